import { dequal } from 'dequal/lite'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { parseDraft } from '@/components/hand/draft-reader'
import type { Rules } from '@/lib/engine/table/options'
import { isAlike, type Overtaken } from './overtaken'

/**
 * The hand that the open form is about: the next one, one on the sheet, or a forgotten one before another. A new hand
 * gets its id at the first tap and keeps it on the sheet, so that two tabs can tell it is the same.
 */
export type FormTask =
  | { readonly kind: 'record'; readonly hand?: string }
  | { readonly kind: 'correct'; readonly hand: string }
  | { readonly kind: 'insert'; readonly before: string; readonly hand?: string }

/** A hand that is written where others follow it. */
export type CorrectionTask = Exclude<FormTask, { kind: 'record' }>

interface Correction {
  readonly task: CorrectionTask
  readonly draft: Draft
}

/** The forms of a game as they are kept: the next hand, half said, outlives a correction of another. */
export interface HandForms {
  readonly next: Draft | null
  /** The id of the next hand. */
  readonly hand: string | null
  /** The hands that stood on the sheet when something was last said of the next; `null`: not known. */
  readonly seen: readonly string[] | null
  readonly correction: Correction | null
  readonly open: 'next' | 'correction' | null
}

export const NO_FORMS: HandForms = { next: null, hand: null, seen: null, correction: null, open: null }

/** An event that changes the forms: an action here, or a hand saved in another tab. */
export type FormMove =
  /** `draft`: how the form opens where nothing is half said. */
  | { readonly kind: 'begin'; readonly task: FormTask; readonly draft: Draft }
  | { readonly kind: 'change'; readonly draft: Draft }
  /** Back to the sheet; what was typed waits. */
  | { readonly kind: 'leave' }
  /** The hand of the open form is on the sheet. */
  | { readonly kind: 'finish' }
  /** Another hand comes before the one that is half said. Noted before it is written: that one has then seen it. */
  | { readonly kind: 'beside'; readonly hand: string }
  /** The hand on the sheet is the one that is half said here: that goes. */
  | { readonly kind: 'give-way' }
  /** It is another one: what is half said here is the hand after it, under an id of its own. */
  | { readonly kind: 'go-on'; readonly hand: string }

/** The facts outside the forms that a move depends on. */
export interface Surroundings {
  /** The ids of the hands on the sheet. */
  readonly sheet: readonly string[]
  /** True where a hand came from another tab and no one has said yet whether it is the one begun here. */
  readonly isOvertaken: boolean
  /** For the next hand, if this move is the first that says something of it. */
  readonly newHand: string
}

/** The forms after a move. */
export function afterMove(forms: HandForms, move: FormMove, around: Surroundings): HandForms {
  switch (move.kind) {
    case 'begin':
      return noted(begun(forms, move.task, move.draft), around)
    case 'change':
      return noted(changed(forms, move.draft), around)
    case 'leave':
      return noted({ ...forms, open: null }, around)
    case 'finish':
      return isCorrecting(forms) ? noted({ ...forms, correction: null, open: null }, around) : NO_FORMS
    case 'beside':
      return noted(forms, { ...around, sheet: [...around.sheet, move.hand] })
    case 'give-way':
      return withoutNext(forms)
    case 'go-on':
      return { ...forms, hand: move.hand, seen: around.sheet }
  }
}

const begun = (forms: HandForms, task: FormTask, draft: Draft): HandForms =>
  task.kind === 'record'
    ? { ...forms, next: forms.next ?? draft, open: 'next' }
    : { ...forms, correction: { task, draft }, open: 'correction' }

const changed = (forms: HandForms, draft: Draft): HandForms =>
  isCorrecting(forms) ? { ...forms, correction: { ...forms.correction, draft } } : { ...forms, next: draft }

const isCorrecting = (forms: HandForms): forms is HandForms & { readonly correction: Correction } =>
  forms.open === 'correction' && forms.correction !== null

/** Gives the next hand an id and notes the sheet as seen, unless a hand from another tab still needs an answer. */
function noted(forms: HandForms, { sheet, isOvertaken, newHand }: Surroundings): HandForms {
  if (forms.next === null) return forms
  return { ...forms, hand: forms.hand ?? newHand, seen: isOvertaken ? forms.seen : sheet }
}

/** The forms without that of the next hand. */
const withoutNext = (forms: HandForms): HandForms => ({
  ...forms,
  next: null,
  hand: null,
  seen: null,
  open: forms.open === 'next' ? null : forms.open,
})

/** The forms without that of this hand, if it is the next one. */
export const withoutHand = (forms: HandForms, hand: string): HandForms =>
  forms.hand === hand ? withoutNext(forms) : forms

/** Returns the task and the draft of the form that is shown; `null` while the sheet is shown. */
export function openForm(forms: HandForms): { readonly task: FormTask; readonly draft: Draft } | null {
  if (isCorrecting(forms)) return forms.correction
  if (forms.open !== 'next' || forms.next === null) return null
  return { task: { kind: 'record', ...(forms.hand === null ? {} : { hand: forms.hand }) }, draft: forms.next }
}

/** Tells whether anything was entered for the next hand. */
export const isHalfSaid = ({ next }: HandForms, rules: Rules): boolean =>
  next !== null && !dequal(next, emptyDraft(rules, next.way))

/** The part of the sheet that decides whether another tab saved the hand being entered here. */
interface Elsewhere {
  readonly rules: Rules
  readonly sheet: readonly string[]
  readonly overtaken: Overtaken | null
}

/**
 * The id of the hand that is half said here, if another tab has saved it and there is nothing more to say: it is the same
 * hand, of which nothing was said here since the form was `found`, or one that says exactly the same.
 */
export function handSavedElsewhere(
  { next, hand }: HandForms,
  found: HandForms,
  { rules, sheet, overtaken }: Elsewhere,
): string | null {
  if (next === null || hand === null) return null
  const isOnSheet = sheet.includes(hand) && dequal(next, found.next)
  return isOnSheet || isAlike(rules, next, overtaken) ? hand : null
}

/** The id of the hand in the open form, if this tab has saved it and it is on the sheet. */
export const handSavedHere = (
  { hand, open }: HandForms,
  sheet: readonly string[],
  isOwn: (hand: string) => boolean,
): string | null => (open === 'next' && hand !== null && isOwn(hand) && sheet.includes(hand) ? hand : null)

/** The kept forms, if they are of this code's making and fit the table. */
export function parseForms(form: unknown, rules: Rules): HandForms {
  const found = fieldsOf(form)
  const next = parseDraft(found['next'], rules)
  const correction = parseCorrection(found['correction'], rules)
  const isOpen = (found['open'] === 'next' && next !== null) || (found['open'] === 'correction' && correction !== null)
  const hand = next !== null && typeof found['hand'] === 'string' ? found['hand'] : null
  const open = isOpen ? (found['open'] === 'next' ? 'next' : 'correction') : null
  return { next, hand, seen: parseIds(found['seen']), correction, open }
}

const parseIds = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function parseCorrection(value: unknown, rules: Rules): Correction | null {
  const { task, draft: stored } = fieldsOf(value)
  const { kind, hand, before } = fieldsOf(task)
  const draft = parseDraft(stored, rules)
  if (draft === null) return null
  if (kind === 'correct' && typeof hand === 'string') return { task: { kind, hand }, draft }
  if (kind !== 'insert' || typeof before !== 'string') return null
  return { task: { kind, before, ...(typeof hand === 'string' ? { hand } : {}) }, draft }
}
