import type { OptionName, Rules } from '../../../engine/table/options'
import type { Words } from '../../words'

/** A sentence for every value of an option, in the words of the table where it needs them. */
export type SentencesOf<K extends OptionName> = {
  readonly [O in K]: { readonly [V in `${Rules[O]}`]: string | ((words: Words) => string) }
}
