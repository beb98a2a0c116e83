import { Keypad } from '@/components/ui/keypad'
import { lazyPart } from '@/components/ui/lazy-part'
import { partHandForm } from '@/lib/messages/compiled/table/parts'
import { figuresFor } from '@/lib/text/screens/form'
import { eraseDigit, skipField, typeDigit } from './draft-moves'
import type { PadProps } from './pad'

/** Every pad except the digits, loaded when the first fact of a hand is entered. */
export const OtherPad = lazyPart(
  () => import('./other-pad').then((part) => part.OtherPad),
  () => partHandForm,
)

export function FormPad(props: PadProps) {
  const { pad, table, draft, onDraft } = props
  const { rules } = table
  if (pad.kind !== 'digits') return <OtherPad {...props} pad={pad} />
  return (
    <Keypad
      label={figuresFor(table, draft.field)}
      onDigit={(digit) => onDraft(typeDigit(rules, draft, digit))}
      onErase={() => onDraft(eraseDigit(rules, draft))}
      onNext={() => onDraft(skipField(rules, draft))}
      className="h-full"
    />
  )
}
