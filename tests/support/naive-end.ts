import type { Rules } from '@/lib/engine/table/options'
import type { Known, NaiveResult } from './naive-known'

// The end of the game, a second version.

export interface End {
  readonly over: boolean
  readonly winner: number | null
}

const GOES_ON: End = { over: false, winner: null }

/**
 * Returns the end after points settled by word: of two sides over the target, the higher wins. If a win needs a trick, settled
 * points do not give one.
 */
export function afterAgreed(rules: Rules, totals: readonly number[]): End {
  if (rules.winNeedsTrick === 'yes' || rules.goal === 'hands' || rules.winBy === 'own-made-hand') return GOES_ON
  const over = sidesOver(rules, totals)
  return over.length === 0 ? GOES_ON : highest(over, totals)
}

export function afterCount(
  rules: Rules,
  known: Known,
  result: NaiveResult,
  before: readonly number[],
  totals: readonly number[],
): End {
  if (result.valat !== null) return GOES_ON
  if (rules.tie === 'replay' && result.verdict === 'tied') return GOES_ON
  if (rules.goal === 'hands') {
    if (!known.isLast) return GOES_ON
    const [a = 0, b = 0, c = -Infinity] = totals
    const most = Math.max(a, b, c)
    const first = totals.indexOf(most)
    return { over: true, winner: first === totals.lastIndexOf(most) ? first : null }
  }
  if (rules.winBy === 'own-made-hand') {
    const own = rules.players === 4 ? known.hand.taker % 2 : known.hand.taker
    return result.verdict === 'made' && (totals[own] ?? 0) >= rules.target ? { over: true, winner: own } : GOES_ON
  }
  let over = sidesOver(rules, totals)
  if (rules.winNeedsTrick === 'yes') over = sidesOver(rules, before).filter((side) => known.took[side] === true)
  if (over.length === 0) return GOES_ON
  if (over.length === 1) return { over: true, winner: over[0] ?? null }
  if (rules.bothOver === 'last-trick' && known.lastTrick !== null && over.includes(known.lastTrick)) {
    return { over: true, winner: known.lastTrick }
  }
  const taker = rules.players === 4 ? known.hand.taker % 2 : known.hand.taker
  if (rules.bothOver === 'taker-first' && result.verdict === 'made' && over.includes(taker)) {
    return { over: true, winner: taker }
  }
  return highest(over, totals)
}

function sidesOver(rules: Rules, totals: readonly number[]): readonly number[] {
  return totals.flatMap((total, side) => (total >= rules.target ? [side] : []))
}

function highest(sides: readonly number[], totals: readonly number[]): End {
  const most = Math.max(...sides.map((side) => totals[side] ?? 0))
  const best = sides.filter((side) => totals[side] === most)
  return best.length === 1 ? { over: true, winner: best[0] ?? null } : GOES_ON
}

/** Returns the other side; with three players the one who had more before the hand, or `null` if they had the same. */
export function winnerOfFalseClaim(claimant: number, before: readonly number[]): number | null {
  const others = before.flatMap((total, side) => (side === claimant ? [] : [{ side, total }]))
  const [a, b] = others
  if (a === undefined) return null
  if (b === undefined) return a.side
  if (a.total === b.total) return null
  return a.total > b.total ? a.side : b.side
}
