import { OPTION_GROUPS, optionsIn, partName } from '@/components/new-game/option-groups'
import type { OptionName, Rules } from '@/lib/engine/table/options'
import { whatCountsTitle } from '@/lib/messages/compiled/options/what-counts'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { houseSentence } from '@/lib/text/options/how-we-play'
import { whatCounts } from '@/lib/text/sheet/what-counts'
import { vocabularyFor } from '@/lib/text/terms/words'

interface HowWePlayProps {
  readonly base: RuleSetId
  readonly rules: Rules
}

/** The rules of a table in plain words on one page: what counts, then every rule that could cause an argument. */
export function HowWePlay({ base, rules }: HowWePlayProps) {
  const groups = OPTION_GROUPS.map((group) => ({
    title: partName(group),
    options: optionsIn(group, { rules, followed: [], clashes: [] }),
  }))
  return (
    <div className="gap-x-8 text-base sm:columns-2 print:columns-2 print:text-xs print:leading-snug">
      <WhatCounts base={base} rules={rules} />
      {groups.map(({ title, options }) =>
        options.length === 0 ? null : (
          <section key={title} className="pb-3 print:pb-1.5">
            <h3 className="break-after-avoid border-b border-ink text-base font-semibold print:text-sm">{title}</h3>
            <ul>
              {options.map((option) => (
                <RuleLine key={option} option={option} base={base} rules={rules} />
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

/** A line for a rule; a house rule is highlighted. */
function RuleLine({ option, base, rules }: HowWePlayProps & { readonly option: OptionName }) {
  const isHouse = ruleSet(base).values[option].value !== rules[option]
  return (
    <li className={`break-inside-avoid py-0.5 ${isHouse ? 'font-bold' : ''}`}>
      {houseSentence(vocabularyFor(base, 'usual'), rules, option)}
    </li>
  )
}

function WhatCounts({ base, rules }: HowWePlayProps) {
  return (
    <section className="break-inside-avoid pb-3 print:pb-1.5">
      <h3 className="border-b border-ink text-base font-semibold print:text-sm">{whatCountsTitle}</h3>
      {whatCounts(vocabularyFor(base, 'usual'), rules).map((sentence) => (
        <p key={sentence} className="py-0.5">
          {sentence}
        </p>
      ))}
    </section>
  )
}
