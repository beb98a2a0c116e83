import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { Keypad } from '@/components/ui/keypad'
import { lazyPart } from '@/components/ui/lazy-part'
import { Scroller } from '@/components/ui/scroller'
import { useBackStep } from '@/components/ui/use-back-step'
import { leaderOf } from '@/lib/engine/bidding/bidding'
import type { Standing } from '@/lib/engine/score/score'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { cardsTaken, saveAnyway } from '@/lib/messages/compiled/table/hand-form'
import { partBoard } from '@/lib/messages/compiled/table/parts'
import { setEditing } from '@/lib/stores/editing-lock'
import { figuresFor, saveHand, type Doing } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { rowsOf } from './contract-row'
import type { Draft } from './draft'
import { readDraft, type DraftReading } from './draft-facts'
import { eraseDigit, skipField, typeDigit } from './draft-moves'
import { FieldProblem } from './field-problem'
import { FormFacts, FormFigures } from './form-facts'
import { FormHead } from './form-head'
import { VerdictBar } from './verdict-bar'

const Board = lazyPart(
  () => import('./board').then((part) => part.Board),
  () => partBoard,
  {
    frame: ({ onClose }, notice) => (
      <Dialog title={cardsTaken} onClose={onClose}>
        {notice}
      </Dialog>
    ),
  },
)

interface HandFormProps {
  readonly table: Table
  readonly standing: Standing
  readonly doing: Doing
  /** From 1, as on the sheet. */
  readonly number: number
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onSave: (hand: Hand) => void
  readonly onLeave: () => void
  /** This table counts by tapping the cards taken. */
  readonly hasBoard: boolean
  /** What saving this hand would change further down the sheet. */
  readonly previewOf: (hand: Hand) => Elements
  readonly saving: boolean
}

/** A hand on one screen: chips for what happened, a keypad for what was counted, the verdict before it is saved. */
export function HandForm(props: HandFormProps) {
  const { table, standing, doing, number, draft, onDraft, onSave, onLeave, hasBoard, previewOf, saving } = props
  const [isMoreOpen, setMoreOpen] = useState(false)
  const [isBoardOpen, setBoardOpen] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const { rules } = table
  // The frame that answers the tap has the form without its many keys; they come in the next one, where room is kept for them.
  const hasKeys = useDeferredValue(true, false)
  useEffect(holdUpdates, [])
  const reading = readDraft(rules, draft, standing)
  const part = { table, draft, reading, onDraft }

  function save() {
    if (reading.state === 'ready' && !saving) onSave(reading.hand)
  }

  /** What is rare lies over the form as the form lies over the sheet: Back and Escape close one at a time. */
  function closeMore() {
    setMoreOpen(false)
    more.current?.focus({ preventScroll: true })
  }
  useBackStep(isMoreOpen, closeMore)

  function leaveStep() {
    if (isMoreOpen) closeMore()
    else onLeave()
  }

  function onKey(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    const typed = afterKey(rules, draft, event.key)
    if (typed !== null) onDraft(typed)
    else if (event.key === 'Escape' && !isBoardOpen) leaveStep()
    else return
    event.preventDefault()
  }

  const dealer = draft.dealer ?? standing.dealer
  const leader = rules.leader === 'taker' ? draft.taker : leaderOf(rules, dealer, dealer)
  return (
    <div onKeyDown={onKey} className="hand-form">
      <div className="hand-form-page" data-rows={rowsOf(rules, draft.way) + (hasBoard ? 1 : 0)}>
        <FormHead
          table={table}
          doing={doing}
          number={number}
          dealer={dealer}
          leader={leader}
          isMoreOpen={isMoreOpen}
          moreKey={more}
          onMore={() => setMoreOpen(!isMoreOpen)}
          onLeave={onLeave}
        />
        {hasKeys ? (
          <FormFacts
            {...part}
            dealer={dealer}
            standing={standing}
            isMoreOpen={isMoreOpen}
            onBoard={() => setBoardOpen(true)}
          />
        ) : (
          <div className="hand-form-facts" />
        )}
        <Verdict {...part} previewOf={previewOf} />
        <Pad {...part} hasKeys={hasKeys} onBoard={hasBoard ? () => setBoardOpen(true) : null} />
        <div className="hand-form-save">
          <Button look="main" className="w-full px-2!" disabled={reading.state !== 'ready' || saving} onClick={save}>
            {reading.state === 'ready' && reading.doubt !== null ? saveAnyway : saveHand(doing, number)}
          </Button>
        </div>
      </div>
      {isBoardOpen ? <Board table={table} draft={draft} onDraft={onDraft} onClose={() => setBoardOpen(false)} /> : null}
    </div>
  )
}

/** An update of the app waits while a hand is being entered. */
function holdUpdates() {
  setEditing(true)
  return () => setEditing(false)
}

/** What a key of a keyboard makes of the figures; `null` where it is none of theirs. */
function afterKey(rules: Rules, draft: Draft, key: string): Draft | null {
  if (/^\d$/.test(key)) return typeDigit(rules, draft, key)
  return key === 'Backspace' ? eraseDigit(rules, draft) : null
}

interface PartProps extends Pick<HandFormProps, 'table' | 'draft' | 'onDraft'> {
  readonly reading: DraftReading
}

/** What the hand would come to, and what stands against it. */
function Verdict({ table, draft, reading, previewOf }: PartProps & Pick<HandFormProps, 'previewOf'>) {
  const preview = reading.state === 'ready' ? previewOf(reading.hand) : null
  return (
    <Scroller className="hand-form-verdict" state={reading.state}>
      <FieldProblem table={table} reading={reading} part="points" />
      <VerdictBar table={table} draft={draft} reading={reading} preview={preview} />
    </Scroller>
  )
}

interface PadProps extends PartProps {
  readonly hasKeys: boolean
  readonly onBoard: (() => void) | null
}

/** The figures and the keys that write them. */
function Pad({ hasKeys, ...props }: PadProps) {
  const { table, draft, onDraft } = props
  const { rules } = table
  return (
    <div className="hand-form-pad">
      <FormFigures {...props} />
      <div className="hand-form-keys">
        {hasKeys ? (
          <Keypad
            label={figuresFor(table, draft.field)}
            onDigit={(digit) => onDraft(typeDigit(rules, draft, digit))}
            onErase={() => onDraft(eraseDigit(rules, draft))}
            onNext={() => onDraft(skipField(rules, draft))}
            className="h-full"
          />
        ) : null}
      </div>
    </div>
  )
}
