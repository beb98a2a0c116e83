'use client'

import { useState } from 'react'
import { draftOf, emptyDraft, isDraftable } from '@/components/hand/draft'
import type { Draft, Way } from '@/components/hand/draft'
import { isDraftLike } from '@/components/hand/draft-reader'
import type { Rules } from '@/lib/engine/options'
import type { SheetRow } from '@/lib/storage'
import { useDraft } from '@/lib/hooks/use-draft'

/** What the open form is about: the next hand, one that stands on the sheet, or one that was forgotten before another. */
export type FormTask =
  | { readonly kind: 'record' }
  | { readonly kind: 'correct'; readonly hand: string }
  | { readonly kind: 'insert'; readonly before: string }

interface Correction {
  readonly task: Exclude<FormTask, { kind: 'record' }>
  readonly draft: Draft
}

/** The forms of a game as they are kept: the next hand, half said, outlives a correction of another. */
interface Kept {
  readonly next: Draft | null
  readonly correction: Correction | null
  readonly open: 'next' | 'correction' | null
}

const NOTHING: Kept = { next: null, correction: null, open: null }

export interface HandFormState {
  /** `null` while the sheet shows. */
  readonly task: FormTask | null
  readonly draft: Draft
  /** The next hand was left half said. */
  readonly isHalfSaid: boolean
  readonly begin: (task: FormTask, row?: SheetRow) => void
  readonly change: (draft: Draft) => void
  /** Leaves the form; what was typed waits. */
  readonly leave: () => void
  /** After the hand of the open form was saved. */
  readonly finish: () => void
}

/** The hand form of a game with its memory: reloading the page comes back to the same field. */
export function useHandForm(gameId: string, rules: Rules, way: Way): HandFormState {
  const stored = useDraft(gameId)
  const [local, setLocal] = useState<Kept | null>(null)
  const kept = local ?? keptIn(stored.state === 'ready' ? stored.form : null, rules)

  function put(next: Kept) {
    setLocal(next)
    stored.keep(next)
  }

  const correction = kept.open === 'correction' ? kept.correction : null
  const next = kept.next ?? emptyDraft(rules, way)
  return {
    task: correction?.task ?? (kept.open === 'next' ? { kind: 'record' } : null),
    draft: correction?.draft ?? next,
    isHalfSaid: kept.next !== null && !isUntouched(kept.next, rules),
    begin: (task, row) => {
      if (task.kind === 'record') put({ ...kept, next, open: 'next' })
      else put({ ...kept, correction: { task, draft: draftFor(rules, way, row) }, open: 'correction' })
    },
    change: (draft) => {
      if (correction === null) put({ ...kept, next: draft })
      else put({ ...kept, correction: { ...correction, draft } })
    },
    leave: () => put({ ...kept, open: null }),
    finish: () => {
      if (correction === null) setLocal(NOTHING)
      else put({ ...kept, correction: null, open: null })
    },
  }
}

const isUntouched = (draft: Draft, rules: Rules): boolean =>
  JSON.stringify(draft) === JSON.stringify(emptyDraft(rules, draft.way))

function draftFor(rules: Rules, way: Way, row: SheetRow | undefined): Draft {
  const found = row?.row
  if (found === undefined || found.state === 'unreadable' || !isDraftable(found.hand)) return emptyDraft(rules, way)
  return draftOf(rules, found.hand)
}

/** The kept forms, if they are of this code's making and fit the table. */
function keptIn(form: unknown, rules: Rules): Kept {
  const found = fieldsOf(form)
  const next = isDraftLike(found['next'], rules) ? found['next'] : null
  const correction = correctionIn(found['correction'], rules)
  const isOpen = (found['open'] === 'next' && next !== null) || (found['open'] === 'correction' && correction !== null)
  return { next, correction, open: isOpen ? (found['open'] === 'next' ? 'next' : 'correction') : null }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function correctionIn(value: unknown, rules: Rules): Correction | null {
  const { task, draft } = fieldsOf(value)
  const { kind, hand, before } = fieldsOf(task)
  if (!isDraftLike(draft, rules)) return null
  if (kind === 'correct' && typeof hand === 'string') return { task: { kind, hand }, draft }
  return kind === 'insert' && typeof before === 'string' ? { task: { kind, before }, draft } : null
}
