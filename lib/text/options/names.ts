import type { OptionName } from '../../engine/table/options'
import { option as names } from '../../messages/compiled/options/option'
import { optionQuestion as questions } from '../../messages/compiled/options/optionQuestion'

/** Returns the name of an option, for the head of a column or before a colon: “Equal points”. */
export const optionName = (option: OptionName): string => names[option]

/** Returns the question that an option answers: “Who gets the points when both sides are equal?” */
export const optionQuestionText = (option: OptionName): string => questions[option]
