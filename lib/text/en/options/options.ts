import { OPTION_NAMES } from '../../../engine/table/options'
import type { OptionName, Rules } from '../../../engine/table/options'
import type { OptionText } from '../../table'
import { PLAY_OPTIONS } from './play'
import { SCORE_OPTIONS } from './score'
import { TABLE_OPTIONS } from './table'

type ListedOption = Exclude<OptionName, 'target'>

const TEXTS: { readonly [K in ListedOption]: OptionText } = { ...TABLE_OPTIONS, ...PLAY_OPTIONS, ...SCORE_OPTIONS }

const TARGET: OptionText = { name: 'Target', question: 'How many points end the game?', values: {} }

/** An option in words; the target has no list of values. */
export const optionText = (option: OptionName): OptionText => (option === 'target' ? TARGET : TEXTS[option])

/** What an option is about, over a column or before a colon: “Equal points”. */
export const optionName = (option: OptionName): string => optionText(option).name

/** The question that an option answers: “Both made the same: who gets the points?” */
export const optionQuestion = (option: OptionName): string => optionText(option).question

/** A value in words, a target in the unit of its sheet, as it stands after a colon: “the taker’s points wait for the winner of the next hand”. */
export function optionValueText(
  option: OptionName,
  value: Rules[OptionName],
  scoring: Rules['scoring'] = 'points',
): string {
  if (option === 'target') return `${value} ${scoring === 'points' ? 'points' : 'match points'}`
  const text = TEXTS[option].values[String(value)]
  if (text === undefined) throw new Error(`option ${option} has no value ${value}`)
  return text
}

/** One line of “how we play”: “Equal points: the taker’s points wait for the winner of the next hand.” */
export const optionLine = (
  option: OptionName,
  value: Rules[OptionName],
  scoring: Rules['scoring'] = 'points',
): string => `${optionName(option)}: ${optionValueText(option, value, scoring)}.`

/** The whole of a table's rules, a line for each option, in the order of the list. */
export const rulesInWords = (rules: Rules): readonly string[] =>
  OPTION_NAMES.map((option) => optionLine(option, rules[option], rules.scoring))
