// Makes games as ordinary tables play them, from a fixed sequence of numbers: for benchmarks, and for looking at screens.
import { withSum } from '../../lib/durable/replica/summed'
import { scoreRow } from '../../lib/engine/game/ledger'
import type { Hand } from '../../lib/engine/table/hand'
import type { Rules } from '../../lib/engine/table/options'
import { sideCount } from '../../lib/engine/table/seats'
import { makeHand } from '../../lib/format/hand-file'
import { baseRules } from '../../lib/format/rules-file'
import type { RuleSetId } from '../../lib/rulesets/sets/rule-set'
import { makeGameRecord, type GameRecord } from '../../lib/storage/records/game'
import type { EntryRecord, SeriesRecord } from '../../lib/storage/records/record-types'
import '../../lib/storage/records/schemas/provided'
import type { TallyRecord } from '../../lib/storage/records/tally'
import type { StoredChange } from '../../lib/storage/sheet/new-change'
import { sheetOf } from '../../lib/storage/sheet/sheet'
import { statusOf, summaryOf } from '../../lib/storage/sheet/summary'
import { tallyOf } from '../../lib/storage/sheet/tally'

/** The rows for the tables of the database. */
export interface Seed {
  readonly games: readonly GameRecord[]
  readonly entries: readonly EntryRecord[]
  readonly tallies: readonly TallyRecord[]
  readonly series: readonly SeriesRecord[]
}

const CAST = ['Mike', 'Yetta', 'Ned', 'Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Old Man River', 'Mary Mac', 'Éva', 'Sipho']
const BASES: readonly RuleSetId[] = ['bela-2', 'bela-2', 'bela-3', 'klabberjass-4', 'bridge-belote', 'lehman']
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
const NOTES = ['at the Quarry Inn', 'rain all evening', 'Mike dealt twice', 'the cards were wet']

/** Returns a generator of the same pseudorandom numbers from 0 to below 1 in each run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** The number of games that are really played; further games are copies of them on earlier evenings. */
const PLAYED = 1000

/** Makes so many games in the years before `until`, a few for each evening. */
export function seedGames(count: number, until: number): Seed {
  const first = playGames(Math.min(count, PLAYED), until)
  const span = until - (first.games.at(-1)?.createdAt ?? until) + 86_400_000
  const times = Array.from({ length: Math.ceil(count / PLAYED) }, (_, time) => earlier(first, time, span))
  const most = <T>(rows: readonly T[]): readonly T[] => rows.slice(0, count)
  return {
    games: most(times.flatMap(({ games }) => games)),
    entries: times.flatMap(({ entries }) => entries),
    tallies: most(times.flatMap(({ tallies }) => tallies)).map(withSum),
    series: times.flatMap(({ series }) => series),
  }
}

/** Copies games to an earlier time: `time` times `span` milliseconds before. */
function earlier(seed: Seed, time: number, span: number): Seed {
  const id = (text: string) => `${text}-${time}`
  const seriesId = (text: string | null) => (text === null ? null : id(text))
  const ago = span * time
  return {
    games: seed.games.map((row) => ({
      ...row,
      id: id(row.id),
      seriesId: seriesId(row.seriesId),
      createdAt: row.createdAt - ago,
      updatedAt: row.updatedAt - ago,
    })),
    entries: seed.entries.map((row) => ({ ...row, id: id(row.id), gameId: id(row.gameId), at: (row.at ?? 0) - ago })),
    tallies: seed.tallies.map((row) => ({
      ...row,
      gameId: id(row.gameId),
      seriesId: seriesId(row.seriesId),
      createdAt: row.createdAt - ago,
      age: row.age + ago,
    })),
    series: seed.series.map((row) => ({ ...row, id: id(row.id), createdAt: row.createdAt - ago })),
  }
}

function playGames(count: number, until: number): Seed {
  const next = numbers(20261121)
  const below = (most: number) => Math.floor(next() * most)
  const all: { games: GameRecord[]; entries: EntryRecord[]; tallies: TallyRecord[]; series: SeriesRecord[] } = {
    games: [],
    entries: [],
    tallies: [],
    series: [],
  }
  let at = until - 3_600_000
  for (let number = 0; number < count; number += 1) {
    const base = BASES[below(BASES.length)] ?? 'bela-2'
    const rules = baseRules(base)
    const names = shuffled(CAST, below).slice(0, rules.players)
    const seriesId = below(4) === 0 ? `series-${number}` : null
    if (seriesId !== null) all.series.push({ id: seriesId, v: 1, createdAt: at, bestOf: 3, names, extra: {} })
    const origin = {
      id: `game-${String(number).padStart(6, '0')}`,
      device: `phone-${number}`,
      at,
      sides: sideCount(rules),
      series: seriesId === null ? null : { id: seriesId, number: 1 },
      example: false,
    }
    const record = { ...makeGameRecord({ rules: { base }, names, dealer: 0 }, origin), updatedAt: at }
    const entries = entriesOf(record, rules, below)
    const sheet = sheetOf(record, entries)
    if (!sheet.ok) throw new Error(`expected a readable game, got ${JSON.stringify(sheet.error)}`)
    const summary = summaryOf(sheet.value)
    all.games.push({ ...record, summary, status: statusOf(summary) })
    all.entries.push(...entries)
    all.tallies.push(tallyOf(record, sheet.value))
    at -= below(4) === 0 ? 2 * 86_400_000 - below(3_600_000) : 2_400_000 + below(1_200_000)
  }
  return all
}

type Below = (most: number) => number

function shuffled(names: readonly string[], below: Below): readonly string[] {
  const left = [...names]
  return names.map(() => left.splice(below(left.length), 1)[0] ?? '')
}

/** Makes hands until the game is over. Some games are broken off early, and some have a note. */
function entriesOf(record: GameRecord, rules: Rules, below: Below): readonly EntryRecord[] {
  const entries: EntryRecord[] = []
  const add = (change: StoredChange) => {
    const clock = entries.length + 1
    const at = record.createdAt + clock * 120_000
    entries.push({ id: `${record.id}-${clock}`, v: 1, gameId: record.id, device: record.device, clock, at, ...change })
  }
  let last: string | null = null
  let standing = { ...record.start, dealer: record.dealer }
  const most = below(20) === 0 ? 3 : 40
  for (let hand = 0; hand < most; hand += 1) {
    const facts = handOf(rules, below)
    const row = scoreRow(rules, facts, standing)
    if (!row.ok) continue
    const id = `${record.id}-h${hand}`
    add({ kind: 'recorded', hand: id, after: last, facts: makeHand(facts) })
    last = id
    const { totals, heldOver, nextDealer } = row.value
    if (nextDealer === null) break
    standing = { totals: [...totals], heldOver, dealer: nextDealer }
  }
  if (most === 3) add({ kind: 'broken-off' })
  if (below(12) === 0) add({ kind: 'noted', text: NOTES[below(NOTES.length)] ?? '' })
  return entries
}

function handOf(rules: Rules, below: Below): Hand {
  const taker = below(rules.players)
  const side = rules.players === 4 ? taker % 2 : taker
  const lastTrick = below(sideCount(rules))
  const trump = SUITS[below(4)] ?? 'hearts'
  return {
    kind: 'played',
    taker,
    trump,
    cardPoints: cardPoints(rules, side, below),
    lastTrick,
    tricks: null,
    melds:
      below(4) === 0
        ? [{ kind: 'run', seat: below(rules.players), run: 3, top: 'K', suit: SUITS[below(4)] ?? 'clubs' }]
        : [],
    bela: below(6) === 0 ? [taker] : [],
    bid: null,
    multiplier: 1,
    big: false,
    revoke: null,
    dealer: null,
  }
}

/** Returns random card points by side, with more for the taker in most hands. */
function cardPoints(rules: Rules, taker: number, below: Below): readonly number[] {
  const whole = rules.players === 2 ? 90 + below(40) : rules.players === 3 ? 130 + below(20) : 152
  const own = Math.floor(whole * (0.35 + below(45) / 100))
  const rest = whole - own
  if (sideCount(rules) === 2) return taker === 0 ? [own, rest] : [rest, own]
  const first = Math.floor((rest * (30 + below(40))) / 100)
  const others = [first, rest - first]
  return [0, 1, 2].map((side) => (side === taker ? own : (others.shift() ?? 0)))
}
