import type { TableKeys } from '../keys/keys'
import { seal, unseal } from '../keys/seal'
import type { RelayConnection } from '../relay/relay'
import { heard, heardLately, readPresence, thereOf, type Present, type PresenceMessage } from './presence'

/** The words of a phone about itself: its name, and the hand that it is writing. */
export interface Words {
  readonly name: string
  readonly writing: number | null
  /** Of which game that is; `null`: of none. */
  readonly game: string | null
}

/** So much is looked at at once; whoever shouts is not listened to. */
const MOST_HEARD = 32

/** Of so many it is known what they said last. */
const MOST_REMEMBERED = 1_000

/** Sends and hears the calls between the phones at a table. Nothing is kept of them. */
export class PresenceCalls {
  private words: Words = { name: '', writing: null, game: null }
  /** From the clock on: greater than what the same phone said before its page was loaded again. */
  private count = Date.now()
  private hearing = 0
  /** The last that was heard of each, as long as the tab lives: what comes again afterwards is no news, however much later. */
  private readonly counts = new Map<string, number>()
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

  /** PresenceCalls that this phone is there, or that it leaves. */
  async tell(connection: RelayConnection | null, how: 'stays' | 'leaves'): Promise<void> {
    if (connection === null || this.keys.sign === null) return
    this.count += 1
    const said = { v: 1, who: this.who, count: this.count, ...this.words, leaves: how === 'leaves' }
    const bytes = await seal(this.keys, 'call', '', said)
    if (bytes !== null) connection.say(bytes)
  }

  /** Takes a call. It greets a phone that was not here before, because that phone does not know yet who is. */
  async hear(bytes: Uint8Array, greet: () => void): Promise<void> {
    if (this.hearing >= MOST_HEARD) return
    this.hearing += 1
    const said = readPresence(await unseal(this.keys, 'call', '', bytes))
    this.hearing -= 1
    if (said === null || said.who === this.who || said.count <= (this.counts.get(said.who) ?? 0)) return
    this.remember(said)
    const isNew = !said.leaves && !this.all.some(({ who }) => who === said.who)
    this.set(heard(this.all, said, Date.now()))
    if (isNew) greet()
  }

  /** Forgets those who have been silent for long. */
  sweep(): void {
    this.set(heardLately(this.all, Date.now()))
  }

  /** Without a connection no one is there. */
  clear(): void {
    this.set([])
  }

  private remember({ who, count }: PresenceMessage): void {
    this.counts.delete(who)
    this.counts.set(who, count)
    const [oldest] = this.counts.keys()
    if (this.counts.size > MOST_REMEMBERED && oldest !== undefined) this.counts.delete(oldest)
  }

  private set(all: readonly Present[]): void {
    if (all === this.all) return
    this.all = all
    this.changed(thereOf(all))
  }
}
