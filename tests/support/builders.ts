import { foldLedger, type Game, type Ledger, type ScoredRow } from '@/lib/engine/game/ledger'
import { parseCards, type Rank, type Suit } from '@/lib/engine/table/card'
import type {
  AgreedHand,
  ClaimedHand,
  CountedHand,
  Hand,
  Meld,
  PlayedHand,
  ThrownInHand,
} from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { ProblemCode, ProblemName } from '@/lib/engine/table/problem'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'

/** Returns the rules of a document, with the changes of this table. */
export const rules = (base: RuleSetId, changes: Partial<Rules> = {}): Rules => ({
  ...rulesOf(ruleSet(base)),
  ...changes,
})

/** Returns a two-handed hand that seat 0 takes in hearts and makes, 70 to 55, with the given changes. */
export const played = (facts: Partial<PlayedHand> = {}): PlayedHand => ({
  kind: 'played',
  dealer: null,
  taker: 0,
  trump: 'hearts',
  cardPoints: [70, 45],
  lastTrick: 1,
  tricks: [5, 4],
  melds: [],
  bela: [],
  bid: null,
  multiplier: 1,
  big: false,
  revoke: null,
  ...facts,
})

/** Returns a three-handed hand: seat 0 takes and makes it with 60 against 50 and 30. */
export const playedByThree = (facts: Partial<PlayedHand> = {}): PlayedHand =>
  played({ cardPoints: [60, 40, 30], lastTrick: 1, tricks: [3, 3, 3], ...facts })

/** Returns a hand of partners: seat 0 takes and makes it with 90 and the last trick against 62. */
export const playedByFour = (facts: Partial<PlayedHand> = {}): PlayedHand =>
  played({ cardPoints: [90, 62], lastTrick: 0, tricks: [4, 4], ...facts })

export const counted = (facts: Partial<CountedHand> = {}): CountedHand => ({
  kind: 'counted',
  dealer: null,
  taker: 0,
  totals: [56, 23],
  trump: null,
  bela: [],
  bid: null,
  multiplier: 1,
  big: false,
  lastTrick: null,
  tricks: null,
  ...facts,
})

export const thrownIn = (why: ThrownInHand['why'] = 'all-pass', dealer: number | null = null): ThrownInHand => ({
  kind: 'thrown-in',
  dealer,
  why,
})

/** Returns a claim of seat 0 after the fifth trick, with 44 in cards and nothing else. */
export const claimed = (facts: Partial<ClaimedHand> = {}): ClaimedHand => ({
  kind: 'claimed',
  dealer: null,
  claimant: 0,
  taker: 0,
  trump: 'hearts',
  afterTrick: 5,
  cardPoints: 44,
  runPoints: 0,
  bela: 'none',
  lastTrick: false,
  ...facts,
})

export const agreed = (points: readonly number[], facts: Partial<AgreedHand> = {}): AgreedHand => ({
  kind: 'agreed',
  dealer: null,
  points,
  why: 'penalty by word',
  ...facts,
})

/** Returns a run shown card by card: `run(1, 'KS QS JS')`. */
export function run(seat: number, cards: string): Meld {
  const parsed = parseCards(cards)
  if (parsed === null) throw new Error(`expected cards, got ${cards}`)
  return { kind: 'cards', seat, cards: parsed }
}

/** Returns a run of which only these facts were said. */
export const said = (seat: number, length: number, top: Rank | null = null, suit: Suit | null = null): Meld => ({
  kind: 'run',
  seat,
  run: length,
  top,
  suit,
})

export const four = (seat: number, rank: Rank): Meld => ({ kind: 'four', seat, four: rank })
export const settled = (side: number, points: number): Meld => ({ kind: 'settled', side, points })

/** Returns a game from the start, dealt by the last seat, so that seat 0 is eldest hand. */
export const game = (table: Rules, hands: readonly Hand[], facts: Partial<Game> = {}): Game => ({
  rules: table,
  dealer: table.players - 1,
  start: { totals: Array.from({ length: table.players === 3 ? 3 : 2 }, () => 0), heldOver: 0 },
  hands,
  ...facts,
})

/** Returns the start of a game: totals by side, and points held over. */
export const from = (totals: readonly number[], heldOver = 0): Pick<Game, 'start'> => ({ start: { totals, heldOver } })

/** Returns the sheet of these hands. */
export const sheet = (table: Rules, hands: readonly Hand[], facts: Partial<Game> = {}): Ledger =>
  foldLedger(game(table, hands, facts))

/** Returns the row of the last hand, which must be scored. */
export function lastRow(ledger: Ledger): ScoredRow {
  const row = ledger.rows.at(-1)
  if (row?.state !== 'scored') throw new Error(`expected a scored last hand, got ${JSON.stringify(row)}`)
  return row
}

/** Returns the row of one hand in a game of its own. */
export const score = (table: Rules, hand: Hand, facts: Partial<Game> = {}): ScoredRow =>
  lastRow(sheet(table, [hand], facts))

/** Returns the problem of one hand; `null` if there is none. */
export function problemOf(
  table: Rules,
  hand: Hand,
  facts: Partial<Game> = {},
): { readonly code: ProblemCode; readonly name: ProblemName } | null {
  const problem = sheet(table, [hand], facts).open?.problem
  return problem === undefined ? null : { code: problem.code, name: problem.name }
}
