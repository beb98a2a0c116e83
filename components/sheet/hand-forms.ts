import { dequal } from 'dequal/lite'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { parseDraft } from '@/components/hand/restore-draft'
import { isRow, type Row } from '@/lib/core/row'
import type { Rules } from '@/lib/engine/table/options'
import { isAlike, type Overtaken } from './overtaken'

/**
 * The hand that the open form is about: the next hand, a hand on the sheet, or a forgotten hand to insert before another. A new
 * hand gets its id at the first tap and keeps it on the sheet, so that two tabs can tell it is the same.
 */
export type FormTask =
  | { readonly kind: 'record'; readonly hand?: string }
  | { readonly kind: 'correct'; readonly hand: string }
  | { readonly kind: 'insert'; readonly before: string; readonly hand?: string }

/** A hand that is written before others on the sheet. */
export type CorrectionTask = Exclude<FormTask, { kind: 'record' }>

interface Correction {
  readonly task: CorrectionTask
  readonly draft: Draft
}

/** The stored forms of a game. The unfinished form of the next hand is kept while another hand is corrected. */
export interface HandForms {
  readonly next: Draft | null
  /** The id of the next hand; `null` before anything is entered for it. */
  readonly hand: string | null
  /** The ids of the hands on the sheet when something was last entered for the next hand; `null` if not known. */
  readonly seen: readonly string[] | null
  readonly correction: Correction | null
  readonly open: 'next' | 'correction' | null
}

export const NO_FORMS: HandForms = { next: null, hand: null, seen: null, correction: null, open: null }

/** An event that changes the forms: an action here, or a hand saved in another tab. */
export type FormMove =
  /** Opens a form. `draft` is its content if nothing has been entered yet. */
  | { readonly kind: 'begin'; readonly task: FormTask; readonly draft: Draft }
  | { readonly kind: 'change'; readonly draft: Draft }
  /** Returns to the sheet and keeps what was typed. */
  | { readonly kind: 'leave' }
  /** Closes the form, because its hand is on the sheet. */
  | { readonly kind: 'finish' }
  /**
   * Another hand is written before the unfinished one. This is noted first, so that the unfinished hand counts the other as seen.
   */
  | { readonly kind: 'beside'; readonly hand: string }
  /** The hand on the sheet is the unfinished hand, so its form is cleared. */
  | { readonly kind: 'give-way' }
  /** The hand on the sheet is another one. The unfinished hand comes after it and gets a new id. */
  | { readonly kind: 'go-on'; readonly hand: string }

/** The facts outside the forms that a move depends on. */
export interface Surroundings {
  /** The ids of the hands on the sheet. */
  readonly sheet: readonly string[]
  /** True if a hand came from another tab and it is not yet decided whether it is the one entered here. */
  readonly isOvertaken: boolean
  /** The id that the next hand gets, if this move is the first for it. */
  readonly newHand: string
}

/** Returns the forms after a move. */
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

/** Returns the forms without the form of the next hand. */
const withoutNext = (forms: HandForms): HandForms => ({
  ...forms,
  next: null,
  hand: null,
  seen: null,
  open: forms.open === 'next' ? null : forms.open,
})

/** Returns the forms without the form of this hand, if it is the next hand. */
export const withoutHand = (forms: HandForms, hand: string): HandForms =>
  forms.hand === hand ? withoutNext(forms) : forms

/** Returns the task and the draft of the form that is shown; `null` while the sheet is shown. */
export function openForm(forms: HandForms): { readonly task: FormTask; readonly draft: Draft } | null {
  if (isCorrecting(forms)) return forms.correction
  if (forms.open !== 'next' || forms.next === null) return null
  return { task: { kind: 'record', ...(forms.hand === null ? {} : { hand: forms.hand }) }, draft: forms.next }
}

/** Tells whether anything was entered for the next hand. */
export const isNextHandStarted = ({ next }: HandForms, rules: Rules): boolean =>
  next !== null && !dequal(next, emptyDraft(rules, next.way))

/** The part of the sheet that decides whether another tab saved the hand being entered here. */
interface Elsewhere {
  readonly rules: Rules
  readonly sheet: readonly string[]
  readonly overtaken: Overtaken | null
}

/**
 * Returns the id of the unfinished hand if another tab has saved the same hand and nothing here differs: the hand is on the sheet
 * and its form has not changed since it was `found`, or the form says exactly the same as the saved hand.
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

/** Returns the id of the hand in the open form if this tab has saved it and it is on the sheet. */
export const handSavedHere = (
  { hand, open }: HandForms,
  sheet: readonly string[],
  isOwn: (hand: string) => boolean,
): string | null => (open === 'next' && hand !== null && isOwn(hand) && sheet.includes(hand) ? hand : null)

/** Returns the stored forms; leaves out what this code cannot read or what does not fit the table. */
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

const fieldsOf = (value: unknown): Row => (isRow(value) ? value : {})

function parseCorrection(value: unknown, rules: Rules): Correction | null {
  const { task, draft: stored } = fieldsOf(value)
  const { kind, hand, before } = fieldsOf(task)
  const draft = parseDraft(stored, rules)
  if (draft === null) return null
  if (kind === 'correct' && typeof hand === 'string') return { task: { kind, hand }, draft }
  if (kind !== 'insert' || typeof before !== 'string') return null
  return { task: { kind, before, ...(typeof hand === 'string' ? { hand } : {}) }, draft }
}
