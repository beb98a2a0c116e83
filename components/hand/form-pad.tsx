import { Keypad } from '@/components/ui/keypad'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Rules } from '@/lib/engine/table/options'
import type { Seat, Side } from '@/lib/engine/table/seats'
import { partHandForm } from '@/lib/messages/compiled/table/parts'
import { figuresFor } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { askedOfRuns } from './asked-of-runs'
import type { Draft } from './draft'
import type { DraftReading } from './draft-facts'
import { eraseDigit, skipField, typeDigit } from './draft-moves'

/** The keys at the foot of the form: digits, or what takes their place for a moment. */
export type Pad = { readonly kind: 'digits' } | AnswerPad

/** Keys that stay until their question is answered. */
export type AnswerPad =
  { readonly kind: 'bid' | 'whose' | 'tricks' } | { readonly kind: 'declare'; readonly side: Side }

export const DIGITS: Pad = { kind: 'digits' }

/** The keys that answer what is asked next. */
export function padAsked(rules: Rules, draft: Draft, dealer: Seat, reading: DraftReading): Pad {
  if (reading.state === 'missing' && reading.missing.kind === 'bid') return { kind: 'bid' }
  if (isRunAsked(rules, draft, dealer)) return { kind: 'whose' }
  if (reading.state === 'wrong' && reading.problem.name === 'say-tricks') return { kind: 'tricks' }
  return DIGITS
}

/** Tells whether the form still has to ask whose runs are good. */
const isRunAsked = (rules: Rules, draft: Draft, dealer: Seat): boolean =>
  (draft.good ?? null) === null && askedOfRuns(rules, draft, dealer).some(({ run, ask }) => run[ask] === null)

/** Tells whether runs of two sides are noted that the table must choose between, answered or not. */
export const areRunsLevel = (rules: Rules, draft: Draft, dealer: Seat): boolean =>
  askedOfRuns(rules, { ...draft, good: null }, dealer).length > 0

/** Every pad but the digits, fetched when the first fact of a hand is there. */
export const OtherPad = lazyPart(
  () => import('./other-pad').then((part) => part.OtherPad),
  () => partHandForm,
)

export interface FormPadProps {
  readonly pad: Pad
  readonly table: Table
  readonly draft: Draft
  readonly dealer: Seat
  /** After a key that leaves these keys where they are. */
  readonly onDraft: (draft: Draft) => void
  /** After an answer, which brings the digits back. */
  readonly onAnswer: (draft: Draft) => void
  readonly onCompare: () => void
}

export function FormPad(props: FormPadProps) {
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
