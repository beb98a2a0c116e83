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
  belote: 'french',
  contree: 'french',
  coinche: 'coinche',
  'bela-hr': 'croatian',
}

/** Returns the vocabulary of a table. The usual words differ from those of the table only in the games of the Clobyosh page. */
export function vocabularyFor(base: RuleSetId, choice: WordChoice): Vocabulary {
  if (choice === 'plain') return 'plain'
  return choice === 'usual' && OWN[base] === 'clobyosh' ? 'usual' : OWN[base]
}

/** Returns the choice that leads to a vocabulary. The words of a book belong to two choices, and count as usual. */
export function choiceOf(vocabulary: Vocabulary): WordChoice {
  if (vocabulary === 'plain') return 'plain'
  return vocabulary === 'clobyosh' ? 'table' : 'usual'
}
