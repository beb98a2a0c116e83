import { useState, type KeyboardEvent } from 'react'
import type { Standing } from '@/lib/engine/score/score'
import type { Rules } from '@/lib/engine/table/options'
import { askWhoseRun } from '@/lib/messages/compiled/table/form'
import type { Table } from '@/lib/text/table'
import { canDeclare, type Draft } from './draft'
import { readDraft } from './draft-facts'
import { eraseDigit, focusField, typeDigit } from './draft-moves'
import { DIGITS, padAsked, type Pad } from './pad'
import { promptOf } from './prompt'

/** The dialog that is open over the form. */
export type Over = 'more' | 'board' | 'why' | 'cards'

interface Entered {
  readonly table: Table
  readonly standing: Standing
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onLeave: () => void
}

export type FormState = ReturnType<typeof useFormState>

/** Returns what a form shows of its draft, which keys and which dialog are open, and the moves that change them. */
export function useFormState({ table, standing, draft, onDraft, onLeave }: Entered) {
  const [shown, setPad] = useState<Pad | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const { rules } = table
  const reading = readDraft(rules, draft, standing)
  const dealer = draft.dealer ?? standing.dealer
  const asked = padAsked(rules, draft, dealer, reading)
  const chosen = shown?.kind === 'declare' && !canDeclare(rules, draft) ? null : shown
  const pad = chosen ?? asked
  const prompt =
    pad.kind === 'whose' && reading.state !== 'ready' ? askWhoseRun(table) : promptOf(table, draft, reading)

  const setFigures = (next: Draft) => {
    onDraft(next)
    setPad(DIGITS)
  }
  return {
    reading,
    dealer,
    pad,
    prompt,
    over,
    setPad,
    setOver,
    setFigures,
    /** After a typed figure: shows the keys of a question that it raises. A question that was open before stays behind the digits. */
    typed: (next: Draft) => {
      onDraft(next)
      if (pad.kind === 'digits') setPad(asked.kind === 'digits' ? null : DIGITS)
    },
    /** After an answer: shows the keys for the next question, or the digits. */
    answered: (next: Draft) => {
      onDraft(next)
      setPad(null)
    },
    closeCards: () => {
      setOver(null)
      setPad(null)
    },
    showAsked: () => {
      if (reading.state === 'missing' && reading.missing.kind === 'figures')
        onDraft(focusField(draft, reading.missing.side))
      setPad(null)
    },
    onKey: (event: KeyboardEvent) => {
      if (over !== null || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey)
        return
      const next = afterKey(rules, draft, event.key)
      if (next !== null) setFigures(next)
      else if (event.key !== 'Escape') return
      else if (chosen?.kind === 'declare') setPad(null)
      else onLeave()
      event.preventDefault()
    },
  }
}

/** Returns the draft after a key of the keyboard; `null` for a key that does not change the figures. */
function afterKey(rules: Rules, draft: Draft, key: string): Draft | null {
  if (/^\d$/.test(key)) return typeDigit(rules, draft, key)
  return key === 'Backspace' ? eraseDigit(rules, draft) : null
}
