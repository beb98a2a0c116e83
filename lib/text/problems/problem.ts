import type { Hand } from '../../engine/table/hand'
import type { Problem } from '../../engine/table/problem'
import type { ProblemText, Table } from '../table'
import type { Tellers } from './context'
import { MELD_PROBLEMS } from './melds'
import { OPEN_PROBLEMS } from './open'
import { POINT_PROBLEMS } from './points'
import { RULE_PROBLEMS } from './rules'

/** A sentence for each: no problem of the engine is without words. */
const TELLERS: Tellers = { ...RULE_PROBLEMS, ...POINT_PROBLEMS, ...MELD_PROBLEMS, ...OPEN_PROBLEMS }

/** Returns the problem and its remedy, with the figures of the hand where it is given. */
export function problemText(table: Table, problem: Problem, hand: Hand | null = null): ProblemText {
  return TELLERS[problem.name]({ table, problem, hand })
}

/** Both sentences in a row. */
export function problemSentence(table: Table, problem: Problem, hand: Hand | null = null): string {
  const { wrong, todo } = problemText(table, problem, hand)
  return `${wrong} ${todo}`
}
