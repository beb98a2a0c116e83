'use client'

import { useEffect, useState } from 'react'
import { draftFor, emptyDraft } from '@/components/hand/draft'
import type { Draft, Way } from '@/components/hand/draft'
import { draftIn } from '@/components/hand/draft-reader'
import type { Game } from '@/lib/engine/game/ledger'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { useDraft } from '@/lib/hooks/draft-store'
import { wasWrittenHere } from '@/lib/hooks/written-here'
import type { SheetRow } from '@/lib/storage'
import { newId } from '@/lib/storage/ids'
import { isAlike, overtakenBy } from './overtaken'
import type { Overtaken } from './overtaken'

/**
 * What the open form is about: the next hand, one that stands on the sheet, or one that was forgotten before another. A
 * new hand has its id from the first tap on, and keeps it on the sheet: so two tabs know that theirs is the same.
 */
export type FormTask =
  | { readonly kind: 'record'; readonly hand?: string }
  | { readonly kind: 'correct'; readonly hand: string }
  | { readonly kind: 'insert'; readonly before: string; readonly hand?: string }

interface Correction {
  readonly task: Exclude<FormTask, { kind: 'record' }>
  readonly draft: Draft
}

/** The forms of a game as they are kept: the next hand, half said, outlives a correction of another. */
interface Kept {
  readonly next: Draft | null
  /** The id of the next hand. */
  readonly hand: string | null
  /** The hands that stood on the sheet when something was last said of the next; `null`: not known. */
  readonly seen: readonly string[] | null
  readonly correction: Correction | null
  readonly open: 'next' | 'correction' | null
}

const NOTHING: Kept = { next: null, hand: null, seen: null, correction: null, open: null }

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
  /** The id of the next hand, where something is said of it. */
  readonly hand: string | null
  /** A deal, or points by word, that comes before the next hand: what is half said of that waits, and has seen it. */
  readonly beside: () => FormTask
  /** After the hand of the open form was saved. */
  readonly finish: () => void
  /** What another tab has saved while the next hand was half said here: somebody has to say which it is. */
  readonly overtaken: Overtaken | null
  /** It is the same hand: what was typed here goes. */
  readonly giveWay: () => void
  /** It is another one: what was typed here is the hand after it. */
  readonly goOn: () => void
}

/** The hand form of a game with its memory: reloading the page comes back to the same field. */
export function useHandForm(gameId: string, { rules }: Game, rows: readonly SheetRow[], way: Way): HandFormState {
  const stored = useDraft(gameId)
  const [local, setLocal] = useState<Kept | null>(null)
  const found = keptIn(stored.state === 'ready' ? stored.form : null, rules)
  const kept = local ?? found
  const hand = kept.next === null ? null : kept.hand

  const [settled, setSettled] = useState<string | null>(null)
  const isHalfSaid = kept.next !== null && !isUntouched(kept.next, rules)
  const overtaken = overtakenBy(rows, isHalfSaid ? kept.seen : null, wasWrittenHere)
  const ids = rows.map(({ id }) => id)

  // What was left half said another tab has saved, and nothing else was said here since: there is nothing more to say.
  const isUnchanged = isSame(kept.next, found.next) && hand !== null && ids.includes(hand)
  if (hand !== null && hand !== settled && (isUnchanged || isAlike(rules, kept.next, overtaken))) {
    setSettled(hand)
    setLocal(withoutNext(kept))
  }
  const { clear } = stored
  useEffect(() => {
    if (settled !== null) clear(settled)
  }, [settled, clear])

  function put(next: Kept, own: readonly string[] = []) {
    // Until somebody says which hand this is, the one that came from another tab stays unseen.
    const seen = overtaken !== null && next.seen === kept.seen ? kept.seen : [...ids, ...own]
    const named = next.next === null ? next : { ...next, hand: next.hand ?? newId(), seen }
    setLocal(named)
    stored.keep(named)
  }

  const correction = kept.open === 'correction' ? kept.correction : null
  const next = kept.next ?? emptyDraft(rules, way)
  return {
    task: correction?.task ?? (kept.open === 'next' ? { kind: 'record', ...(hand === null ? {} : { hand }) } : null),
    draft: correction?.draft ?? next,
    isHalfSaid,
    hand,
    // Noted before it is written: whatever happens in between, what was half said is not taken for the same hand.
    beside: () => {
      const own = newId()
      if (kept.next !== null) put(kept, [own])
      return { kind: 'record', hand: own }
    },
    begin: (task, row) => {
      if (task.kind === 'record') put({ ...kept, next, open: 'next' })
      else {
        const named = task.kind === 'insert' ? { ...task, hand: newId() } : task
        put({ ...kept, correction: { task: named, draft: draftFor(rules, way, handOf(row)) }, open: 'correction' })
      }
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
    overtaken,
    giveWay: () => {
      if (hand !== null) clear(hand)
      setLocal(withoutNext(kept))
    },
    goOn: () => put({ ...kept, hand: newId(), seen: ids }),
  }
}

/** The forms without that of the next hand. */
const withoutNext = (kept: Kept): Kept => ({
  ...kept,
  next: null,
  hand: null,
  seen: null,
  open: kept.open === 'next' ? null : kept.open,
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isUntouched = (draft: Draft, rules: Rules): boolean => isSame(draft, emptyDraft(rules, draft.way))

function handOf(row: SheetRow | undefined): Hand | null {
  const found = row?.row
  return found === undefined || found.state === 'unreadable' ? null : found.hand
}

/** The kept forms, if they are of this code's making and fit the table. */
function keptIn(form: unknown, rules: Rules): Kept {
  const found = fieldsOf(form)
  const next = draftIn(found['next'], rules)
  const correction = correctionIn(found['correction'], rules)
  const isOpen = (found['open'] === 'next' && next !== null) || (found['open'] === 'correction' && correction !== null)
  const hand = next !== null && typeof found['hand'] === 'string' ? found['hand'] : null
  const open = isOpen ? (found['open'] === 'next' ? 'next' : 'correction') : null
  return { next, hand, seen: idsIn(found['seen']), correction, open }
}

const idsIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function correctionIn(value: unknown, rules: Rules): Correction | null {
  const { task, draft: stored } = fieldsOf(value)
  const { kind, hand, before } = fieldsOf(task)
  const draft = draftIn(stored, rules)
  if (draft === null) return null
  if (kind === 'correct' && typeof hand === 'string') return { task: { kind, hand }, draft }
  if (kind !== 'insert' || typeof before !== 'string') return null
  return { task: { kind, before, ...(typeof hand === 'string' ? { hand } : {}) }, draft }
}
