import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { leaderOf } from '@/lib/engine/bidding/bidding'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import type { Hand } from '@/lib/engine/table/hand'
import { multipliersOf, type Rules } from '@/lib/engine/table/options'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { askWhoseRun } from '@/lib/messages/compiled/table/form'
import { cardsTaken, saveAnyway, tapTheCards, whyKey } from '@/lib/messages/compiled/table/hand-form'
import { partBoard, partMore, partVerdict } from '@/lib/messages/compiled/table/parts'
import { setEditing } from '@/lib/stores/editing-lock'
import { saveHand, type Doing } from '@/lib/text/screens/form'
import { winnerText } from '@/lib/text/screens/ledger'
import type { Table } from '@/lib/text/table'
import { ContractStrip, StakesStrip } from './contract-row'
import { Declarations } from './declarations'
import type { Draft } from './draft'
import { readDraft, type DraftReading } from './draft-facts'
import { eraseDigit, focusField, typeDigit } from './draft-moves'
import { FormHead } from './form-head'
import { FormPad, OtherPad } from './form-pad'
import { HandOutcome } from './outcome'
import { areRunsLevel, DIGITS, padAsked, type Pad } from './pad'
import { PointsFields } from './points-fields'
import { promptOf } from './prompt'
import { DoneBar, SaveBar } from './save-bar'
import { SeatStrip, TakesGrid } from './who-took'

const Board = lazyPart(
  () => import('./board').then((part) => part.Board),
  () => partBoard,
  { frame: ({ onClose }, notice) => framed(cardsTaken, onClose, notice) },
)
const MorePanel = lazyPart(
  () => import('./more-panel').then((part) => part.MorePanel),
  () => partMore,
  { frame: ({ onClose }, notice) => framed(moreLabel, onClose, notice) },
)
const Receipt = lazyPart(
  () => import('./receipt').then((part) => part.Receipt),
  () => partVerdict,
  { frame: ({ onClose }, notice) => framed(whyKey, onClose, notice) },
)
const RunCards = lazyPart(
  () => import('./run-cards').then((part) => part.RunCards),
  () => partMore,
  { frame: ({ onClose, table }, notice) => framed(askWhoseRun(table), onClose, notice) },
)

const framed = (title: string, onClose: () => void, notice: Elements) => (
  <Dialog title={title} onClose={onClose}>
    {notice}
  </Dialog>
)

interface HandFormProps {
  readonly table: Table
  readonly standing: Standing
  readonly doing: Doing
  /** The number on the sheet, from 1. */
  readonly number: number
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onSave: (hand: Hand) => void
  readonly onLeave: () => void
  /** True if this table counts by tapping the cards taken. */
  readonly hasBoard: boolean
  /**
   * The points that each side has written for the hand being corrected; `null` if there is no such hand, or it has no figures.
   */
  readonly was: readonly number[] | null
  /** Describes the changes further down the sheet that saving this hand would make. */
  readonly previewOf: (hand: Hand) => Elements
}

/** The dialog that is open over the form. */
type Over = 'more' | 'board' | 'why' | 'cards'

/**
 * The form of a hand on one screen, in the same order in every game: taker, trumps, declarations, points, outcome, keys, Save.
 */
export function HandForm(props: HandFormProps) {
  const { table, standing, doing, number, draft, onDraft, onSave, onLeave, hasBoard, was, previewOf } = props
  const [chosen, setPad] = useState<Pad | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const { rules } = table
  // Render the form without its many keys first, so that the tap is answered fast; they fill their reserved place in the next
  // frame.
  const hasKeys = useDeferredValue(true, false)
  useSoon(OtherPad, draft.taker !== null)
  useEffect(holdUpdates, [])
  // A key that disappears when tapped leaves nothing focused. Focus the page, so that digits go into the hand and Escape closes
  // it.
  useEffect(() => {
    if (over === null && document.activeElement === document.body) page.current?.focus({ preventScroll: true })
  })
  const reading = readDraft(rules, draft, standing)
  const dealer = draft.dealer ?? standing.dealer
  const asked = padAsked(rules, draft, dealer, reading)
  const pad = chosen ?? asked
  const prompt =
    pad.kind === 'whose' && reading.state !== 'ready' ? askWhoseRun(table) : promptOf(table, draft, reading)
  const part = { table, draft, onDraft }
  const close = () => setOver(null)

  function setFigures(next: Draft) {
    onDraft(next)
    setPad(DIGITS)
  }

  /**
   * After a typed figure: shows the keys of a question that it raises. A question that was open before stays behind the digits.
   */
  function typed(next: Draft) {
    onDraft(next)
    if (pad.kind === 'digits') setPad(asked.kind === 'digits' ? null : DIGITS)
  }

  /** After an answer: shows the keys for the next question, or the digits. */
  function answered(next: Draft) {
    onDraft(next)
    setPad(null)
  }

  function closeCards() {
    setOver(null)
    setPad(null)
  }

  function showAsked() {
    if (reading.state === 'missing' && reading.missing.kind === 'figures')
      onDraft(focusField(draft, reading.missing.side))
    setPad(null)
  }

  function onKey(event: KeyboardEvent) {
    if (over !== null || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey)
      return
    const next = afterKey(rules, draft, event.key)
    if (next !== null) setFigures(next)
    else if (event.key !== 'Escape') return
    else if (chosen?.kind === 'declare') setPad(null)
    else onLeave()
    event.preventDefault()
  }

  const leader = rules.leader === 'taker' ? draft.taker : leaderOf(rules, dealer, dealer)
  return (
    <div onKeyDown={onKey} className="hand-form">
      <div
        ref={page}
        tabIndex={-1}
        className="hand-form-page outline-none"
        data-stakes={multipliersOf(rules).length > 1}
      >
        <div className="hand-form-facts">
          <FormHead
            table={table}
            doing={doing}
            number={number}
            dealer={dealer}
            leader={leader}
            isMoreOpen={over === 'more'}
            moreKey={more}
            onMore={() => setOver('more')}
          />
          {hasKeys ? (
            <>
              <Contract {...part} isBidAsked={pad.kind === 'bid'} onBid={() => setPad({ kind: 'bid' })} />
              {draft.way === 'totals' && !needsBelas(rules) ? null : (
                <Declarations
                  {...part}
                  open={pad.kind === 'declare' ? pad.side : null}
                  onDeclare={(side) => setPad({ kind: 'declare', side })}
                />
              )}
            </>
          ) : null}
        </div>
        <div className="hand-form-count">
          <PointsFields table={table} draft={draft} onField={setFigures} onFlag={answered} {...wrongFigure(reading)} />
          {hasBoard && draft.way === 'piles' ? <Button onClick={() => setOver('board')}>{tapTheCards}</Button> : null}
          <HandOutcome
            table={table}
            standing={standing}
            draft={draft}
            reading={reading}
            prompt={prompt}
            was={was}
            preview={reading.state === 'ready' ? previewOf(reading.hand) : null}
            onWhy={() => setOver('why')}
          />
          <div className="hand-form-pad hand-form-keys">
            {hasKeys ? (
              <FormPad
                pad={pad}
                table={table}
                draft={draft}
                dealer={dealer}
                onDraft={typed}
                onAnswer={answered}
                onCompare={() => setOver('cards')}
              />
            ) : null}
          </div>
        </div>
        {pad.kind === 'declare' ? (
          <DoneBar
            onDone={() => setPad(areRunsLevel(rules, draft, dealer) ? { kind: 'whose' } : null)}
            onDigits={() => setPad(DIGITS)}
          />
        ) : (
          <SaveBar
            label={reading.state === 'ready' && reading.doubt !== null ? saveAnyway : saveHand(doing, number)}
            prompt={prompt}
            wins={reading.state === 'ready' ? winsWith(table, reading.row) : null}
            canSave={reading.state === 'ready'}
            onSave={() => (reading.state === 'ready' ? onSave(reading.hand) : undefined)}
            onPrompt={
              prompt === null || (reading.state === 'wrong' && reading.problem.code !== 'undecided') ? null : showAsked
            }
            onLeave={onLeave}
          />
        )}
      </div>
      {over === 'board' ? <Board {...part} onClose={close} /> : null}
      {over === 'more' ? (
        <MorePanel
          {...part}
          standing={standing}
          onBoard={() => setOver('board')}
          onClose={() => {
            setOver((now) => (now === 'more' ? null : now))
            more.current?.focus({ preventScroll: true })
          }}
        />
      ) : null}
      {over === 'cards' ? <RunCards {...part} dealer={dealer} onClose={closeCards} /> : null}
      {over === 'why' && reading.state === 'ready' ? <Receipt table={table} row={reading.row} onClose={close} /> : null}
    </div>
  )
}

/** Holds back an update of the app while a hand is being entered. */
function holdUpdates() {
  setEditing(true)
  return () => setEditing(false)
}

/** Returns the draft after a key of the keyboard; `null` for a key that does not change the figures. */
function afterKey(rules: Rules, draft: Draft, key: string): Draft | null {
  if (/^\d$/.test(key)) return typeDigit(rules, draft, key)
  return key === 'Backspace' ? eraseDigit(rules, draft) : null
}

/** Tells whether the rules need the holder of a bela even if only finished totals are entered. */
const needsBelas = (rules: Rules): boolean => rules.belaDecides === 'no' || rules.belaKept === 'yes'

interface ContractProps extends Pick<HandFormProps, 'table' | 'draft' | 'onDraft'> {
  readonly isBidAsked: boolean
  readonly onBid: () => void
}

/**
 * The taker, the trumps and the multiplier. Finished totals need trumps only if the rounding depends on them, points are bid, or
 * the table plays “on big”.
 */
function Contract({ isBidAsked, onBid, ...part }: ContractProps) {
  const { rules } = part.table
  const isByCards = part.draft.way === 'piles'
  if (isByCards && rules.players === 2) return <TakesGrid {...part} />
  const hasTrumps = isByCards || rules.scoring === 'match-points' || rules.auction === 'bids' || rules.big === 'allowed'
  return (
    <>
      <SeatStrip {...part} />
      {hasTrumps ? <ContractStrip {...part} isBidAsked={isBidAsked} onBid={onBid} /> : null}
      <StakesStrip {...part} />
    </>
  )
}

/** Returns the winner of the game after this hand, in words; `null` if the game goes on. */
const winsWith = (table: Table, { ending }: ScoredRow): string | null =>
  ending.over ? winnerText(table, ending.winner) : null

/**
 * Returns the side of a wrong or doubtful figure, and the most that the figure can be if it is too high. A wrong figure's side is
 * read from the place of the problem.
 */
function wrongFigure(reading: DraftReading): { readonly wrongSide: number | null; readonly most: number | null } {
  if (reading.state === 'ready') return { wrongSide: reading.doubt?.side ?? null, most: null }
  if (reading.state === 'missing') return { wrongSide: null, most: null }
  const { name, place, figures } = reading.problem
  const found = /^(?:cardPoints|totals)\.(\d)$/.exec(place)
  const most = name === 'pile-over-pack' ? Number(figures['to']) : null
  return { wrongSide: found?.[1] === undefined ? null : Number(found[1]), most }
}
