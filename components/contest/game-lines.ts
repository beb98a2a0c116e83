import { countedOf, type Contest, type ContestPlan, type ContestRound, type ContestTable } from '@/lib/contest/contest'
import { unopposedPoints } from '@/lib/contest/counted'
import { bothAbsent, noOpponent, walkover } from '@/lib/messages/compiled/app/contest'
import type { GameLine } from './game-list'

/** Returns the name of a pair by its place in the list. */
export const pairName = ({ pairs }: ContestPlan, pair: number): string => pairs[pair] ?? ''

/** Says what a pair has that meets no one in a round. */
export const byeText = (plan: ContestPlan): string => noOpponent({ points: unopposedPoints(plan) })

/** Says what a table comes to where a pair is absent; `null` where both are there. */
export function absenceText(plan: ContestPlan, { pairs, absent }: ContestTable): string | null {
  if (absent[0] && absent[1]) return bothAbsent
  const winner = absent[0] ? pairs[1] : pairs[0]
  return absent.includes(true) ? walkover({ pair: pairName(plan, winner), points: unopposedPoints(plan) }) : null
}

/** Returns the games of a round as they are shown and printed. */
export function gameLines({ plan }: Contest, { tables, bye }: ContestRound): readonly GameLine[] {
  const games = tables.map((table, index): GameLine => {
    const state = absenceText(plan, table)
    return {
      id: String(index),
      table: index + 1,
      first: pairName(plan, table.pairs[0]),
      second: pairName(plan, table.pairs[1]),
      ...(state === null ? {} : { state }),
      points: countedOf(plan, table)?.points ?? null,
    }
  })
  if (bye === null) return games
  return [
    ...games,
    { id: 'bye', table: 0, first: pairName(plan, bye), second: null, state: byeText(plan), points: null },
  ]
}
