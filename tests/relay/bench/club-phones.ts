import { newId } from '@/lib/core/ids'
import { ok } from '@/lib/core/result'
import { wordsAfter, type BoardEntry, type Word } from '@/lib/together/club/board-entry'
import { clubNightOf, type ClubNight } from '@/lib/together/club/club-night'
import { unpublishedResults } from '@/lib/together/club/organiser'
import { Publisher } from '@/lib/together/club/publisher'
import { newestOf, resultsOf, type Results } from '@/lib/together/club/result'
import { followTables, joinBoard, type FollowedTables } from '@/lib/together/club/sessions'
import { clubStandings } from '@/lib/together/club/standings'
import { openClubNight, type ClubNightSecret } from '@/lib/together/keys/club-night-secret'
import type { Engine } from '@/lib/together/relay/relay'
import type { Session, TogetherState } from '@/lib/together/table/session'
import type { TableStore } from '@/lib/together/table/store'

/** The board of a simulated device, in memory. */
class BoardStore implements TableStore<BoardEntry> {
  private readonly held = new Map<string, BoardEntry>()
  private readonly watchers = new Set<(all: readonly BoardEntry[]) => void>()

  all = (): readonly BoardEntry[] => [...this.held.values()]

  readonly watch = (heard: (all: readonly BoardEntry[]) => void): (() => void) => {
    this.watchers.add(heard)
    heard(this.all())
    return () => this.watchers.delete(heard)
  }

  readonly take: TableStore<BoardEntry>['take'] = (entries) => {
    this.put(entries)
    return Promise.resolve(ok([]))
  }

  put(entries: readonly BoardEntry[]): void {
    for (const entry of entries) this.held.set(entry.id, entry)
    for (const heard of this.watchers) heard(this.all())
  }
}

/** A device of the club night: an organiser's, the big screen, or a player's that shows the standings. */
export class ClubDevice {
  readonly store = new BoardStore()
  private board: Session | null = null
  private following: FollowedTables | null = null
  private changed = () => undefined as void
  private readonly name = newId()
  /** Publishes results on the board, as the app of an organiser does. */
  private readonly publisher = new Publisher({
    isDue: () => this.unpublished().length > 0,
    entries: () => this.store.all().length,
    publish: () => Promise.resolve(this.say(Date.now(), ...this.unpublished())),
  })

  constructor(
    private readonly engine: Engine,
    readonly secret: ClubNightSecret,
  ) {}

  static of(engine: Engine, code: string): ClubDevice {
    const secret = openClubNight(code)
    if (secret === null) throw new Error('expected a code of a club night')
    return new ClubDevice(engine, secret)
  }

  /** Tells whether both of its sessions have synced. */
  get hasAll(): boolean {
    return [this.board, this.following?.session].every((session) => session?.state().phase === 'together')
  }

  /** The number of messages that were not words of this board, or not pieces of the table at which they were. */
  get dropped(): number {
    return [this.board, this.following?.session].reduce((sum, session) => sum + (session?.state().dropped ?? 0), 0)
  }

  /** Ends the connection to the tables. The one to the board continues. */
  async loseTables(): Promise<void> {
    await this.following?.session.leave()
  }

  private unpublished(): readonly Word[] {
    const clubNight = this.secret.kind === 'organiser' && this.hasAll ? this.clubNight : null
    return clubNight === null ? [] : unpublishedResults(clubNight, this.results)
  }

  private check(): void {
    this.changed()
    if (this.secret.kind === 'organiser') this.publisher.check()
  }

  async come(): Promise<void> {
    this.board = await joinBoard(this.engine, this.secret, this.store)
    this.following = await followTables(this.engine, this.secret, () => this.check())
    this.store.watch(() => {
      if (this.clubNight !== null) this.following?.setTables(this.clubNight.tables)
      this.check()
    })
    for (const session of [this.board, this.following?.session])
      session?.watch(({ phase }) => phase === 'together' && this.check())
    await Promise.all([this.board, this.following?.session].map((session) => session && synced(session)))
  }

  get clubNight(): ClubNight | null {
    return clubNightOf(this.store.all())
  }

  /** The results: computed from all logs, or on a player's device those of the board. */
  get results(): Results {
    const { clubNight, following } = this
    if (clubNight === null) return new Map()
    if (following === null) return clubNight.results
    const entries = following
      .pieces()
      .flatMap(({ writer, piece }) => (piece.kind === 'entry' ? [{ writer, entry: piece.entry }] : []))
    return newestOf(clubNight.results, resultsOf(clubNight, entries))
  }

  get standings() {
    const { clubNight } = this
    if (clubNight === null) return []
    return clubStandings(clubNight, this.results).map(({ place, pair, won, halves, lost, points, against }) => [
      place,
      pair.id,
      won,
      halves,
      lost,
      points,
      against,
    ])
  }

  say(at: number, ...words: readonly Word[]): void {
    this.store.put(wordsAfter(this.store.all(), this.name, at, words))
  }

  /** Resolves when everything it wrote is at the relay. */
  async settled(): Promise<void> {
    if (this.board !== null) await synced(this.board)
  }

  /** Resolves when it has lost its connections. */
  async apart(): Promise<void> {
    for (const session of [this.board, this.following?.session])
      if (session !== null && session !== undefined) await once(session, ({ phase }) => phase === 'apart')
  }

  /** Waits until a condition holds, and checks it after each change. */
  until(isIt: () => boolean): Promise<void> {
    return new Promise((done) => {
      const look = () => {
        if (!isIt()) return
        this.changed = () => undefined
        done()
      }
      this.changed = look
      look()
    })
  }

  /** Syncs again, as a device does when it wakes up. */
  async sync(): Promise<void> {
    for (const session of [this.board, this.following?.session]) {
      if (session === null || session === undefined) continue
      const again = once(session, ({ phase }) => phase === 'syncing')
      session.sync()
      await again
      await synced(session)
    }
  }

  async go(): Promise<void> {
    this.publisher.stop()
    await Promise.all([this.board?.leave(), this.following?.session.leave()])
  }
}

const synced = (session: Session) => once(session, ({ phase, waiting }) => phase === 'together' && waiting === 0)

export function once(session: Session, isIt: (state: TogetherState) => boolean): Promise<void> {
  return new Promise((done) => {
    let stop = (): void => undefined
    const look = (state: TogetherState) => {
      if (!isIt(state)) return
      stop()
      done()
    }
    stop = session.watch(look)
    look(session.state())
  })
}
