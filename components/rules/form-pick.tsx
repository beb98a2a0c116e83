import type { Elements } from '@/components/ui/elements'
import { Pick } from '@/components/ui/pick'
import { gameName } from '@/lib/messages/compiled/rules/gameName'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { FORMS } from '@/lib/rulesets/variants/forms'
import { formTitle } from '@/lib/text/terms/form-names'

interface FormPickProps {
  readonly label: string
  /** The id of a form, or the value of the option before the games. */
  readonly value: string
  readonly onPick: (id: string) => void
  /** An option before the games. */
  readonly children?: Elements
}

/** A picker of one game or variant from all of them. */
export function FormPick({ children, ...props }: FormPickProps) {
  return (
    <Pick {...props}>
      {children}
      {RULE_SET_IDS.map((id) => (
        <optgroup key={id} label={gameName[id]}>
          {FORMS.filter((form) => form.ruleSet === id).map((form) => (
            <option key={form.id} value={form.id}>
              {formTitle(form)}
            </option>
          ))}
        </optgroup>
      ))}
    </Pick>
  )
}
