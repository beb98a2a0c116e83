import { Pick } from '@/components/ui/pick'
import { RULE_SET_NAMES } from '@/lib/text/en/rule-sets'

interface RuleSetPickProps {
  readonly bases: readonly string[]
  readonly value: string | null
  readonly onPick: (base: string | null) => void
}

/** Under which rule set to count. */
export function RuleSetPick({ bases, value, onPick }: RuleSetPickProps) {
  return (
    <Pick label="Games of" value={value ?? ''} onPick={(picked) => onPick(picked === '' ? null : picked)}>
      <option value="">every kind</option>
      {Object.entries(RULE_SET_NAMES)
        .filter(([id]) => bases.includes(id) || id === value)
        .map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </Pick>
  )
}
