import type { Clash, Rules } from '../../engine/table/options'
import { clash } from '../../messages/compiled/options/clashes'
import { optionWithValue } from '../../messages/compiled/options/options'
import { optionName } from '../options/names'
import { optionValueText } from '../options/values'

/** Returns the sentence on two rules of a table that clash: the value, what it needs, and why. */
export const clashSentence = (rules: Rules, { option, needs }: Clash): string =>
  clash({
    rule: optionWithValue({ option: optionName(option), value: optionValueText(option, rules[option], rules) }),
    needs,
  })
