import { Keypad } from '@/components/ui/keypad'
import type { Rules } from '@/lib/engine/table/options'
import type { Seat, Side } from '@/lib/engine/table/seats'
import { figuresFor } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { TricksPad, WhosePad } from './answer-pads'
import { askedOfRuns } from './asked-of-runs'
import { BidPad } from './bid-pad'
import { DeclarePad } from './declare-pad'
import type { Draft } from './draft'
import type { DraftReading } from './draft-facts'
import { chooseBid, eraseDigit, skipField, typeDigit } from './draft-moves'

/** The keys at the foot of the form: digits, or what takes their place for a moment. */
export type Pad =
  { readonly kind: 'digits' | 'bid' | 'whose' | 'tricks' } | { readonly kind: 'declare'; readonly side: Side }

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

interface FormPadProps {
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

export function FormPad({ pad, table, draft, dealer, onDraft, onAnswer, onCompare }: FormPadProps) {
  const { rules } = table
  switch (pad.kind) {
    case 'declare':
      return <DeclarePad key={pad.side} table={table} draft={draft} side={pad.side} onDraft={onDraft} />
    case 'bid':
      return <BidPad rules={rules} bid={draft.bid ?? null} onBid={(bid) => onAnswer(chooseBid(draft, bid))} />
    case 'whose':
      return <WhosePad table={table} draft={draft} dealer={dealer} onDraft={onAnswer} onCompare={onCompare} />
    case 'tricks':
      return <TricksPad table={table} draft={draft} onDraft={onAnswer} />
    case 'digits':
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
}
