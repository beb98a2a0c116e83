import type { ScoredRow } from '../engine/game/ledger'
import { isSameLine, type Line } from '../engine/score/line'
import type { RuleId } from '../engine/table/rule'

/** The number of questions in a run. */
export const RUN = 10

/** An answer that was given and, if it was wrong, the rules that it missed. */
export interface QuizAnswer {
  readonly isRight: boolean
  readonly missed: readonly RuleId[]
}

export const rightIn = (answers: readonly QuizAnswer[]): number => answers.filter(({ isRight }) => isRight).length

/** Returns the rules that the answers missed, each once, those missed most often first. */
export function rulesMissed(answers: readonly QuizAnswer[]): readonly RuleId[] {
  const missed = answers.flatMap((answer) => answer.missed)
  const times = (rule: RuleId) => missed.filter((other) => other === rule).length
  return [...new Set(missed)].sort((one, other) => times(other) - times(one))
}

/**
 * Returns the rules of the lines in which a wrong score differs from the right one: of the lines in card points or, if these are
 * the same, of the lines on the sheet.
 */
export function rulesApart(right: ScoredRow, wrong: ScoredRow): readonly RuleId[] {
  const earned = linesApart(right.score.earnedLines, wrong.score.earnedLines)
  const lines = earned.length > 0 ? earned : linesApart(right.score.sheetLines, wrong.score.sheetLines)
  return [...new Set(lines.map(({ rule }) => rule))]
}

const linesApart = (right: readonly Line[], wrong: readonly Line[]): readonly Line[] => [
  ...right.filter((line) => !wrong.some((other) => isSameLine(line, other))),
  ...wrong.filter((line) => !right.some((other) => isSameLine(line, other))),
]
