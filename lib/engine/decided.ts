import type { Row, ScoredRow } from './ledger'
import type { RuleId } from './rule'

/** The rules that decided something about a hand: every line of its score rests on one, and so does the end of the game. */
export function rulesOfRow({ score, ending }: ScoredRow): ReadonlySet<RuleId> {
  const rules = [...score.earnedLines, ...score.sheetLines].map(({ rule }) => rule)
  return new Set(ending.rule === null ? rules : [...rules, ending.rule])
}

/** The hands of a sheet that a rule decided, counted from 0. Hands that do not count decide nothing. */
export function handsDecidedBy(rows: readonly Row[], rule: RuleId): readonly number[] {
  return rows.flatMap((row, hand) => (row.state === 'scored' && rulesOfRow(row).has(rule) ? [hand] : []))
}
