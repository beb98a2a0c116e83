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

/** Returns the words that a table reads. The usual ones differ from the table's only in games of the Clobyosh page. */
export function vocabularyFor(base: RuleSetId, choice: WordChoice): Vocabulary {
  if (choice === 'plain') return 'plain'
  return choice === 'usual' && OWN[base] === 'clobyosh' ? 'usual' : OWN[base]
}

/** Returns the choice that a table's words come from; those of a book belong to two choices, and count as usual. */
export function choiceOf(vocabulary: Vocabulary): WordChoice {
  if (vocabulary === 'plain') return 'plain'
  return vocabulary === 'clobyosh' ? 'table' : 'usual'
}
