import type { BelaWords } from '../../engine/referee/bela'
import type { Rules } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'

/**
 * The games whose documents want “rebelote” with the second card too. It is not an option, because a bela on the sheet was announced
 * as the table wants.
 */
const WITH_REBELOTE: readonly RuleSetId[] = ['belote', 'contree', 'coinche']

/** Returns the words that a table wants. One that agreed on another card for the call wants one word, with that card. */
export const belaWords = (base: RuleSetId, { belaCall }: Rules): BelaWords =>
  WITH_REBELOTE.includes(base) && belaCall === 'first-card' ? 'both' : 'one'
