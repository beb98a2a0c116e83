import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { draftFor, emptyDraft, type Draft, type Way } from '@/components/hand/draft'
import { newId } from '@/lib/core/ids'
import type { Game } from '@/lib/engine/game/ledger'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { SheetRow } from '@/lib/storage'
import { useDraft } from '@/lib/stores/draft-store'
import { holdUpdates } from '@/lib/stores/editing-lock'
import { askForWriting } from '@/lib/stores/storage-client'
import { wasWrittenHere } from '@/lib/stores/written-here'
import {
  afterMove,
  handSavedElsewhere,
  handSavedHere,
  isNextHandStarted,
  NO_FORMS,
  openForm,
  parseForms,
  withoutHand,
  type FormMove,
  type FormTask,
  type HandForms,
} from './hand-forms'
import { overtakenBy, type Overtaken } from './overtaken'

export interface HandFormState {
  /** `null` while the sheet is shown. */
  readonly task: FormTask | null
  readonly draft: Draft
  /** True if the next hand is only partly entered. */
  readonly isNextHandStarted: boolean
  /** Opens a form; does nothing while the form of a hand may still return. */
  readonly begin: (task: FormTask, row?: SheetRow) => void
  readonly change: (draft: Draft) => void
  /** Leaves the form and keeps what was typed. */
  readonly leave: () => void
  /** The id of the next hand; `null` if nothing has been entered for it. */
  readonly hand: string | null
  /**
   * Returns a task for a hand without cards that comes before the next hand. The unfinished next hand waits and counts it as
   * seen.
   */
  readonly beside: () => FormTask
  /** Closes the open form after its hand was saved. */
  readonly finish: () => void
  /**
   * Saves the hand of the open form. The form closes as soon as the sheet shows the hand, and opens again, with all that was
   * typed, if the hand could not be saved.
   */
  readonly submit: (save: (onShown: () => void) => Promise<boolean>) => Promise<void>
  /** The hand that another tab saved while the next hand was entered here: someone has to say whether they are the same. */
  readonly overtaken: Overtaken | null
  /** Clears the form here, because it is the same hand. */
  readonly giveWay: () => void
  /** Keeps the form here for the hand after it, because it is another hand. */
  readonly goOn: () => void
}

/** Returns the state of the hand form of a game. It is stored, so that after a reload the same field is active. */
export function useHandForm(gameId: string, { rules }: Game, rows: readonly SheetRow[], way: Way): HandFormState {
  const { forms, overtaken, move, keepAgain } = useForms(gameId, rules, rows)
  const [isHidden, setHidden] = useState(false)
  // The hand is still being entered as long as its form may return.
  useEffect(() => (isHidden ? holdUpdates() : undefined), [isHidden])
  const open = isHidden ? null : openForm(forms)
  return {
    task: open?.task ?? null,
    draft: open?.draft ?? forms.next ?? emptyDraft(rules, way),
    isNextHandStarted: isNextHandStarted(forms, rules),
    hand: forms.hand,
    overtaken,
    begin: (task, row) => {
      if (isHidden) return
      if (task.kind === 'record') move({ kind: 'begin', task, draft: emptyDraft(rules, way) })
      else move({ kind: 'begin', task: withId(task), draft: draftFor(rules, way, handOf(row)) })
    },
    change: (draft) => {
      askForWriting()
      move({ kind: 'change', draft })
    },
    leave: () => move({ kind: 'leave' }),
    beside: () => {
      const hand = newId()
      if (forms.next !== null) move({ kind: 'beside', hand })
      return { kind: 'record', hand }
    },
    finish: () => move({ kind: 'finish' }),
    submit: async (save) => {
      let isOver = false
      try {
        // In the same frame as the hand on the sheet.
        const isSaved = await save(() => isOver || flushSync(() => setHidden(true)))
        if (isSaved) move({ kind: 'finish' })
        else keepAgain()
      } finally {
        isOver = true
        setHidden(false)
      }
    },
    giveWay: () => move({ kind: 'give-way' }),
    goOn: () => move({ kind: 'go-on', hand: newId() }),
  }
}

interface KeptForms {
  readonly forms: HandForms
  readonly overtaken: Overtaken | null
  readonly move: (move: FormMove) => void
  /** Stores the forms as they are, because a save that failed had dropped what waited to be stored. */
  readonly keepAgain: () => void
}

/** Returns the stored forms of a game on this device, and the function that moves them. */
function useForms(gameId: string, rules: Rules, rows: readonly SheetRow[]): KeptForms {
  const { keep, clear, ...stored } = useDraft(gameId)
  const form = stored.state === 'ready' ? stored.form : null
  const found = useMemo(() => parseForms(form, rules), [form, rules])
  const [moved, setMoved] = useState<HandForms | null>(null)

  const sheet = rows.map(({ id }) => id)
  const before = moved ?? found
  const unseen = overtakenBy(rows, isNextHandStarted(before, rules) ? before.seen : null, wasWrittenHere)
  const isOwn = before.hand !== null && wasWrittenHere(before.hand)
  const savedElsewhere = isOwn ? null : handSavedElsewhere(before, found, { rules, sheet, overtaken: unseen })
  // Hide the form in the same render in which the saved hand appears on the sheet.
  const gone = savedElsewhere ?? handSavedHere(before, sheet, wasWrittenHere)
  const forms = gone === null ? before : withoutHand(before, gone)
  const overtaken = savedElsewhere === null ? unseen : null
  // The form has left the screen. Clear it in storage too, because the other tab can still undo its hand and the form must not
  // come back.
  useEffect(() => {
    if (savedElsewhere === null) return
    void clear(savedElsewhere).then(() => setMoved((now) => withoutHand(now ?? found, savedElsewhere)))
  }, [savedElsewhere, clear, found])

  const move = (next: FormMove) => {
    const after = afterMove(forms, next, { sheet, isOvertaken: overtaken !== null, newHand: newId() })
    setMoved(after)
    if (next.kind === 'give-way') void clear(forms.hand ?? undefined)
    // Nothing to store after a save, which clears the form itself.
    else if (after !== NO_FORMS) keep(after)
  }
  const latest = useRef(before)
  useEffect(() => {
    latest.current = before
  }, [before])
  return { forms, overtaken, move, keepAgain: () => keep(latest.current) }
}

/** Returns the task with an id for an inserted hand, as the next hand has one. */
const withId = (task: Exclude<FormTask, { kind: 'record' }>): FormTask =>
  task.kind === 'insert' ? { ...task, hand: newId() } : task

function handOf(row: SheetRow | undefined): Hand | null {
  const found = row?.row
  return found === undefined || found.state === 'unreadable' ? null : found.hand
}
