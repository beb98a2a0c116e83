import type { OptionName, Rules } from '../../engine/table/options'
import { how } from '../../messages/compiled/options/how'
import { howManyHands } from '../../messages/compiled/options/how-we-play'
import type { Vocabulary } from '../words'
import { numbered } from './values'

/** The sentence for each value. A value without a sentence does not compile. */
type Sentences = { readonly [K in OptionName]: (facts: Facts<Rules[K]>) => string }

interface Facts<V> {
  readonly value: V
  readonly vocabulary: Vocabulary
}

const sentences = ({ scoring, goal }: Rules): Sentences => ({
  ...how,
  target: ({ value: target }) => (goal === 'hands' ? howManyHands({ target }) : how.target({ target, scoring })),
  sweep: ({ value, vocabulary }) => how.sweep({ value: numbered(value), vocabulary }),
})

/** Returns one rule of a table as a complete sentence, for a printed page that lies next to the cards. */
export const houseSentence = <K extends OptionName>(vocabulary: Vocabulary, rules: Rules, option: K): string =>
  sentences(rules)[option]({ value: rules[option], vocabulary })
