import type { Ledger, LedgerRow, ScoredRow } from '../game/ledger'
import { isContested } from '../table/hand'
import type { Rules } from '../table/options'
import { at, otherSides, seatsOf, seatsOfSide, sidesOf, sum, type Side } from '../table/seats'
import { addCounts, countHand, NO_COUNTS, type Counts } from './counts'

/** The most card points that a side made in one hand, and which hand of the sheet that was, from 0. */
export interface BestHand {
  readonly points: number
  readonly hand: number
}

/** The hands of a game that the same people played, each in the same seat. */
export interface Stretch {
  /** By seat. */
  readonly names: readonly string[]
  readonly seats: readonly Counts[]
  /** By side, for partners; empty if everyone plays alone. */
  readonly pairs: readonly Counts[]
  /** The number of hands that were played out. */
  readonly hands: number
  /** The points that these hands wrote on the sheet, adjustments included, by side. */
  readonly points: readonly number[]
  /** By side; `null` if no hand was played out. */
  readonly best: readonly (BestHand | null)[]
}

/** The result of a finished game. */
export interface GameResult {
  /** `null` if no one won. */
  readonly winner: Side | null
  /** The names at the end, by seat: those players have won or lost. */
  readonly names: readonly string[]
  /** The most points on the sheet by which the winner was behind the best of the others; 0 if never behind. */
  readonly behind: number
  readonly goal: Rules['goal']
  /** The target, in points or in deals as `goal` says. */
  readonly target: number
  /** The points with which `behind` is compared: the target, or the winner's total if a number of deals is played. At least 1. */
  readonly scale: number
}

/** The figures of a game: the sums of its hands, by who played them, and its result. */
export interface GameTally {
  readonly players: Rules['players']
  readonly stretches: readonly Stretch[]
  /** `null` if the game is not finished: broken off, or still being played. */
  readonly result: GameResult | null
}

/** A row of the sheet, with the names of those who sat at the table for it, by seat. */
export interface SeatedRow {
  readonly names: readonly string[]
  readonly row: LedgerRow | { readonly state: 'unreadable' }
}

export interface SeatedGame {
  readonly rules: Rules
  readonly start: readonly number[]
  readonly ledger: Pick<Ledger, 'over' | 'winner' | 'standing'>
  readonly rows: readonly SeatedRow[]
  /** The names at the table now. */
  readonly names: readonly string[]
}

/** Counts a game. Hands that wait for an answer, and those after the end, are not counted. */
export function tallyGame(game: SeatedGame): GameTally {
  const groups = new Map<string, ScoredHand[]>()
  for (const [hand, { names, row }] of game.rows.entries()) {
    if (row.state !== 'scored') continue
    const key = seatedKey(names)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [{ names, row, hand }])
    else group.push({ names, row, hand })
  }
  return {
    players: game.rules.players,
    stretches: [...groups.values()].map((hands) => stretchOf(game.rules, hands)),
    result: resultOf(game),
  }
}

/** Returns the names by seat as one key to group hands by; names can hold any character. */
const seatedKey = (names: readonly string[]): string => JSON.stringify(names)

interface ScoredHand {
  readonly names: readonly string[]
  readonly row: ScoredRow
  readonly hand: number
}

function stretchOf(rules: Rules, hands: readonly ScoredHand[]): Stretch {
  const countsOf = (seats: readonly number[]): Counts =>
    hands.reduce((counts, { row }) => addCounts(counts, countHand(rules, row, seats)), NO_COUNTS)
  return {
    /* v8 ignore next -- a stretch has a hand */
    names: hands[0]?.names ?? [],
    seats: seatsOf(rules).map((seat) => countsOf([seat])),
    pairs: rules.players === 4 ? sidesOf(rules).map((side) => countsOf(seatsOfSide(rules, side))) : [],
    hands: hands.filter(({ row }) => isContested(row.hand)).length,
    points: sidesOf(rules).map((side) => sum(hands.map(({ row }) => at(row.score.points, side)))),
    best: sidesOf(rules).map((side) => bestHandOf(hands, side)),
  }
}

function bestHandOf(hands: readonly ScoredHand[], side: Side): BestHand | null {
  return hands.reduce<BestHand | null>((best, { row, hand }) => {
    if (!isContested(row.hand)) return best
    const points = at(row.score.earned, side)
    return best === null || points > best.points ? { points, hand } : best
  }, null)
}

function resultOf({ rules, start, ledger, rows, names }: SeatedGame): GameResult | null {
  if (!ledger.over) return null
  const { winner } = ledger
  const { goal, target } = rules
  const standings = [start, ...rows.flatMap(({ row }) => (row.state === 'scored' ? [row.totals] : []))]
  const behind = winner === null ? 0 : furthestBehind(rules, standings, winner)
  const reached = winner === null ? 0 : at(ledger.standing.totals, winner)
  return { winner, names, behind, goal, target, scale: Math.max(1, goal === 'hands' ? reached : target) }
}

function furthestBehind(rules: Rules, standings: readonly (readonly number[])[], winner: Side): number {
  const behind = (totals: readonly number[]) =>
    Math.max(...otherSides(rules, winner).map((side) => at(totals, side))) - at(totals, winner)
  return standings.reduce((furthest, totals) => Math.max(furthest, behind(totals)), 0)
}
