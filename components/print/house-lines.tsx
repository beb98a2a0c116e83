import { OPTION_NAMES, type Rules } from '@/lib/engine/table/options'
import { differentFromStandard } from '@/lib/messages/compiled/app/arrival'
import { differences, ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { optionLine } from '@/lib/text/options/values'

/** The rules in which a table differs from the document they are based on; empty if it plays as written. */
export function HouseLines({ base, rules }: { readonly base: RuleSetId; readonly rules: Rules }) {
  const others = differences(rulesOf(ruleSet(base)), rules)
  const options = OPTION_NAMES.filter((option) => others[option] !== undefined)
  if (options.length === 0) return null
  return (
    <section className="break-inside-avoid">
      <h3 className="text-base font-semibold">{differentFromStandard}</h3>
      <ul className="list-disc ps-5 text-base">
        {options.map((option) => (
          <li key={option}>{optionLine(option, rules[option], rules)}</li>
        ))}
      </ul>
    </section>
  )
}
