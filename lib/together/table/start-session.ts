import { newId } from '../../core/ids'
import { backoff } from '../relay/backoff'
import { Bell } from './signal'
import { Calls, type Words } from './presence-calls'
import { GAMES, type Carried } from './protocol'
import type { Ears, Line, Parcel, RelayProblem } from '../relay/relay'
import { DAYS_KEPT } from '../relay/jetstream'
import { meet } from './sync-plan'
import { writeMoved } from './moved'
import { openParcels } from './open-envelopes'
import { Outbox } from './outbox'
import { SAY_EVERY } from './presence'
import { seal, unseal } from '../keys/seal'
import { packSecret, type TableSecret } from '../keys/secret'
import type { Moving, Session, TableOptions, TogetherState } from './session'

/** Comes to a table and stays until it leaves: connects, meets, sends and takes, and begins anew whenever the line is lost. */
export const join = (options: TableOptions): Session => joinAs(GAMES, options)

/** The same for whatever is carried. */
export function joinAs<P>(carried: Carried<P>, options: TableOptions<P>): Session {
  const table = new Table(carried, options)
  table.start()
  return table
}

/** More than these wait to be looked at: then the rest is fetched by a meeting, since the relay has it. */
const MOST_WAITING = 1_000
/** After a meeting so long goes by before the next, where the only reason is that too much came at once. */
const MEET_AGAIN = 5_000
const DAY = 24 * 60 * 60 * 1_000
const GREET_AFTER = 200

const isSame = (one: TableSecret, other: TableSecret): boolean => packSecret(one) === packSecret(other)

/** Why a line ends. */
type Trouble = RelayProblem | 'storage' | 'expired'

class Table<P> implements Session {
  private readonly watchers = new Set<(state: TogetherState) => void>()
  private current: TogetherState = {
    phase: 'joining',
    problem: null,
    waiting: 0,
    held: null,
    dropped: 0,
    present: [],
    moved: null,
  }
  private arrived: Parcel[] = []
  /** Entries that came before the set-up of their game. */
  private early: readonly P[] = []
  private mustMeet = false
  /** More came than could be looked at. */
  private hasMissed = false
  /** Somebody asked for it since the last meeting, or since a try began: the next is made at once. */
  private isAsked = false
  private metAt = 0
  /** When this phone and the relay last had something in common, as far as is remembered. */
  private hadAt: number | null
  /** What is on this phone is known: before, a meeting would take it for nothing. */
  private hasRead = false
  private hasLeft = false
  private isAway = false
  private line: Line | null = null
  private readonly bell = new Bell()
  private stopBook: (() => void) | null = null
  private over: Promise<void> = Promise.resolve()
  private readonly calls: Calls
  private readonly outbox: Outbox<P>
  private greeting: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly carried: Carried<P>,
    private readonly options: TableOptions<P>,
  ) {
    this.hadAt = options.metAt ?? null
    this.calls = new Calls(options.keys, options.who ?? newId(), (present) => this.set({ present }))
    this.outbox = new Outbox(carried, options.keys, (problem) => this.set({ problem }))
  }

  start(): void {
    this.stopBook = this.options.book.watch(
      (pieces) => {
        this.hasRead = true
        this.outbox.hold(pieces)
        this.countWaiting()
        this.bell.ring()
      },
      () => {
        this.hasRead = true
        this.set({ problem: 'storage' })
        this.bell.ring()
      },
    )
    this.over = this.stay()
  }

  state(): TogetherState {
    return this.current
  }

  watch(changed: (state: TogetherState) => void): () => void {
    this.watchers.add(changed)
    return () => this.watchers.delete(changed)
  }

  meet(): void {
    this.mustMeet = true
    this.isAsked = true
    this.outbox.askAgain()
    this.bell.ring()
  }

  away(): void {
    if (this.line === null) return
    this.isAway = true
    this.alone('unreachable')
    this.bell.ring()
  }

  say(words: Words): void {
    this.calls.say(words)
    void this.calls.tell(this.line, 'stays')
  }

  async move(look: TableSecret): Promise<Moving> {
    if (!this.canMove()) return 'not-said'
    const id = newId()
    const bytes = await seal(this.options.keys, 'moved', id, writeMoved(look))
    const { line } = this
    if (bytes === null || line === null) return 'not-said'
    const problem = await line.push({ id, bytes })
    // Of two who move it at once the first holds: which that is says the order in which they lie there. And what was not answered may lie there.
    const found = await line.meet()
    if (!found.ok) return 'unknown'
    const { moved } = await this.read(found.value)
    if (moved !== null) return isSame(moved, look) ? 'first' : 'other'
    return problem === 'full' ? 'full' : 'unknown'
  }

  async leave(): Promise<void> {
    await this.calls.tell(this.line, 'leaves')
    this.hasLeft = true
    if (this.greeting !== null) clearTimeout(this.greeting)
    this.stopBook?.()
    await this.line?.leave()
    this.bell.ring()
    await this.over
    this.calls.clear()
    this.set({ phase: 'left' })
    this.watchers.clear()
  }

  private set(change: Partial<TogetherState>): void {
    this.current = { ...this.current, ...change }
    for (const changed of this.watchers) changed(this.current)
  }

  /** One line after the other, with a pause between, until this phone leaves. */
  private async stay(): Promise<void> {
    let failed = 0
    while (!this.hasLeft) {
      this.set({ phase: 'joining' })
      this.isAsked = false
      const problem = await this.once(() => (failed = 0))
      if (this.hasLeft) return
      this.alone(problem)
      if (problem === 'expired') return
      await this.bell.wait(backoff(failed, Math.random()), () => this.isAsked || this.hasLeft)
      failed += 1
    }
  }

  private alone(problem: Trouble): void {
    this.calls.clear()
    this.set({ phase: 'apart', problem })
  }

  /** A line from its beginning to its end; why it ended. */
  private async once(hasMet: () => void): Promise<Trouble> {
    this.arrived = []
    this.early = []
    const joined = await this.options.engine.join(this.options.keys, this.ears())
    if (!joined.ok) return joined.error
    const line = joined.value
    this.line = line
    this.isAway = false
    let lost: RelayProblem | null = null
    void line.gone.then((problem) => {
      lost = problem
      this.bell.ring()
    })
    const telling = setInterval(() => void this.calls.tell(line, 'stays'), SAY_EVERY)
    try {
      const problem = await this.work(line, () => (this.isAway ? 'unreachable' : lost), hasMet)
      return lost ?? problem
    } finally {
      clearInterval(telling)
      this.line = null
      await line.leave()
    }
  }

  /** Once for all who came in the same moment. */
  private greet(): void {
    this.greeting ??= setTimeout(() => {
      this.greeting = null
      void this.calls.tell(this.line, 'stays')
    }, GREET_AFTER)
  }

  private ears(): Ears {
    return {
      pushed: (parcel) => {
        if (this.arrived.length < MOST_WAITING) this.arrived.push(parcel)
        else this.hasMissed = true
        this.bell.ring()
      },
      said: (bytes) => void this.calls.hear(bytes, () => this.greet()),
    }
  }

  private async work(line: Line, lost: () => RelayProblem | null, hasMet: () => void): Promise<Trouble> {
    this.mustMeet = true
    while (lost() === null && !this.hasLeft) {
      const problem = this.isTimeToMeet() ? await this.meetOver(line, hasMet) : await this.goOn(line)
      if (problem !== null) return problem
      const pause = this.hasMissed ? MEET_AGAIN : SAY_EVERY
      await this.bell.wait(pause, () => lost() !== null || this.hasLeft || this.isTimeToMeet() || this.hasWork())
      this.calls.sweep()
    }
    return 'unreachable'
  }

  private isTimeToMeet(): boolean {
    if (!this.hasRead) return false
    return this.mustMeet || (this.hasMissed && Date.now() - this.metAt >= MEET_AGAIN)
  }

  private hasWork(): boolean {
    return this.arrived.length > 0 || this.outbox.hasWork()
  }

  /** Takes in everything that the relay holds, and sends what it lacks. */
  private async meetOver(line: Line, hasMet: () => void): Promise<Trouble | null> {
    this.mustMeet = false
    this.hasMissed = false
    this.metAt = Date.now()
    this.set({ phase: 'meeting' })
    const found = await line.meet()
    if (!found.ok) return found.error
    if (found.value.length === 0 && this.hasExpired()) return 'expired'
    const pieces = await this.opened(found.value, 'met')
    const { take, send } = meet(this.carried, pieces, this.outbox.here())
    this.outbox.relayHas(pieces, send)
    this.set({ held: pieces.length })
    const problem = (await this.take(take)) ?? (await this.send(line))
    if (problem !== null) return problem
    if (pieces.length + this.outbox.here().length > 0) this.hadAt = this.metAt
    this.isAsked = false
    hasMet()
    this.set({ phase: 'together' })
    this.countWaiting()
    await this.calls.tell(line, 'stays')
    return null
  }

  /** Takes in what came, and sends what is new here. */
  private async goOn(line: Line): Promise<Trouble | null> {
    const parcels = this.arrived
    this.arrived = []
    const pieces = await this.opened(parcels, 'heard')
    const ids = new Set(pieces.map(this.carried.idOf))
    const { take } = meet(
      this.carried,
      pieces,
      this.outbox.here().filter((piece) => ids.has(this.carried.idOf(piece))),
    )
    this.outbox.relayHasToo(pieces)
    return (await this.take(take)) ?? (await this.send(line))
  }

  private async opened(parcels: readonly Parcel[], how: 'met' | 'heard'): Promise<readonly P[]> {
    const { pieces, moved, dropped } = await this.read(parcels)
    // The first holds: a table moves once. Which is the first a meeting says, where all lie in the order of the relay.
    if (moved !== null && this.current.moved === null) {
      if (how === 'met') this.set({ moved })
      else this.mustMeet = true
    }
    if (dropped > 0) this.set({ dropped: this.current.dropped + dropped })
    return pieces
  }

  private read(parcels: readonly Parcel[]) {
    const { keys, open = ({ id, bytes }) => unseal(keys, this.carried.kind, id, bytes) } = this.options
    const openNotice = ({ id, bytes }: Parcel) => unseal(keys, 'moved', id, bytes)
    return openParcels(this.carried, parcels, open, this.canMove() ? openNotice : null)
  }

  /** A table of an evening has no link to look of its own: its keys are the organiser's, and no phone of the table moves it. */
  private canMove(): boolean {
    return this.carried.kind === 'entry' && this.options.keys.look !== null
  }

  private async take(pieces: readonly P[]): Promise<'storage' | null> {
    if (pieces.length === 0) return null
    const taken = await this.options.book.take([...this.early, ...pieces])
    if (!taken.ok) return 'storage'
    this.early = taken.value.slice(-MOST_WAITING)
    return null
  }

  private async send(line: Line): Promise<RelayProblem | null> {
    const problem = await this.outbox.send(line)
    this.countWaiting()
    return problem
  }

  /** The relay let go of all that lay there because it had grown old, and not because its disk was lost. */
  private hasExpired(): boolean {
    return this.hadAt !== null && Date.now() - this.hadAt > DAYS_KEPT * DAY
  }

  private countWaiting(): void {
    const waiting = this.outbox.unsent().length
    const isSolved = waiting === 0 && this.current.phase === 'together' && !this.outbox.holdsTooLarge()
    this.set({ waiting, ...(isSolved ? { problem: null } : {}) })
  }
}
