import { useEffect, useMemo, useState } from 'react'
import { draftFor, emptyDraft, type Draft, type Way } from '@/components/hand/draft'
import { newId } from '@/lib/core/ids'
import type { Game } from '@/lib/engine/game/ledger'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { SheetRow } from '@/lib/storage'
import { useDraft } from '@/lib/stores/draft-store'
import { askForWriting } from '@/lib/stores/storage-client'
import { wasWrittenHere } from '@/lib/stores/written-here'
import {
  afterMove,
  handSavedElsewhere,
  handSavedHere,
  isHalfSaid,
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
  /**
   * The hand that another tab saved while the next one was entered here: someone has to say whether they are the same.
   */
  readonly overtaken: Overtaken | null
  /** It is the same hand: what was typed here goes. */
  readonly giveWay: () => void
  /** It is another one: what was typed here is the hand after it. */
  readonly goOn: () => void
}

/** The hand form of a game with its memory: reloading the page comes back to the same field. */
export function useHandForm(gameId: string, { rules }: Game, rows: readonly SheetRow[], way: Way): HandFormState {
  const { forms, overtaken, move } = useForms(gameId, rules, rows)
  const open = openForm(forms)
  return {
    task: open?.task ?? null,
    draft: open?.draft ?? forms.next ?? emptyDraft(rules, way),
    isHalfSaid: isHalfSaid(forms, rules),
    hand: forms.hand,
    overtaken,
    begin: (task, row) =>
      task.kind === 'record'
        ? move({ kind: 'begin', task, draft: emptyDraft(rules, way) })
        : move({ kind: 'begin', task: withId(task), draft: draftFor(rules, way, handOf(row)) }),
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
    giveWay: () => move({ kind: 'give-way' }),
    goOn: () => move({ kind: 'go-on', hand: newId() }),
  }
}

interface KeptForms {
  readonly forms: HandForms
  readonly overtaken: Overtaken | null
  readonly move: (move: FormMove) => void
}

/** The forms of a game on this device, and the moves on them. */
function useForms(gameId: string, rules: Rules, rows: readonly SheetRow[]): KeptForms {
  const { keep, clear, ...stored } = useDraft(gameId)
  const form = stored.state === 'ready' ? stored.form : null
  const found = useMemo(() => parseForms(form, rules), [form, rules])
  const [moved, setMoved] = useState<HandForms | null>(null)

  const sheet = rows.map(({ id }) => id)
  const before = moved ?? found
  const unseen = overtakenBy(rows, isHalfSaid(before, rules) ? before.seen : null, wasWrittenHere)
  const savedElsewhere = handSavedElsewhere(before, found, { rules, sheet, overtaken: unseen })
  // The sheet takes the place of the form in one go with the hand that was saved from it.
  const gone = savedElsewhere ?? handSavedHere(before, sheet, wasWrittenHere)
  const forms = gone === null ? before : withoutHand(before, gone)
  const overtaken = savedElsewhere === null ? unseen : null
  // It is gone from the screen at once, and for good: the other tab may still take its hand back.
  useEffect(() => {
    if (savedElsewhere === null) return
    void clear(savedElsewhere).then(() => setMoved((now) => withoutHand(now ?? found, savedElsewhere)))
  }, [savedElsewhere, clear, found])

  const move = (next: FormMove) => {
    const after = afterMove(forms, next, { sheet, isOvertaken: overtaken !== null, newHand: newId() })
    setMoved(after)
    if (next.kind === 'give-way') void clear(forms.hand ?? undefined)
    // Saving a hand clears its form with it.
    else if (after !== NO_FORMS) keep(after)
  }
  return { forms, overtaken, move }
}

/** A forgotten hand has its id from here on, as the next one has. */
const withId = (task: Exclude<FormTask, { kind: 'record' }>): FormTask =>
  task.kind === 'insert' ? { ...task, hand: newId() } : task

function handOf(row: SheetRow | undefined): Hand | null {
  const found = row?.row
  return found === undefined || found.state === 'unreadable' ? null : found.hand
}
