import type { ArrivalProblem } from '@/lib/hooks/sharing'
import {
  damagedRow,
  damagedText,
  newerFormat,
  newerRow,
  UNOPENED,
  unreadableSheet,
  wrongEntry,
} from '@/lib/text/en/problems/arrival-problem'
import type { ArrivalText } from '@/lib/text/en/problems/arrival-problem'

/** Every problem in words. */
export function arrivalText(problem: ArrivalProblem): ArrivalText {
  switch (problem.kind) {
    case 'newer':
      return newerFormat(problem.format)
    case 'damaged':
      return damagedText(problem.json)
    case 'wrong':
      return wrongEntry(problem.problem, problem.place.line)
    case 'sheet':
      return unreadableSheet(problem.problem)
    case 'row': {
      const line = problem.place?.line ?? null
      return problem.why === 'newer' ? newerRow(line) : damagedRow(problem.path, line)
    }
    default:
      return UNOPENED[problem.kind]
  }
}
