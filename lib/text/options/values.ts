import type { OptionName, Rules } from '../../engine/table/options'
import { optionLine as line } from '../../messages/compiled/options/options'
import { optionValue } from '../../messages/compiled/options/optionValue'
import { soManyDeals } from '../../messages/compiled/table/common'
import { optionName } from './names'

/** The rules that tell in which unit a target is counted: points, match points or deals. */
type TargetUnit = Pick<Rules, 'scoring' | 'goal'>

const POINTS: TargetUnit = { scoring: 'points', goal: 'points' }

/** Returns a figure as a number, because messages can only select by numbers. */
export function numbered(value: Rules['sweep']): 'none' | 'match-points' | 252 | 262 | 360 {
  switch (value) {
    case '252':
      return 252
    case '262':
      return 262
    case '360':
      return 360
    case 'none':
    case 'match-points':
      return value
  }
}

/** The words for each value. A value without words does not compile. */
type ValueTexts = { readonly [K in OptionName]: (facts: { readonly value: Rules[K] }) => string }

const valueTexts = ({ scoring, goal }: TargetUnit): ValueTexts => ({
  ...optionValue,
  target: ({ value: target }) => (goal === 'hands' ? soManyDeals({ target }) : optionValue.target({ target, scoring })),
  sweep: ({ value }) => optionValue.sweep({ value: numbered(value) }),
})

/**
 * Returns a value in words, a target with its unit, to follow a colon: “the taker’s points wait for the winner of the next hand”.
 */
export const optionValueText = <K extends OptionName>(option: K, value: Rules[K], unit: TargetUnit = POINTS): string =>
  valueTexts(unit)[option]({ value })

/** Returns one line of “how we play”: “Equal points: the taker’s points wait for the winner of the next hand.” */
export const optionLine = <K extends OptionName>(option: K, value: Rules[K], unit: TargetUnit = POINTS): string =>
  line({ option: optionName(option), value: optionValueText(option, value, unit) })
