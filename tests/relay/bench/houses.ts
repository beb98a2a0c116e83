import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Answer, Order } from './orders'

/** The processes that run the phones. */
export class Houses {
  private constructor(private readonly all: readonly ChildProcess[]) {}

  static open(count: number): Houses {
    return new Houses(
      Array.from({ length: count }, () =>
        fork('scripts/dispatch/run-ts.mjs', ['tests/relay/bench/house.ts'], { stdio: 'inherit' }),
      ),
    )
  }

  /** Sends an order to each house and waits for all of them. Returns their combined answers. */
  async tell(order: Order | ((house: number) => Order)): Promise<Answer & { readonly took: number }> {
    const begun = performance.now()
    const answers = await Promise.all(
      this.all.map((house, index) => told(house, typeof order === 'function' ? order(index) : order)),
    )
    const sum = (of: (answer: Answer) => number): number => answers.reduce((total, answer) => total + of(answer), 0)
    return {
      took: performance.now() - begun,
      times: answers.flatMap(({ times }) => times),
      unheard: sum(({ unheard }) => unheard),
      entries: sum(({ entries }) => entries),
      lost: sum(({ lost }) => lost),
      doubled: sum(({ doubled }) => doubled),
      sent: sum(({ sent }) => sent),
      received: sum(({ received }) => received),
      ownDelay: Math.max(...answers.map(({ ownDelay }) => ownDelay)),
    }
  }

  async close(): Promise<void> {
    const ended = this.all.map((house) => once(house, 'exit'))
    for (const house of this.all) house.disconnect()
    await Promise.all(ended)
  }
}

async function told(house: ChildProcess, order: Order): Promise<Answer> {
  const answered = once(house, 'message') as Promise<[Answer]>
  const ended = once(house, 'exit').then(([code]) => Promise.reject(new Error(`a house ended with ${String(code)}`)))
  house.send(order)
  const [answer] = await Promise.race([answered, ended])
  return answer
}
