import type { Rules } from '@/lib/engine/table/options'
import type { ProblemName } from '@/lib/engine/table/problem'
import type { Seat, Side } from '@/lib/engine/table/seats'
import type { Table } from '@/lib/text/table'
import { askedOfRuns } from './asked-of-runs'
import type { Draft } from './draft'
import type { DraftReading } from './draft-facts'

/** The keys at the foot of the form: digits, or the keys that replace them for a moment. */
export type Pad = { readonly kind: 'digits' } | AnswerPad

/** Keys that stay until their question is answered. */
export type AnswerPad =
  { readonly kind: 'bid' | 'whose' | 'tricks' } | { readonly kind: 'declare'; readonly side: Side }

export const DIGITS: Pad = { kind: 'digits' }

const ASKS_FOR_TRICKS: ReadonlySet<ProblemName> = new Set(['say-tricks', 'say-all-tricks'])

/** Returns the keys for the next question. */
export function padAsked(rules: Rules, draft: Draft, dealer: Seat, reading: DraftReading): Pad {
  if (reading.state === 'missing' && reading.missing.kind === 'bid') return { kind: 'bid' }
  if (isRunAsked(rules, draft, dealer)) return { kind: 'whose' }
  if (reading.state === 'wrong' && ASKS_FOR_TRICKS.has(reading.problem.name)) return { kind: 'tricks' }
  return DIGITS
}

/** Tells whether the form still has to ask whose runs are good. */
const isRunAsked = (rules: Rules, draft: Draft, dealer: Seat): boolean =>
  (draft.good ?? null) === null && askedOfRuns(rules, draft, dealer).some(({ run, ask }) => run[ask] === null)

/** Tells whether runs of two sides are noted that the table must choose between, answered or not. */
export const areRunsLevel = (rules: Rules, draft: Draft, dealer: Seat): boolean =>
  askedOfRuns(rules, { ...draft, good: null }, dealer).length > 0

export interface PadProps {
  readonly pad: Pad
  readonly table: Table
  readonly draft: Draft
  readonly dealer: Seat
  /** Called after a key that keeps these keys open. */
  readonly onDraft: (draft: Draft) => void
  /** Called after an answer, which brings the digits back. */
  readonly onAnswer: (draft: Draft) => void
  readonly onCompare: () => void
}
