import { isSameLine, type EarnedLine, type Line, type SheetLine } from '../score/line'
import { scoreHand, type Score } from '../score/score'
import type { Hand } from '../table/hand'
import type { Rules } from '../table/options'
import type { Problem } from '../table/problem'
import type { Seat } from '../table/seats'
import { isOnlyNamed, missingFacts, withExtraFacts, type ExtraFacts, type MissingFact } from './missing-facts'

/** A hand as it was played: its facts, the rules it was played by, its dealer, and the totals before it, which decide a claim. */
export interface RecordedHand {
  readonly home: Rules
  readonly hand: Hand
  readonly dealer: Seat
  readonly totals: readonly number[]
}

/** A hand under other rules: its score, or the problem and the missing facts that keep it from having one. */
export interface Elsewhere {
  readonly score: Score | null
  readonly problem: Problem | null
  readonly missingFacts: readonly MissingFact[]
}

/**
 * Scores one hand under other rules, without points held over from earlier hands. Facts that were not recorded are not guessed.
 */
export function elsewhere(recorded: RecordedHand, there: Rules, extra: ExtraFacts = {}): Elsewhere {
  const { home, hand, dealer, totals } = recorded
  const missing = missingFacts(home, there, hand, extra)
  const asked = missing.filter((one) => !isOnlyNamed(one))
  const result = scoreHand(there, withExtraFacts(there, hand, extra), { dealer, totals, heldOver: 0 })
  if (!result.ok) return { score: null, problem: result.error, missingFacts: missing }
  return { score: asked.length > 0 ? null : result.value, problem: null, missingFacts: missing }
}

/** The lines of one score that another one lacks, by layer. */
export interface DifferingLines {
  readonly earned: readonly EarnedLine[]
  readonly sheet: readonly SheetLine[]
}

/** Returns the lines of this score that the other lacks; lines are the same with the same side, points and reason. */
export function linesNotIn(score: Score, other: Score): DifferingLines {
  return {
    earned: notIn(score.earnedLines, other.earnedLines),
    sheet: notIn(score.sheetLines, other.sheetLines),
  }
}

function notIn<L extends Line>(lines: readonly L[], others: readonly L[]): readonly L[] {
  const left = [...others]
  return lines.filter((line) => {
    const found = left.findIndex((other) => isSameLine(line, other))
    if (found !== -1) left.splice(found, 1)
    return found === -1
  })
}
