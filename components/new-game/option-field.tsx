import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
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
import { followedAnother, playsOtherwise, standardRules, targetWrong } from '@/lib/messages/compiled/app/other-rules'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { chooseOption, valuesFor, type Agreed, type Agreement } from '@/lib/rulesets/variants/agree'
import { optionQuestion } from '@/lib/text/options/questions'
import { optionValueText } from '@/lib/text/options/values'
import { clashSentence } from '@/lib/text/problems/clash'
import { sourceText } from '@/lib/text/rules/source'
import { TargetSources, ValueNote } from './value-note'

/** What the questions of one form have in common. */
export interface OptionFormProps {
  readonly agreement: Agreement
  readonly onAgreement: (agreement: Agreement) => void
  /** Whose sources stand beside the values: that of the chosen game, or those of every game. */
  readonly sources?: 'written' | 'every'
}

interface OptionFieldsProps extends OptionFormProps {
  readonly options: readonly OptionName[]
  readonly agreed: Agreed
}

/** Several questions of how a table plays, one under the other. */
export const OptionFields = ({ options, ...form }: OptionFieldsProps) =>
  options.map((option) => <OptionField key={option} option={option} {...form} />)

interface OptionFieldProps extends OptionFormProps {
  readonly option: OptionName
  readonly agreed: Agreed
}

/** One question of how a table plays, with what its document says and where. */
function OptionField({ option, agreement, agreed, onAgreement, sources = 'written' }: OptionFieldProps) {
  const { rules } = agreed
  const written = ruleSet(agreement.base).values[option]
  const clash = agreed.clashes.find((one) => one.option === option)
  const choose = (value: Rules[OptionName]) => onAgreement(chooseOption(agreement, option, value))
  const isOther = rules[option] !== written.value
  const noteOf = (value: Rules[OptionName]) => {
    if (sources === 'every') return { note: <ValueNote option={option} value={value} /> }
    return value === written.value ? { note: <span className="text-sm">{sourceText(written.source)}</span> } : {}
  }
  return (
    <div className="pt-4">
      {!isListed(option) ? (
        <>
          <NumberField key={rules[option]} option={option} number={rules[option]} onNumber={choose} />
          {sources === 'every' && option === 'target' ? <TargetSources scoring={rules.scoring} /> : null}
        </>
      ) : (
        <RadioList
          label={optionQuestion(option)}
          options={valuesFor(rules, option).map((value) => ({
            value: String(value),
            label: optionValueText(option, asValue(option, String(value))),
            ...noteOf(asValue(option, String(value))),
          }))}
          value={String(rules[option])}
          onChoose={(value) => choose(asValue(option, value))}
          error={clash === undefined ? null : clashSentence(rules, clash)}
        />
      )}
      {isOther ? (
        <p className="flex items-center justify-between gap-3 pt-1 text-base text-soft">
          <span>{agreed.followed.includes(option) ? followedAnother : playsOtherwise}</span>
          {agreed.followed.includes(option) ? null : (
            <Button onClick={() => choose(written.value)}>{standardRules}</Button>
          )}
        </p>
      ) : null}
    </div>
  )
}

/** Values travel through the page as text. */
function asValue(option: ListedOption, text: string): Rules[ListedOption] {
  const values = listed(option)
  const value = values.find((one) => String(one) === text)
  if (value === undefined) throw new Error(`option ${option} has no value ${text}`)
  return value
}

const listed = (option: ListedOption): readonly Rules[ListedOption][] => OPTIONS[option]

interface NumberFieldProps {
  readonly option: NumberOption
  readonly number: number
  readonly onNumber: (number: number) => void
}

/** A target is any whole number, as bids are; what is no number yet stays in the field and out of the rules. */
function NumberField({ option, number, onNumber }: NumberFieldProps) {
  const [text, setText] = useState(String(number))
  const isNumber = /^\d{1,5}$/.test(text.trim()) && isOptionValue(option, Number(text))
  return (
    <Field
      label={optionQuestion(option)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (isNumber) onNumber(Number(text))
      }}
      error={isNumber ? null : targetWrong}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
    />
  )
}
