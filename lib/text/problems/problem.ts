import type { Hand } from '../../engine/table/hand'
import type { Problem } from '../../engine/table/problem'
import type { ProblemText, Table } from '../table'
import type { Tellers } from './context'
import { MELD_PROBLEMS } from './melds'
import { OPEN_PROBLEMS } from './open'
import { POINT_PROBLEMS } from './points'
import { RULE_PROBLEMS } from './rules'

/** The sentences for each problem of the engine. A problem without sentences does not compile. */
const TELLERS: Tellers = { ...RULE_PROBLEMS, ...POINT_PROBLEMS, ...MELD_PROBLEMS, ...OPEN_PROBLEMS }

/** Returns a problem and how to solve it. If the hand is given, its figures are included. */
export function problemText(table: Table, problem: Problem, hand: Hand | null = null): ProblemText {
  return TELLERS[problem.name]({ table, problem, hand })
}

/** Returns both sentences as one text. */
export function problemSentence(table: Table, problem: Problem, hand: Hand | null = null): string {
  const { wrong, todo } = problemText(table, problem, hand)
  return `${wrong} ${todo}`
}
