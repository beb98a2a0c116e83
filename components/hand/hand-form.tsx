'use client'

import { useEffect, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Keypad } from '@/components/ui/keypad'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Hand } from '@/lib/engine/hand'
import type { Standing } from '@/lib/engine/score'
import { leaderOf } from '@/lib/engine/bidding'
import { seatsOf } from '@/lib/engine/seats'
import { setBusy } from '@/lib/hooks/busy'
import { dealtAndLeads } from '@/lib/text/en/form'
import { nameOf, sideHeading } from '@/lib/text/en/names'
import type { Table } from '@/lib/text/table'
import { ContractRow, StakesRow } from './contract-row'
import type { Draft } from './draft'
import { readDraft } from './draft-facts'
import { chooseTaker, eraseDigit, skipField, typeDigit } from './draft-moves'
import { PointsFields } from './points-fields'
import { Questions } from './questions'
import { SeatRows } from './seat-rows'
import { TakerGrid } from './taker-grid'
import { VerdictBar } from './verdict-bar'

const MorePanel = lazyPart(() => import('./more-panel').then((part) => part.MorePanel))
const Board = lazyPart(() => import('./board').then((part) => part.Board))

interface HandFormProps {
  readonly table: Table
  readonly standing: Standing
  /** From 1, as on the sheet. */
  readonly number: number
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onSave: (hand: Hand) => void
  readonly onLeave: () => void
  /** This table counts by tapping the cards taken. */
  readonly hasBoard: boolean
  /** What saving this hand would change further down the sheet. */
  readonly previewOf?: (hand: Hand) => string | null
  readonly saving: boolean
}

/** A hand on one screen: chips for what happened, a keypad for what was counted, the verdict before it is saved. */
export function HandForm(props: HandFormProps) {
  const { table, standing, number, draft, onDraft, onSave, onLeave, hasBoard, previewOf, saving } = props
  const [isMoreOpen, setMoreOpen] = useState(false)
  const [isBoardOpen, setBoardOpen] = useState(false)
  const { rules } = table
  // An update of the app waits while a hand is being entered.
  useEffect(() => {
    setBusy(true)
    return () => setBusy(false)
  }, [])
  const reading = readDraft(rules, draft, standing)
  const problem = reading.state === 'wrong' ? reading.problem : null
  const part = { table, draft, onDraft }

  function save() {
    if (reading.state === 'ready' && !saving) onSave(reading.hand)
  }

  function onKey(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) onDraft(typeDigit(rules, draft, event.key))
    else if (event.key === 'Backspace') onDraft(eraseDigit(rules, draft))
    else if (event.key === 'Escape' && !isBoardOpen) onLeave()
    else return
    event.preventDefault()
  }

  const dealer = draft.dealer ?? standing.dealer
  const leader = rules.leader === 'taker' ? draft.taker : leaderOf(rules, dealer, dealer)
  return (
    <div
      onKeyDown={onKey}
      className="hand-form mx-auto flex w-full max-w-xl flex-col px-3 wide:h-dvh wide:max-w-4xl wide:flex-row wide:gap-4 lefty:wide:flex-row-reverse wide:overflow-hidden"
    >
      <div className="contents wide:flex wide:min-w-0 wide:flex-1 wide:flex-col wide:overflow-y-auto">
        <header className="hand-form-head flex min-h-12 items-center gap-2">
          <Button look="plain" aria-label="Back to the sheet" onClick={onLeave}>
            <span aria-hidden="true" className="text-2xl">
              ✕
            </span>
          </Button>
          <h1 className="text-lg font-semibold whitespace-nowrap cramped:whitespace-normal">Hand {number}</h1>
          <p className="line-clamp-2 min-w-0 flex-1 text-base leading-tight text-soft">
            {dealtAndLeads(table, dealer, leader)}
          </p>
          <Button look="plain" aria-label="More" aria-expanded={isMoreOpen} onClick={() => setMoreOpen(!isMoreOpen)}>
            <span aria-hidden="true" className="text-2xl">
              ⋯
            </span>
          </Button>
        </header>

        <div className="hand-form-body flex flex-col gap-1.5">
          {isMoreOpen ? <MorePanel {...part} onBoard={() => setBoardOpen(true)} /> : null}
          {draft.way === 'totals' ? (
            <TakerChoice {...part} />
          ) : rules.players === 4 ? null : (
            <>
              <Heading>Who took, in what</Heading>
              <TakerGrid {...part} />
            </>
          )}
          {draft.way === 'piles' ? (
            <>
              <Heading>
                {rules.players === 4
                  ? `Who took, runs, ${table.words.bela}`
                  : `Runs, ${table.words.bela}, ${table.words.lastTrick}`}
              </Heading>
              <SeatRows {...part} />
            </>
          ) : null}
          {rules.players === 4 && (draft.way === 'piles' || rules.scoring === 'match-points') ? (
            <ContractRow {...part} />
          ) : null}
          <StakesRow {...part} />
          {draft.way === 'totals' ? <TotalsLastTrick {...part} isAsked={problem?.name === 'say-last-trick'} /> : null}
          <Questions {...part} problem={problem} />
        </div>
      </div>

      <div className="contents wide:flex wide:w-88 wide:flex-col wide:overflow-y-auto">
        <div className="flex flex-col gap-1.5 pt-1.5">
          <Heading>{draft.way === 'piles' ? 'Points in the cards taken' : 'Finished totals'}</Heading>
          <PointsFields {...part} wrongSide={wrongSide(problem)} />
          {hasBoard && draft.way === 'piles' ? (
            <Button onClick={() => setBoardOpen(true)}>Tap the cards taken</Button>
          ) : null}
        </div>

        <Keypad
          label={`Figures for ${sideHeading(table, draft.field)}`}
          onDigit={(digit) => onDraft(typeDigit(rules, draft, digit))}
          onErase={() => onDraft(eraseDigit(rules, draft))}
          onNext={() => onDraft(skipField(rules, draft))}
          isRoomy={rules.players === 2}
          className="hand-form-keys pt-2"
        />
        <div className="hand-form-foot sticky bottom-0 bg-paper pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <VerdictBar
            table={table}
            draft={draft}
            reading={reading}
            preview={reading.state === 'ready' ? (previewOf?.(reading.hand) ?? null) : null}
          />
          <Button
            look="main"
            className="min-h-[48px]! w-full tall:min-h-14!"
            disabled={reading.state !== 'ready' || saving}
            onClick={save}
          >
            Save hand {number}
          </Button>
        </div>
      </div>
      {isBoardOpen ? <Board {...part} onClose={() => setBoardOpen(false)} /> : null}
    </div>
  )
}

/** A word over a group of keys, where there is room for one; the group itself has its name. */
function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <p aria-hidden="true" className="hidden pt-1 text-base leading-tight text-soft roomy:block">
      {children}
    </p>
  )
}

/** The side that a wrong figure belongs to, from the place of the problem. */
function wrongSide(problem: { readonly place: string } | null): number | null {
  const found = /^(?:cardPoints|totals)\.(\d)$/.exec(problem?.place ?? '')
  return found?.[1] === undefined ? null : Number(found[1])
}

interface PartProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** Where only finished totals are entered the taker is all that is asked besides. */
function TakerChoice({ table, draft, onDraft }: PartProps) {
  return (
    <Choice
      label="Who took"
      value={draft.taker}
      onChoose={(seat) => onDraft(chooseTaker(draft, seat))}
      className="flex flex-wrap gap-1.5"
      optionClassName="flex-1 px-2 font-semibold tall:min-h-14"
      options={seatsOf(table.rules).map((seat) => ({ value: seat, label: nameOf(table, seat) }))}
    />
  )
}

function TotalsLastTrick({ table, draft, onDraft, isAsked }: PartProps & { readonly isAsked: boolean }) {
  if (!isAsked && draft.lastTrick === null) return null
  const label = `Who took the ${table.words.lastTrick}?`
  return (
    <div>
      <p className="text-base">{label}</p>
      <Choice
        label={label}
        value={draft.lastTrick}
        onChoose={(side) => onDraft({ ...draft, lastTrick: side })}
        className="flex gap-1.5"
        options={draft.figures.map((_, side) => ({ value: side, label: sideHeading(table, side) }))}
      />
    </div>
  )
}
