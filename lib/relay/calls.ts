import type { Line } from './engine'
import type { TableKeys } from './keys'
import { heard, heardLately, readSaid, thereOf } from './presence'
import type { Present } from './presence'
import { seal, unseal } from './seal'

/** What a phone tells the others of itself: what it goes by, and the hand that is being written on it. */
export interface Words {
  readonly name: string
  readonly writing: number | null
}

/** So much is looked at at once; whoever shouts is not listened to. */
const MOST_HEARD = 32

/** What the phones at a table call to each other, of which nothing is kept. */
export class Calls {
  private words: Words = { name: '', writing: null }
  /** From the clock on: greater than what the same phone said before its page was loaded anew. */
  private count = Date.now()
  private hearing = 0
  /** Everybody who was heard of late, those who left among them. */
  private all: readonly Present[] = []

  constructor(
    private readonly keys: TableKeys,
    private readonly who: string,
    private readonly changed: (present: readonly Present[]) => void,
  ) {}

  say(words: Words): void {
    this.words = words
  }

  /** Calls that this phone is there, or that it leaves. */
  async tell(line: Line | null, how: 'stays' | 'leaves'): Promise<void> {
    if (line === null || this.keys.sign === null) return
    this.count += 1
    const said = { v: 1, who: this.who, count: this.count, ...this.words, leaves: how === 'leaves' }
    const bytes = await seal(this.keys, 'now', '', said)
    if (bytes !== null) line.say(bytes)
  }

  /** What somebody called. Whoever was not here before is greeted: it does not know yet who is. */
  async hear(bytes: Uint8Array, greet: () => void): Promise<void> {
    if (this.hearing >= MOST_HEARD) return
    this.hearing += 1
    const said = readSaid(await unseal(this.keys, 'now', '', bytes))
    this.hearing -= 1
    if (said === null || said.who === this.who) return
    const isNew = !said.leaves && !this.all.some(({ who }) => who === said.who)
    this.set(heard(this.all, said, Date.now()))
    if (isNew) greet()
  }

  /** Forgets those who have been silent for long. */
  sweep(): void {
    this.set(heardLately(this.all, Date.now()))
  }

  /** Without a line nobody is there. */
  clear(): void {
    this.set([])
  }

  private set(all: readonly Present[]): void {
    if (all === this.all) return
    this.all = all
    this.changed(thereOf(all))
  }
}
