import { clockForMinutes } from './clock'
import {
  FEWEST_PAIRS,
  hasNoResult,
  isEmpty,
  lastRound,
  pairsIn,
  type Contest,
  type ContestPlan,
  type ContestRound,
} from './contest'

/** How long a round lasts. */
export type RoundLength = Pick<ContestPlan, 'ends' | 'length' | 'rings'>

/** Returns a contest whose next rounds last as long as agreed now. Results stay; a clock that was started keeps the time left. */
export function withLength(contest: Contest, length: RoundLength): Contest {
  const { plan, rounds } = contest
  const last = lastRound(contest)
  const clockOf = ({ clock }: ContestRound) =>
    length.ends === 'deals' ? null : clockForMinutes(clock, plan.length, length.length)
  return {
    ...contest,
    plan: { ...plan, ...length },
    rounds: rounds.map((round) => (round === last ? { ...round, clock: clockOf(round) } : round)),
  }
}

/**
 * Returns a round in which two pairs have changed places; one of them may be the pair without an opponent. A round with a result
 * stays as it is, and so does a round that has not both pairs.
 */
export function withPairsSwapped(round: ContestRound, one: number, other: number): ContestRound {
  const pairs = pairsIn(round)
  if (!hasNoResult(round) || !pairs.includes(one) || !pairs.includes(other)) return round
  return renumbered(round, (pair) => (pair === one ? other : pair === other ? one : pair))
}

const renumbered = (round: ContestRound, numberOf: (pair: number) => number): ContestRound => ({
  ...round,
  tables: round.tables.map((table) => ({ ...table, pairs: [numberOf(table.pairs[0]), numberOf(table.pairs[1])] })),
  bye: round.bye === null ? null : numberOf(round.bye),
})

/**
 * Returns a contest without a pair that has not played; `null` if it has, or if too few pairs would be left. In the last round its
 * opponent plays against the pair without an opponent, or has none if there is no such pair.
 */
export function withoutPair(contest: Contest, pair: number): Contest | null {
  const { plan, rounds } = contest
  const rest = rounds.map((round) => (round === lastRound(contest) ? withoutPlace(round, pair) : round))
  if (plan.pairs.length <= FEWEST_PAIRS || rest.some((round) => round === null || pairsIn(round).includes(pair)))
    return null
  const numberOf = (other: number) => (other > pair ? other - 1 : other)
  return {
    ...contest,
    plan: {
      ...plan,
      pairs: plan.pairs.toSpliced(pair, 1),
      away: plan.away.filter((other) => other !== pair).map(numberOf),
    },
    rounds: rest.flatMap((round) => (round === null ? [] : renumbered(round, numberOf))),
  }
}

/** Returns a round without a pair; `null` if its table has a result, or is the only one and leaves no game. */
function withoutPlace(round: ContestRound, pair: number): ContestRound | null {
  const { tables, bye } = round
  if (bye === pair) return { ...round, bye: null }
  const table = tables.find(({ pairs }) => pairs.includes(pair))
  if (table === undefined) return round
  if (!isEmpty(table)) return null
  const [first, second] = table.pairs
  const opponent = first === pair ? second : first
  if (bye !== null)
    return {
      ...round,
      tables: tables.map((one) => (one === table ? { ...one, pairs: [bye, opponent] } : one)),
      bye: null,
    }
  return tables.length === 1 ? null : { ...round, tables: tables.filter((one) => one !== table), bye: opponent }
}
