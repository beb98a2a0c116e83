import type { Footing, Irregularity } from '../../engine/referee/irregularities'
import type { Rules } from '../../engine/table/options'
import { RULE_SETS } from '../sets/catalogue'
import { rulesOf, type RuleSet, type RuleSetId } from '../sets/rule-set'
import { HOUSE, notInGame, type Source } from '../sources/cite'
import { answerOfRuleSet } from './lookup'
import type { QuestionId } from './question-ids'
import { questionById } from './questions'

/** The question of the lookup for each irregularity; `null` if no document mentions anything like it. */
export const IRREGULARITY_QUESTION: { readonly [I in Irregularity]: QuestionId | null } = {
  'exposed-in-deal': 'misdeal',
  'wrong-count-before': 'misdeal',
  'wrong-count-bidding': 'misdeal',
  'wrong-count-play': 'wrong-count',
  'false-run': 'false-run',
  'false-bela': 'false-bela',
  revoke: 'revoke',
  'low-trump-lead': 'low-trump-lead',
  'exposed-card': 'exposed-in-play',
  'out-of-turn': 'out-of-turn',
  'claim-moment': 'when-to-claim',
  'false-claim': 'false-claim',
}

/** The irregularities that count as a revoke if a revoke has a penalty. */
const REVOKES: readonly Irregularity[] = ['wrong-count-play', 'false-run', 'false-bela', 'revoke']

/** The source of a table's remedy, and whether the table's rules mention it. */
export interface IrregularitySource {
  readonly source: Source
  readonly footing: Footing
}

/** Returns the source of this table's rule on an irregularity: its document, the house, or none. */
export function irregularitySource(base: RuleSetId, rules: Rules, irregularity: Irregularity): IrregularitySource {
  const { document } = RULE_SETS[base]
  const id = IRREGULARITY_QUESTION[irregularity]
  const own = id === null ? notInGame(document) : answerOfRuleSet(questionById(id), base).source
  if (!REVOKES.includes(irregularity)) return { source: own, footing: own.kind === 'stated' ? 'stated' : 'silent' }
  if (rulesOf(RULE_SETS[base]).revoke !== rules.revoke) return agreedHere(rules, document)
  return { source: own, footing: rules.revoke === 'all-to-other-side' ? 'stated' : 'silent' }
}

/** Returns the source for a table that agreed on a different penalty for a revoke than its document. */
const agreedHere = (rules: Rules, document: RuleSet['document']): IrregularitySource =>
  rules.revoke === 'all-to-other-side'
    ? { source: HOUSE, footing: 'stated' }
    : { source: notInGame(document), footing: 'silent' }
