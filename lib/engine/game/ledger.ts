import { type Result, err, ok } from '../../core/result'
import { isReplayed } from '../score/made-tie-or-bate'
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
  /** Totals by side, points held over and hands played when the sheet began: zeros, or what was copied from paper. */
  readonly start: Omit<Standing, 'dealer'>
  readonly hands: readonly Hand[]
}

/** A hand that counts, with the state of the game after it. */
export interface ScoredRow {
  readonly state: 'scored'
  readonly hand: Hand
  readonly dealer: Seat
  readonly score: Score
  readonly totals: readonly number[]
  readonly heldOver: number
  /** The number of contested hands so far, including this one. */
  readonly hands: number
  readonly ending: Ending
  /** The seat that deals next; `null` if the game is over. */
  readonly nextDealer: Seat | null
}

/** A hand with an impossible fact, or one that is still missing. No hand after it has a total. */
export interface OpenRow {
  readonly state: 'open'
  readonly hand: Hand
  readonly dealer: Seat
  readonly problem: Problem
}

/** A hand after an open one: it is kept, but has no totals until the open one is answered. */
export interface WaitingRow {
  readonly state: 'waiting'
  readonly hand: Hand
}

/** A hand after the end of the game, which a correction can leave there: it is kept, but does not count. */
export interface AfterEndRow {
  readonly state: 'after-end'
  readonly hand: Hand
}

export type LedgerRow = ScoredRow | OpenRow | WaitingRow | AfterEndRow

/** The sheet: one row for each hand of the game, in order, and the state of the game. */
export interface Ledger {
  readonly rows: readonly LedgerRow[]
  /** The state after the last hand that counts. */
  readonly standing: Standing
  readonly over: boolean
  readonly winner: Side | null
  /** The first hand that has to be put right; `null` if there is none. */
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

/** Returns the whole sheet from the facts. No hand is dropped: one that cannot count is kept as a row that says why. */
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

function rowFrom({ standing, over, open }: Position, rules: Rules, hand: Hand): LedgerRow {
  if (over) return { state: 'after-end', hand }
  if (open !== null) return { state: 'waiting', hand }
  const dealt = hand.dealer === null ? standing : dealtBy(hand.dealer, standing)
  const row = scoreRow(rules, hand, dealt)
  return row.ok ? row.value : { state: 'open', hand, dealer: dealt.dealer, problem: row.error }
}

/** Returns the standing for a hand that another seat dealt than the one whose turn it was. */
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

/** Scores one hand in the given standing. Returns its row, or the problem that keeps it from having one. */
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

/**
 * Returns the scored rows of a game, or the problem of the first hand that is wrong or comes after the end. It is meant for
 * files, which are taken whole or not at all.
 */
export function settledRows(
  game: Game,
): Result<{ readonly ledger: Ledger; readonly rows: readonly ScoredRow[] }, Problem> {
  const ledger = foldLedger(game)
  if (ledger.open !== null) return err(ledger.open.problem)
  const late = ledger.rows.findIndex((row) => row.state === 'after-end')
  if (late !== -1) return err(problem('after-the-end', `hands.${late}`))
  return ok({ ledger, rows: ledger.rows.filter((row) => row.state === 'scored') })
}
