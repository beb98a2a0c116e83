// The bound on what the phones behind one address may open and send: an amount at once, and then a rate. NATS has no bound on
// what one client writes over time, and without one a stranger fills the relay's disk in minutes.
import { isIPv6 } from 'node:net'

/** The rate for each phone. A phone sends about 35 bytes a second: its presence, and a hand now and then. */
const BYTES_A_SECOND = 50
/** The amount at once for each phone. The first phone fills a relay that lost its disk, and a table of 40 hands is 32 kB. */
const BYTES_AT_ONCE = 40_000
/** The cost of a connection in bytes, apart from those that it sends, because the relay checks a signature. */
const OPENING = 2_000
const FORGET_EVERY = 60_000
/** The longest time, in milliseconds, that a timer accepts. */
const LONGEST = 2 ** 31 - 1

/** The budget of a connection, as part of that of its address. */
export interface Budget {
  /** Waits until the budget has room for this many bytes more. */
  readonly take: (bytes: number, signal: AbortSignal | undefined) => Promise<void>
  readonly close: () => void
}

/** The number of open connections of an address, and the bytes that it owed at a time. */
interface Owed {
  open: number
  debt: number
  at: number
}

/** The budgets of all addresses. Each allows for the same number of phones. */
export class Budgets {
  readonly #of = new Map<string, Owed>()
  readonly #phones: number

  constructor(phones: number) {
    this.#phones = phones
    setInterval(() => this.#forget(), FORGET_EVERY).unref()
  }

  /** Opens a connection for an address. Returns `null` if it has too many connections, or has used up its budget. */
  open(address: string): Budget | null {
    const of = budgetKey(address)
    const budget = this.#of.get(of) ?? { open: 0, debt: 0, at: Date.now() }
    if (budget.open >= this.#phones || this.#late(budget) > 0) return null
    this.#of.set(of, budget)
    budget.open += 1
    budget.debt += OPENING
    return {
      take: async (bytes, signal) => {
        this.#pay(budget)
        budget.debt += bytes
        const late = this.#late(budget)
        if (late > 0) await wait(late, signal)
      },
      close: () => void (budget.open -= 1),
    }
  }

  /** Returns the time, in milliseconds, until the sent bytes are within the budget; at most 0 if they are. */
  #late(budget: Owed): number {
    this.#pay(budget)
    return (1000 * (budget.debt - this.#phones * BYTES_AT_ONCE)) / (this.#phones * BYTES_A_SECOND)
  }

  #pay(budget: Owed): void {
    const now = Date.now()
    const paid = ((now - budget.at) / 1000) * this.#phones * BYTES_A_SECOND
    Object.assign(budget, { debt: Math.max(0, budget.debt - paid), at: now })
  }

  #forget(): void {
    for (const [of, budget] of this.#of) {
      this.#pay(budget)
      if (budget.open === 0 && budget.debt === 0) this.#of.delete(of)
    }
  }
}

/** Waits for a time, or rejects when the signal aborts. */
const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((done, failed) => {
    const timer = setTimeout(done, Math.min(milliseconds, LONGEST))
    timer.unref()
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      failed(signal.reason)
    })
  })

/** Returns the key of the budget for an address: the address itself, or for IPv6 the network of a house (its first 64 bits). */
export function budgetKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
