import { Pick } from '@/components/ui/pick'
import { RULE_SET_NAMES } from '@/lib/text/en/terms/rule-set-names'

interface RuleSetPickProps {
  readonly label: string
  /** What it says where none is chosen. */
  readonly any: string
  /** Those that have been played. */
  readonly bases: readonly string[]
  readonly value: string | null
  readonly onPick: (base: string | null) => void
}

/** Under which rule set to count or to look. */
export function RuleSetPick({ label, any, bases, value, onPick }: RuleSetPickProps) {
  return (
    <Pick label={label} value={value ?? ''} onPick={(picked) => onPick(picked === '' ? null : picked)}>
      <option value="">{any}</option>
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
