import { type Result, err, ok } from '../../core/result'
import { isReplayed } from '../score/outcome'
import { scoreHand, type Score, type Standing } from '../score/score'
import { isContested, type Hand } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import { at, type Seat, type Side } from '../table/seats'
import { type Ending, endingAfter } from './end'
import { nextDealer } from './next-dealer'

/** A game as facts: the rules it is played under, where it started, and its hands in order. */
export interface Game {
  readonly rules: Rules
  /** The seat that deals the first hand. */
  readonly dealer: Seat
  /** Totals by side, points held over and hands played when the sheet began: zeros, or what was taken over from paper. */
  readonly start: Omit<Standing, 'dealer'>
  readonly hands: readonly Hand[]
}

/** A hand that counts, with the game as it stands after it. */
export interface ScoredRow {
  readonly state: 'scored'
  readonly hand: Hand
  readonly dealer: Seat
  readonly score: Score
  readonly totals: readonly number[]
  readonly heldOver: number
  /** Contested hands so far, this one included. */
  readonly hands: number
  readonly ending: Ending
  /** The seat that deals next; `null` where the game is over. */
  readonly nextDealer: Seat | null
}

/** A hand whose facts cannot be, or that has still to be told something: nothing after it has a total. */
export interface OpenRow {
  readonly state: 'open'
  readonly hand: Hand
  readonly dealer: Seat
  readonly problem: Problem
}

/** A hand after an open one: kept, its totals waiting for the answer. */
export interface WaitingRow {
  readonly state: 'waiting'
  readonly hand: Hand
}

/** A hand after the end of the game, as a correction can leave it: kept, and no longer counting. */
export interface AfterEndRow {
  readonly state: 'after-end'
  readonly hand: Hand
}

export type Row = ScoredRow | OpenRow | WaitingRow | AfterEndRow

/** The sheet: one row for each hand of the game, in order, and where the game stands. */
export interface Ledger {
  readonly rows: readonly Row[]
  /** After the last hand that counts. */
  readonly standing: Standing
  readonly over: boolean
  readonly winner: Side | null
  /** The first hand that has to be put right, where there is one. */
  readonly open: OpenRow | null
}

/** The state of the game between two hands. */
type Position = Omit<Ledger, 'rows'>

const startOf = ({ dealer, start: { totals, heldOver, hands = 0 } }: Game): Position => ({
  standing: { dealer, totals, heldOver, hands },
  over: false,
  winner: null,
  open: null,
})

/** The whole sheet from the facts. Nothing recorded is dropped: what cannot count is kept as a row that says why. */
export function foldLedger(game: Game): Ledger {
  let position = startOf(game)
  const rows = game.hands.map((hand) => {
    const row = rowFrom(position, game.rules, hand)
    if (row.state === 'scored') position = afterScored(row)
    if (row.state === 'open') position = { standing: position.standing, over: false, winner: null, open: row }
    return row
  })
  const { standing, over, winner, open } = position
  return { rows, standing, over, winner, open }
}

function rowFrom({ standing, over, open }: Position, rules: Rules, hand: Hand): Row {
  if (over) return { state: 'after-end', hand }
  if (open !== null) return { state: 'waiting', hand }
  const dealt = hand.dealer === null ? standing : dealtBy(hand.dealer, standing)
  const row = scoreRow(rules, hand, dealt)
  return row.ok ? row.value : { state: 'open', hand, dealer: dealt.dealer, problem: row.error }
}

/** Someone else dealt than was due. */
const dealtBy = (dealer: Seat, { totals, heldOver, hands = 0 }: Standing): Standing => ({
  dealer,
  totals,
  heldOver,
  hands,
})

const afterScored = ({ totals, heldOver, hands, dealer, nextDealer, ending }: ScoredRow): Position => ({
  standing: { dealer: nextDealer ?? dealer, totals, heldOver, hands },
  over: ending.over,
  winner: ending.over ? ending.winner : null,
  open: null,
})

/** One hand scored where the game stands: its row, or why it has none. */
export function scoreRow(rules: Rules, hand: Hand, standing: Standing): Result<ScoredRow, Problem> {
  const scored = scoreHand(rules, hand, standing)
  if (!scored.ok) return scored
  const score = scored.value
  const totals = standing.totals.map((total, side) => total + at(score.points, side))
  const hands = (standing.hands ?? 0) + Number(isContested(hand) && !isReplayed(rules, score))
  const ending = endingAfter(rules, hand, score, standing.totals, { totals, hands })
  if (!ending.ok) return ending
  return ok({
    state: 'scored',
    hand,
    dealer: standing.dealer,
    score,
    totals,
    heldOver: standing.heldOver - score.heldOverWon + score.heldOverAdded,
    hands,
    ending: ending.value,
    nextDealer: ending.value.over ? null : nextDealer(rules, hand, score, standing.dealer),
  })
}

/** The scored rows of a game none of whose hands is wrong, else the first hand that is. For files, which are taken whole or not at all. */
export function settledRows(
  game: Game,
): Result<{ readonly ledger: Ledger; readonly rows: readonly ScoredRow[] }, Problem> {
  const ledger = foldLedger(game)
  if (ledger.open !== null) return err(ledger.open.problem)
  const late = ledger.rows.findIndex((row) => row.state === 'after-end')
  if (late !== -1) return err(problem('after-the-end', `hands.${late}`))
  return ok({ ledger, rows: ledger.rows.filter((row) => row.state === 'scored') })
}
