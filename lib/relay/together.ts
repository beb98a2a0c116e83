import { newId } from '../durable/ids'
import { backoff } from './backoff'
import { Bell } from './bell'
import type { Book } from './book'
import { Calls } from './calls'
import type { Words } from './calls'
import { GAMES } from './carried'
import type { Carried } from './carried'
import type { Ears, Engine, Line, Parcel, RelayProblem } from './engine'
import { DAYS_KEPT } from './jetstream'
import type { TableKeys } from './keys'
import { meet } from './meeting'
import { readMoved, writeMoved } from './moved'
import type { Piece } from './piece'
import { SAY_EVERY } from './presence'
import type { Present } from './presence'
import { seal, unseal } from './seal'
import type { TableSecret } from './secret'

/** Where a phone stands with its table. */
export const PHASES = ['joining', 'meeting', 'together', 'apart', 'left'] as const
export type Phase = (typeof PHASES)[number]

export interface TogetherState {
  readonly phase: Phase
  /** Why it is apart, or why something of this phone is not at the relay. */
  readonly problem: RelayProblem | 'storage' | 'too-large' | 'expired' | null
  /** How many pieces of this phone the relay is not known to have. */
  readonly waiting: number
  /** How many the relay held when they last met; 0 of a table that is new, or has expired. `null`: they have not met. */
  readonly held: number | null
  /** What came and was no piece of this table. */
  readonly dropped: number
  /** The other phones that are there. */
  readonly present: readonly Present[]
  /** Another phone has moved the table to new keys, under which one may look; `null`: nobody has. */
  readonly moved: TableSecret | null
}

/** A phone at a table. */
export interface Session {
  readonly state: () => TogetherState
  /** Told after each change. Returns how to stop. */
  readonly watch: (changed: (state: TogetherState) => void) => () => void
  /** The phone is awake or online: tries at once, or meets again. */
  readonly meet: () => void
  /** The phone has no network: does not wait until the line turns out to be dead. */
  readonly away: () => void
  /** What is told to the others of this phone, until something else is. */
  readonly say: (words: Words) => void
  /** Tells the others for good that the table goes on under other keys, with what they need to look; whether the relay has it. */
  readonly move: (look: TableSecret) => Promise<boolean>
  readonly leave: () => Promise<void>
}

export interface TableOptions<P = Piece> {
  readonly engine: Engine
  readonly keys: TableKeys
  readonly book: Book<P>
  /** By what the calls of this tab are told from those of others; the same after its page was loaded anew. */
  readonly who?: string
  /** When this phone last met entries at the relay, as it remembers; `null`: never. */
  readonly metAt?: number | null
  /** What a parcel says; `null`: not for these ears. By the keys of the table, where nothing is said. */
  readonly open?: (parcel: Parcel) => Promise<unknown>
}

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
/** So many are opened at once: the browser does that beside the page. */
const OPENED_AT_ONCE = 64
/** So many parcels are on their way at once. */
const AT_ONCE = 16
const DAY = 24 * 60 * 60 * 1_000
const GREET_AFTER = 200
/** How long to wait before asking a full relay again. */
const WHEN_FULL = 60_000

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
  private here: readonly P[] = []
  /** What the relay is known to hold, as far as this line goes: by id, what it says. */
  private there = new Map<string, string>()
  /** What no relay takes. */
  private readonly tooLarge = new Set<string>()
  private arrived: Parcel[] = []
  /** Entries that came before the set-up of their game. */
  private early: readonly P[] = []
  private mustMeet = false
  /** More came than could be looked at. */
  private hasMissed = false
  private metAt = 0
  private fullUntil = 0
  private hasLeft = false
  private isAway = false
  private line: Line | null = null
  private readonly bell = new Bell()
  private stopBook: (() => void) | null = null
  private over: Promise<void> = Promise.resolve()
  private readonly calls: Calls
  private greeting: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly carried: Carried<P>,
    private readonly options: TableOptions<P>,
  ) {
    this.calls = new Calls(options.keys, options.who ?? newId(), (present) => this.set({ present }))
  }

  start(): void {
    this.stopBook = this.options.book.watch(
      (pieces) => {
        this.here = pieces
        this.countWaiting()
        this.bell.ring()
      },
      () => this.set({ problem: 'storage' }),
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
    this.fullUntil = 0
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

  async move(look: TableSecret): Promise<boolean> {
    const id = newId()
    const bytes = await seal(this.options.keys, 'log', id, writeMoved(look))
    return bytes !== null && this.line !== null && (await this.line.push({ id, bytes })) === null
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
      const problem = await this.once(() => (failed = 0))
      if (this.hasLeft) return
      this.alone(problem)
      if (problem === 'expired') return
      this.mustMeet = false
      await this.bell.wait(backoff(failed, Math.random()), () => this.mustMeet || this.hasLeft)
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
    const { address, pair } = this.options.keys
    const joined = await this.options.engine.join({ address, pair }, this.ears())
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
    return this.mustMeet || (this.hasMissed && Date.now() - this.metAt >= MEET_AGAIN)
  }

  private hasWork(): boolean {
    return this.arrived.length > 0 || (Date.now() >= this.fullUntil && this.unsent().length > 0)
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
    const pieces = await this.opened(found.value)
    const { take, send } = meet(this.carried, pieces, this.here)
    this.there = new Map(pieces.map((piece) => [this.carried.idOf(piece), this.carried.saidBy(piece)]))
    for (const piece of send) this.there.delete(this.carried.idOf(piece))
    this.set({ held: pieces.length })
    const problem = (await this.take(take)) ?? (await this.send(line, this.unsent()))
    if (problem !== null) return problem
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
    const pieces = await this.opened(parcels)
    const ids = new Set(pieces.map(this.carried.idOf))
    const { take } = meet(
      this.carried,
      pieces,
      this.here.filter((piece) => ids.has(this.carried.idOf(piece))),
    )
    for (const piece of pieces) this.there.set(this.carried.idOf(piece), this.carried.saidBy(piece))
    return (await this.take(take)) ?? (await this.send(line, this.unsent()))
  }

  private async opened(parcels: readonly Parcel[]): Promise<readonly P[]> {
    const { keys, open = ({ id, bytes }) => unseal(keys, 'log', id, bytes) } = this.options
    const read = async (parcel: Parcel) => {
      const said = await open(parcel)
      const moved = readMoved(said)
      return moved === null ? { piece: this.carried.read(parcel, said) } : { moved }
    }
    const pieces: P[] = []
    let moves = 0
    for (let at = 0; at < parcels.length; at += OPENED_AT_ONCE) {
      const some = await Promise.all(parcels.slice(at, at + OPENED_AT_ONCE).map(read))
      for (const { piece = null } of some) if (piece !== null) pieces.push(piece)
      const moved = some.flatMap(({ moved: last }) => last?.to ?? [])
      moves += moved.length
      // The first holds: a table moves once.
      if (moved[0] !== undefined && this.current.moved === null) this.set({ moved: moved[0] })
    }
    const dropped = parcels.length - pieces.length - moves
    if (dropped > 0) this.set({ dropped: this.current.dropped + dropped })
    return pieces
  }

  private async take(pieces: readonly P[]): Promise<'storage' | null> {
    if (pieces.length === 0) return null
    const taken = await this.options.book.take([...this.early, ...pieces])
    if (!taken.ok) return 'storage'
    this.early = taken.value.slice(-MOST_WAITING)
    return null
  }

  /** What is here and, as far as is known, not there. */
  private unsent(): readonly P[] {
    if (this.options.keys.sign === null) return []
    return this.here.filter((piece) => {
      const id = this.carried.idOf(piece)
      return !this.there.has(id) && !this.tooLarge.has(id)
    })
  }

  private async send(line: Line, pieces: readonly P[]): Promise<RelayProblem | null> {
    if (Date.now() < this.fullUntil) return null
    const { isFirst } = this.carried
    const left = [...pieces].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    let problem: RelayProblem | null = null
    const sendOn = async () => {
      for (let piece = left.shift(); piece !== undefined; piece = left.shift()) {
        if (problem !== null || Date.now() < this.fullUntil) return
        problem = (await this.sendOne(line, piece)) ?? problem
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
    this.countWaiting()
    return problem
  }

  private async sendOne(line: Line, piece: P): Promise<RelayProblem | null> {
    const id = this.carried.idOf(piece)
    const bytes = await seal(this.options.keys, 'log', id, this.carried.write(piece))
    const problem = bytes === null ? 'too-large' : await line.push({ id, bytes })
    switch (problem) {
      case null:
        this.there.set(id, this.carried.saidBy(piece))
        return null
      case 'too-large':
        this.tooLarge.add(id)
        this.set({ problem })
        return null
      case 'full':
        this.fullUntil = Date.now() + WHEN_FULL
        this.set({ problem })
        return null
      case 'unavailable':
        return problem
    }
  }

  /** The relay let go of all that lay there because it had grown old, and not because its disk was lost. */
  private hasExpired(): boolean {
    const { metAt = null } = this.options
    return metAt !== null && Date.now() - metAt > DAYS_KEPT * DAY
  }

  private countWaiting(): void {
    const waiting = this.unsent().length
    const isSolved = waiting === 0 && this.current.phase === 'together' && this.tooLarge.size === 0
    this.set({ waiting, ...(isSolved ? { problem: null } : {}) })
  }
}
