import { Fold } from '@/components/ui/fold'
import type { OptionName } from '@/lib/engine/table/options'
import { cannotBePlayed, standardRules, thingsOtherwise } from '@/lib/messages/compiled/app/other-rules'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { agree, type Agreed, type Agreement } from '@/lib/rulesets/variants/agree'
import { OptionFields, type OptionFormProps } from './option-field'
import { OPTION_GROUPS, optionsIn, partName } from './option-groups'

interface OptionFoldsProps extends OptionFormProps {
  /** Options that are asked elsewhere on the page. */
  readonly except?: readonly OptionName[]
}

/** Everything that a table of this size can settle, part by part, as the document has it until somebody says otherwise. */
export function OptionFolds({ except = [], ...form }: OptionFoldsProps) {
  const { agreement } = form
  const agreed = agree(agreement)
  return (
    <div className="ps-3">
      {OPTION_GROUPS.map((group) => {
        const options = optionsIn(group, agreed).filter((option) => !except.includes(option))
        return options.length === 0 ? null : (
          <Fold key={group.part} title={partName(group)} aside={asideOf(agreement, agreed, options)}>
            <OptionFields options={options} agreed={agreed} {...form} />
          </Fold>
        )
      })}
    </div>
  )
}

function asideOf({ base }: Agreement, { rules, clashes }: Agreed, options: readonly OptionName[]): string {
  if (clashes.some((clash) => options.includes(clash.option))) return cannotBePlayed
  const { values } = ruleSet(base)
  const others = options.filter((option) => rules[option] !== values[option].value).length
  return others === 0 ? standardRules : thingsOtherwise({ count: others })
}
