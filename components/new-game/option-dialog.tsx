import { Info } from 'lucide'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { RadioList } from '@/components/ui/radio-list'
import {
  isListed,
  isOptionValue,
  OPTIONS,
  type ListedOption,
  type NumberOption,
  type OptionName,
  type Rules,
} from '@/lib/engine/table/options'
import { sourcesOfRule, targetWrong, useRule, usualAnswer } from '@/lib/messages/compiled/app/other-rules'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { agree, chooseOption, valuesFor, type Agreement } from '@/lib/rulesets/variants/agree'
import { optionName, optionQuestionText } from '@/lib/text/options/names'
import { optionLine, optionValueText } from '@/lib/text/options/values'
import { clashSentence } from '@/lib/text/problems/clash'
import { withThatGoes } from '@/lib/text/screens/setup'
import { figureIn } from '@/lib/text/terms/figure'
import { TargetSources, ValueNote } from './value-note'

interface OptionDialogProps {
  readonly option: OptionName
  readonly agreement: Agreement
  readonly onUse: (agreement: Agreement) => void
  readonly onClose: () => void
  /** The label of the button that saves, for a game in progress. */
  readonly useLabel?: string
  /** Describes the effect of the choice on hands already played. */
  readonly consequence?: (agreement: Agreement) => Elements
}

/**
 * The dialog for one question of the rules: its answers, the effect of each, and the sources, which open with the key for more.
 */
export function OptionDialog({ option, agreement, onUse, onClose, useLabel, consequence }: OptionDialogProps) {
  const [chosen, setChosen] = useState(agreement)
  const [isSourced, setSourced] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const before = agree(agreement)
  const { rules, clashes, followed } = agree(chosen)
  const isChanged = rules[option] !== before.rules[option]
  const brought = followed.filter((one) => one !== option && rules[one] !== before.rules[one])
  const choose = (value: Rules[OptionName]) => setChosen(chooseOption(agreement, option, value))
  return (
    <Dialog
      title={optionName(option)}
      onClose={onClose}
      tools={
        <Button look="plain" aria-label={sourcesOfRule} aria-pressed={isSourced} onClick={() => setSourced(!isSourced)}>
          <Icon of={Info} className="text-xl" />
        </Button>
      }
      actions={
        <>
          {brought.length === 0 ? null : (
            <p role="status" className="pb-2 text-base">
              {withThatGoes(brought.map((one) => optionLine(one, rules[one], rules)))}
            </p>
          )}
          {clashes.length === 0 ? null : (
            <p role="alert" className="pb-2 text-base font-semibold text-red">
              {clashes.map((clash) => clashSentence(rules, clash)).join(' ')}
            </p>
          )}
          {isChanged && clashes.length === 0 ? consequence?.(chosen) : null}
          <Button
            look="main"
            className="w-full"
            disabled={!isChanged || isWrong || clashes.length > 0}
            onClick={() => onUse(chosen)}
          >
            {useLabel ?? useRule}
          </Button>
        </>
      }
    >
      {isListed(option) ? (
        <Values option={option} base={agreement.base} rules={rules} isSourced={isSourced} onChoose={choose} />
      ) : (
        <>
          <NumberField option={option} number={rules[option]} onNumber={choose} onWrong={setWrong} />
          {isSourced && option === 'target' ? <TargetSources scoring={rules.scoring} /> : null}
        </>
      )}
    </Dialog>
  )
}

interface ValuesProps {
  readonly option: ListedOption
  readonly base: Agreement['base']
  readonly rules: Rules
  readonly isSourced: boolean
  readonly onChoose: (value: Rules[ListedOption]) => void
}

function Values({ option, base, rules, isSourced, onChoose }: ValuesProps) {
  const written = ruleSet(base).values[option].value
  const noteOf = (value: Rules[ListedOption]) => {
    if (isSourced) return { note: <ValueNote option={option} value={value} /> }
    return value === written ? { note: usualAnswer } : {}
  }
  return (
    <RadioList
      label={optionQuestionText(option)}
      options={valuesFor(rules, option).map((value) => ({
        value: String(value),
        label: optionValueText(option, asValue(option, String(value)), rules),
        ...noteOf(asValue(option, String(value))),
      }))}
      value={String(rules[option])}
      onChoose={(value) => onChoose(asValue(option, value))}
    />
  )
}

/** Returns the value of an option from its text, because form fields hold texts. Throws if the option has no such value. */
function asValue(option: ListedOption, text: string): Rules[ListedOption] {
  const values: readonly Rules[ListedOption][] = OPTIONS[option]
  const value = values.find((one) => String(one) === text)
  if (value === undefined) throw new Error(`option ${option} has no value ${text}`)
  return value
}

interface NumberFieldProps {
  readonly option: NumberOption
  readonly number: number
  readonly onNumber: (number: number) => void
  readonly onWrong: (isWrong: boolean) => void
}

/**
 * The field for a whole number, such as a target or a bid. Text that is not a number stays in the field and does not change the
 * rules.
 */
function NumberField({ option, number, onNumber, onWrong }: NumberFieldProps) {
  const [text, setText] = useState(String(number))
  return (
    <Field
      label={optionQuestionText(option)}
      value={text}
      onChange={({ target: { value: typed } }) => {
        setText(typed)
        const next = numberFor(option, typed)
        onWrong(next === null)
        if (next !== null) onNumber(next)
      }}
      error={numberFor(option, text) === null ? targetWrong : null}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}

/** Returns the typed value of an option, of at most five digits; `null` if it has no such value. */
function numberFor(option: NumberOption, text: string): number | null {
  const number = figureIn(text, 5)
  return number !== null && isOptionValue(option, number) ? number : null
}
