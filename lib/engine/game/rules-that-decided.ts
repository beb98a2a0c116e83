import type { Verdict } from '../score/made-tie-or-bate'
import type { RuleId } from '../table/rule'
import type { LedgerRow, ScoredRow } from './ledger'

/**
 * Returns the rules that decided something about a hand: the rule of every line of its score, and those behind the verdict and
 * the end of the game.
 */
export function rulesOfRow({ score, heldOver, ending }: ScoredRow): ReadonlySet<RuleId> {
  const rules = new Set([...score.earnedLines, ...score.sheetLines].map(({ rule }) => rule))
  if (isFought(score.verdict)) rules.add('must-beat')
  if (score.verdict === 'tied' && heldOver > score.heldOverAdded) rules.add('second-tie')
  if (ending.rule !== null) rules.add(ending.rule)
  return rules
}

const isFought = (verdict: Verdict): boolean => verdict === 'made' || verdict === 'bate' || verdict === 'tied'

/** Returns the hands of a sheet that a rule decided, counted from 0. Hands that do not count are left out. */
export function handsDecidedBy(rows: readonly LedgerRow[], rule: RuleId): readonly number[] {
  return rows.flatMap((row, hand) => (row.state === 'scored' && rulesOfRow(row).has(rule) ? [hand] : []))
}
