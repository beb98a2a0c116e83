import { newId } from '@/lib/core/ids'
import { wordsAfter, type BoardEntry, type Word } from '@/lib/together/club/board-entry'
import { clubNightOf, type ClubNight } from '@/lib/together/club/club-night'
import { unpublishedResults } from '@/lib/together/club/organiser'
import { Publisher } from '@/lib/together/club/publisher'
import { newestOf, resultsOf, type Results } from '@/lib/together/club/result'
import { followTables, joinBoard, type FollowedTables } from '@/lib/together/club/sessions'
import { openClubNight, type ClubNightSecret } from '@/lib/together/keys/club-night-secret'
import type { Engine } from '@/lib/together/relay/relay'
import type { Session } from '@/lib/together/table/session'
import { standingLines } from '../club/night'
import { MemoryStore } from './phone'
import { settled, until } from './until'

/** A device of the club night: an organiser's, the big screen, or a player's that shows the standings. */
export class ClubDevice {
  readonly store = new MemoryStore<BoardEntry>(({ id }) => id)
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
    await Promise.all([this.board, this.following?.session].map((session) => session && until(session, settled)))
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
    return standingLines(clubNight, this.results)
  }

  say(at: number, ...words: readonly Word[]): void {
    this.store.write(...wordsAfter(this.store.all(), this.name, at, words))
  }

  /** Resolves when everything it wrote is at the relay. */
  async settled(): Promise<void> {
    if (this.board !== null) await until(this.board, settled)
  }

  /** Resolves when it has lost its connections. */
  async apart(): Promise<void> {
    for (const session of [this.board, this.following?.session])
      if (session !== null && session !== undefined) await until(session, ({ phase }) => phase === 'apart')
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
      const again = until(session, ({ phase }) => phase === 'syncing')
      session.sync()
      await again
      await until(session, settled)
    }
  }

  async go(): Promise<void> {
    this.publisher.stop()
    await Promise.all([this.board?.leave(), this.following?.session.leave()])
  }
}
