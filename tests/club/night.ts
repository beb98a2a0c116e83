import type { EntryRecord } from '@/lib/storage/records/record-types'
import '@/lib/storage/records/schemas/provided'
import { sheetOf } from '@/lib/storage/sheet/sheet'
import { wordsAfter, type BoardEntry, type Word } from '@/lib/together/club/board-entry'
import {
  clubNightOf,
  lastClubRound,
  type Agreed,
  type ClubGame,
  type ClubNight,
  type ClubGameResult,
} from '@/lib/together/club/club-night'
import { drawnGameRecord } from '@/lib/together/club/game-record'
import { ACCEPTS, digestOf, resultOf } from '@/lib/together/club/result'
import { nextRound, type Lots } from '@/lib/together/club/rounds'
import { clubStandings } from '@/lib/together/club/standings'

/** Returns the lines of the standings as figures: place, pair, games won, drawn and lost, points for and against. */
export const standingLines = (...night: Parameters<typeof clubStandings>) =>
  clubStandings(...night).map(({ place, pair, won, halves, lost, points, against }) => [
    place,
    pair.id,
    won,
    halves,
    lost,
    points,
    against,
  ])

/** The agreed settings of a club night of two-player games to 200. */
export const AGREED: Agreed = {
  name: 'Thursday',
  rules: { base: 'bela-2', target: 200 },
  rulesName: null,
  counts: 'wins',
  draw: 'swiss',
  minutes: null,
  cap: null,
  unopposed: 0,
}

/** The log of a game as one phone of its table writes it. */
export class TestLog {
  entries: readonly EntryRecord[] = []
  private made = 0

  constructor(
    readonly game: ClubGame,
    private readonly clubNight: ClubNight,
    private readonly device = 'phone',
  ) {}

  get record() {
    const record = drawnGameRecord(this.clubNight, this.game, this.device)
    if (record === null) throw new Error('expected a game of two sides')
    return record
  }

  get result(): ClubGameResult | null {
    return resultOf(this.record, this.entries)
  }

  /** Adds a hand that the side with more points took and made. */
  hand(...points: readonly [number, number]): this {
    const last = this.entries.findLast((entry) => entry.kind === 'recorded')
    return this.add({
      kind: 'recorded',
      hand: `${this.device}-hand-${this.made}`,
      after: last !== undefined && 'hand' in last ? last.hand : null,
      facts: factsOf(...points),
    })
  }

  /** Corrects a hand. Hands are counted from 1. */
  correct(number: number, ...points: readonly [number, number]): this {
    const entry = this.entries.filter(({ kind }) => kind === 'recorded')[number - 1]
    if (entry === undefined || !('hand' in entry)) throw new Error(`no hand ${number}`)
    const { hand } = entry
    const last = this.entries.findLast((one) => 'facts' in one && 'hand' in one && one.hand === hand)
    return this.add({ kind: 'corrected', hand, of: [(last ?? entry).id], facts: factsOf(...points) })
  }

  accept(...sides: readonly number[]): this {
    const sheet = sheetOf(this.record, this.entries)
    if (!sheet.ok) throw new Error('expected a readable sheet')
    for (const side of sides) this.add({ kind: ACCEPTS, side, of: digestOf(sheet.value) })
    return this
  }

  add(change: { readonly kind: string; readonly [key: string]: unknown }): this {
    this.made += 1
    const clock = this.entries.reduce((most, entry) => Math.max(most, entry.clock), 0) + 1
    const id = `${this.game.id}-${this.device}-${this.made}`
    const entry = {
      id,
      v: 1,
      gameId: this.game.id,
      device: this.device,
      clock,
      at: 1_795_000_000_000 + clock,
      ...change,
    }
    this.entries = [...this.entries, entry as EntryRecord]
    return this
  }
}

/** A club night as its organiser records it. */
export class TestNight {
  entries: readonly BoardEntry[] = []
  readonly logs = new Map<string, TestLog>()
  private ids = 0

  constructor(pairs: readonly string[], agreed: Partial<Agreed> = {}) {
    this.say(['club-night', { ...AGREED, ...agreed }], ...pairs.map(pairWord))
  }

  readonly lots: Lots = {
    // Keeps the pairs in the order in which they came.
    random: () => 0.25,
    newId: () => `game${(this.ids += 1)}`,
  }

  get clubNight(): ClubNight {
    const clubNight = clubNightOf(this.entries)
    if (clubNight === null) throw new Error('expected a club night')
    return clubNight
  }

  get results(): ReadonlyMap<string, ClubGameResult> {
    return new Map([...this.logs].flatMap(([id, log]) => (log.result === null ? [] : [[id, log.result] as const])))
  }

  say(...words: readonly Word[]): void {
    this.entries = [...this.entries, ...wordsAfter(this.entries, 'organiser', AT + this.entries.length, words)]
  }

  round(): readonly ClubGame[] {
    this.say(...nextRound(this.clubNight, this.results, this.lots, AT))
    return lastClubRound(this.clubNight)?.games ?? []
  }

  /** Returns the log of the game between two pairs in the last round, in either order. */
  game(a: string, b: string): TestLog {
    const game = (lastClubRound(this.clubNight)?.games ?? []).find(
      ({ first, second }) => (first === a && second === b) || (first === b && second === a),
    )
    if (game === undefined) throw new Error(`${a} does not play ${b}`)
    const log = this.logs.get(game.id) ?? new TestLog(game, this.clubNight)
    this.logs.set(game.id, log)
    return log
  }

  /** Plays a game that both pairs accept. `own` are the points of the pair named first, `other` those of the second. */
  played(a: string, b: string, own: number, other: number): TestLog {
    const log = this.game(a, b)
    const points: readonly [number, number] = log.game.first === a ? [own, other] : [other, own]
    return log.hand(...points).accept(0, 1)
  }
}

export const AT = 1_795_000_000_000
export const pairWord = (name: string): Word => [`pair/${name}`, { players: [name], here: true }]

/** Returns a hand given by its totals, in the form of the file format, taken by the side with more points. */
export const factsOf = (first: number, second: number) => ({
  kind: 'counted',
  taker: first > second ? 0 : 1,
  totals: [first, second],
})
