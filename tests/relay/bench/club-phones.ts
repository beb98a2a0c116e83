import { clockOf, wordsAfter } from '@/lib/club/board-entry'
import type { BoardEntry, Word } from '@/lib/club/board-entry'
import { eveningOf } from '@/lib/club/evening'
import type { Evening } from '@/lib/club/evening'
import { newestOf, resultsOf } from '@/lib/club/result'
import type { Results } from '@/lib/club/result'
import { standingsOf } from '@/lib/club/standings'
import { ok } from '@/lib/engine/table/result'
import type { Book } from '@/lib/relay/book'
import type { Engine } from '@/lib/relay/engine'
import { followTables, joinBoard } from '@/lib/relay/evening'
import type { Following } from '@/lib/relay/evening'
import { openEvening } from '@/lib/relay/evening-secret'
import type { EveningSecret } from '@/lib/relay/evening-secret'
import type { Session, TogetherState } from '@/lib/relay/session'

/** What a phone of the simulated club keeps of the board. */
class BoardBook implements Book<BoardEntry> {
  private readonly held = new Map<string, BoardEntry>()
  private readonly watchers = new Set<(all: readonly BoardEntry[]) => void>()

  all = (): readonly BoardEntry[] => [...this.held.values()]

  readonly watch = (heard: (all: readonly BoardEntry[]) => void): (() => void) => {
    this.watchers.add(heard)
    heard(this.all())
    return () => this.watchers.delete(heard)
  }

  readonly take: Book<BoardEntry>['take'] = (entries) => {
    this.put(entries)
    return Promise.resolve(ok([]))
  }

  put(entries: readonly BoardEntry[]): void {
    for (const entry of entries) this.held.set(entry.id, entry)
    for (const heard of this.watchers) heard(this.all())
  }
}

/** A device of the evening: the organiser’s, the big screen, or a player’s that looks at the standings. */
export class ClubDevice {
  readonly book = new BoardBook()
  private board: Session | null = null
  private following: Following | null = null
  private changed = () => undefined as void

  constructor(
    private readonly engine: Engine,
    readonly secret: EveningSecret,
  ) {}

  static of(engine: Engine, code: string): ClubDevice {
    const secret = openEvening(code)
    if (secret === null) throw new Error('a code of an evening')
    return new ClubDevice(engine, secret)
  }

  async come(): Promise<void> {
    this.board = await joinBoard(this.engine, this.secret, this.book)
    this.following = await followTables(this.engine, this.secret, () => this.changed())
    this.book.watch(() => {
      if (this.evening !== null) this.following?.know(this.evening.tables)
      this.changed()
    })
    await Promise.all([this.board, this.following?.session].map((session) => session && met(session)))
  }

  get evening(): Evening | null {
    return eveningOf(this.book.all())
  }

  /** Its own fold of all logs; of a player’s phone what the board says. */
  get results(): Results {
    const { evening, following } = this
    if (evening === null) return new Map()
    if (following === null) return evening.results
    const entries = following
      .pieces()
      .flatMap(({ writer, piece }) => (piece.kind === 'entry' ? [{ writer, entry: piece.entry }] : []))
    return newestOf(evening.results, resultsOf(evening, entries))
  }

  get standings() {
    const { evening } = this
    if (evening === null) return []
    return standingsOf(evening, this.results).map(({ place, pair, won, halves, lost, points, against }) => [
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
    this.book.put(wordsAfter(this.book.all(), 'organiser', at, words))
  }

  get clock(): number {
    return clockOf(this.book.all())
  }

  /** Waits until something is true of it, looking whenever anything came. */
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

  /** Meets again, as a phone does that wakes. */
  async meet(): Promise<void> {
    for (const session of [this.board, this.following?.session]) {
      if (session === null || session === undefined) continue
      const again = once(session, ({ phase }) => phase === 'meeting')
      session.meet()
      await again
      await met(session)
    }
  }

  async go(): Promise<void> {
    await Promise.all([this.board?.leave(), this.following?.session.leave()])
  }
}

const met = (session: Session) => once(session, ({ phase, waiting }) => phase === 'together' && waiting === 0)

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
