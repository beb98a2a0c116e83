import { Pick } from '@/components/ui/pick'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'

interface RuleSetPickProps {
  readonly label: string
  /** The label of the choice without a rule set. */
  readonly any: string
  /** The rule sets that have been played. */
  readonly bases: readonly string[]
  readonly value: string | null
  readonly onPick: (base: string | null) => void
}

/** The choice of the rule set by which games are counted or filtered. */
export function RuleSetPick({ label, any, bases, value, onPick }: RuleSetPickProps) {
  return (
    <Pick label={label} value={value ?? ''} onPick={(picked) => onPick(picked === '' ? null : picked)}>
      <option value="">{any}</option>
      {RULE_SET_IDS.filter((id) => bases.includes(id) || id === value).map((id) => (
        <option key={id} value={id}>
          {ruleSetName(id)}
        </option>
      ))}
    </Pick>
  )
}
