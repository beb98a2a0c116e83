import { useState } from 'react'
import { Fold } from '@/components/ui/fold'
import { OPTION_NAMES, type OptionName, type Rules } from '@/lib/engine/table/options'
import * as said from '@/lib/messages/compiled/app/house-rules'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import type { Source } from '@/lib/rulesets/sources/cite'
import { type Form, FORMS, rulesOfForm } from '@/lib/rulesets/variants/forms'
import { sourceOfChange } from '@/lib/rulesets/variants/variants'
import { optionName } from '@/lib/text/options/names'
import { optionValueText } from '@/lib/text/options/values'
import { sourceText } from '@/lib/text/rules/source'
import { formTitle } from '@/lib/text/terms/form-names'

/** A comparison of these rules with those of any source, limited to the differences. */
export function CompareRules({ base, rules }: { readonly base: RuleSetId; readonly rules: Rules }) {
  const [id, setId] = useState<string>(base)
  const form = FORMS.find((one) => one.id === id) ?? FORMS[0]
  return (
    <Fold title={said.compareSource} aside={said.compareSourceAside}>
      <select
        aria-label={said.compareWith}
        value={id}
        onChange={(event) => setId(event.target.value)}
        className="min-h-12 w-full rounded-xl border border-edge bg-card px-2 text-base text-ink"
      >
        {FORMS.map((one) => (
          <option key={one.id} value={one.id}>
            {formTitle(one)}
          </option>
        ))}
      </select>
      {form === undefined ? null : <Differences rules={rules} form={form} />}
    </Fold>
  )
}

function Differences({ rules, form }: { readonly rules: Rules; readonly form: Form }) {
  const theirs = rulesOfForm(form)
  const options = OPTION_NAMES.filter((option) => theirs[option] !== rules[option])
  if (options.length === 0) return <p className="pt-3 text-base">{said.noDifference}</p>
  return (
    <dl className="pt-3">
      {options.map((option) => (
        <div key={option} className="border-b border-rule py-2.5 text-base">
          <dt className="font-semibold">{optionName(option)}</dt>
          <dd>{said.valueHere({ value: valueText(option, rules) })}</dd>
          <dd className="text-soft">
            <span>{said.valueThere({ value: valueText(option, theirs) })}</span>{' '}
            <span className="text-sm">{said.placeThere({ source: sourceText(sourceOf(option, form)) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const valueText = (option: OptionName, rules: Rules): string => optionValueText(option, rules[option], rules)

const sourceOf = (option: OptionName, { ruleSet: id, variant }: Form): Source =>
  variant !== null && variant.changes[option] !== undefined
    ? sourceOfChange(variant, option)
    : ruleSet(id).values[option].source
