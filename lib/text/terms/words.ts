import type { RuleSetId } from '../../rulesets/sets/rule-set'
import type { Vocabulary, WordChoice } from '../words'

/** The vocabulary of each game. The Clobyosh page describes three forms. */
const OWN: { readonly [S in RuleSetId]: Vocabulary } = {
  'bela-2': 'clobyosh',
  'bela-3': 'clobyosh',
  'klabberjass-4': 'clobyosh',
  lehman: 'lehman',
  bicycle: 'bicycle',
  denexa: 'denexa',
  'bridge-belote': 'belote',
  belote: 'plain',
  contree: 'plain',
  coinche: 'plain',
  'bela-hr': 'plain',
}

/** The words that a table reads: its game's own, or plain ones. */
export const vocabularyFor = (base: RuleSetId, choice: WordChoice): Vocabulary =>
  choice === 'plain' ? 'plain' : OWN[base]
