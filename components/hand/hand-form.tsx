import { useDeferredValue, useEffect, useRef, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { leaderOf } from '@/lib/engine/bidding/bidding'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import type { Hand } from '@/lib/engine/table/hand'
import { multipliersOf } from '@/lib/engine/table/options'
import { lacksFact } from '@/lib/engine/table/problem'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { askWhoseRun } from '@/lib/messages/compiled/table/form'
import { cardsTaken, saveAnyway, tapTheCards, whyKey } from '@/lib/messages/compiled/table/hand-form'
import { partMore } from '@/lib/messages/compiled/table/parts'
import { holdUpdates } from '@/lib/stores/editing-lock'
import { saveHand, type Doing } from '@/lib/text/screens/form'
import { winnerText } from '@/lib/text/screens/ledger'
import type { Table } from '@/lib/text/table'
import { ContractStrip, StakesStrip } from './contract-row'
import { Declarations } from './declarations'
import { canDeclare, type Draft } from './draft'
import type { DraftReading } from './draft-facts'
import { FormHead } from './form-head'
import { FormPad, OtherPad } from './form-pad'
import { HandOutcome } from './outcome'
import { areRunsLevel, DIGITS } from './pad'
import { PointsFields } from './points-fields'
import { DoneBar, SaveBar } from './save-bar'
import { useFormState, type FormState, type Over } from './use-form-state'
import { SeatStrip, TakesGrid } from './who-took'

const OverForm = lazyPart(
  () => import('./over-form').then((part) => part.OverForm),
  () => partMore,
  {
    frame: ({ table, form }, notice) =>
      form.over === null ? null : (
        <Dialog
          title={overTitle(table, form.over)}
          onClose={form.over === 'cards' ? form.closeCards : () => form.setOver(null)}
        >
          {notice}
        </Dialog>
      ),
  },
)

/** Returns the title of a dialog over the form. */
function overTitle(table: Table, over: Over): string {
  switch (over) {
    case 'board':
      return cardsTaken
    case 'cards':
      return askWhoseRun(table)
    case 'more':
      return moreLabel
    case 'why':
      return whyKey
  }
}

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

type Shared = HandFormProps & { readonly form: FormState }

/**
 * The form of a hand on one screen, in the same order in every game: taker, trumps, declarations, points, outcome, keys, Save.
 */
export function HandForm(props: HandFormProps) {
  const form = useFormState(props)
  const more = useRef<HTMLButtonElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const shared = { ...props, form }
  // Render the form without its many keys first, so that the tap is answered fast; they fill their reserved place in the next
  // frame.
  const hasKeys = useDeferredValue(true, false)
  useSoon(OtherPad, props.draft.taker !== null)
  useEffect(holdUpdates, [])
  // A key that disappears when tapped leaves nothing focused. Focus the page, so that digits go into the hand and Escape closes
  // it.
  useEffect(() => {
    if (form.over === null && document.activeElement === document.body) page.current?.focus({ preventScroll: true })
  })
  return (
    <div onKeyDown={form.onKey} className="hand-form">
      <div
        ref={page}
        tabIndex={-1}
        className="hand-form-page outline-none"
        data-stakes={multipliersOf(props.table.rules).length > 1}
      >
        <Facts {...shared} moreKey={more} hasKeys={hasKeys} />
        <Count {...shared} hasKeys={hasKeys} />
        <Foot {...shared} />
      </div>
      {form.over === null ? null : <OverForm {...shared} moreKey={more} />}
    </div>
  )
}

interface WithMoreKey extends Shared {
  readonly moreKey: RefObject<HTMLButtonElement | null>
}

/** The head, the contract and the declarations. */
function Facts({ table, doing, number, draft, onDraft, form, moreKey, hasKeys }: WithMoreKey & WithKeys) {
  const { dealer, pad, setPad } = form
  const { rules } = table
  const part = { table, draft, onDraft }
  return (
    <div className="hand-form-facts">
      <FormHead
        table={table}
        doing={doing}
        number={number}
        dealer={dealer}
        leader={rules.leader === 'taker' ? draft.taker : leaderOf(rules, dealer, dealer)}
        isMoreOpen={form.over === 'more'}
        moreKey={moreKey}
        onMore={() => form.setOver('more')}
      />
      {hasKeys ? (
        <>
          <Contract {...part} isBidAsked={pad.kind === 'bid'} onBid={() => setPad({ kind: 'bid' })} />
          {canDeclare(rules, draft) ? (
            <Declarations
              {...part}
              open={pad.kind === 'declare' ? pad.side : null}
              onDeclare={(side) => setPad({ kind: 'declare', side })}
            />
          ) : null}
        </>
      ) : null}
    </div>
  )
}

interface WithKeys {
  /** False in the first frame, which leaves the place of the keys empty. */
  readonly hasKeys: boolean
}

/** The points, what they come to, and the keys. */
function Count({ table, standing, draft, hasBoard, was, previewOf, form, hasKeys }: Shared & WithKeys) {
  const { reading, setOver } = form
  return (
    <div className="hand-form-count">
      <PointsFields
        table={table}
        draft={draft}
        onField={form.setFigures}
        onFlag={form.answered}
        {...wrongFigure(reading)}
      />
      {hasBoard && draft.way === 'piles' ? <Button onClick={() => setOver('board')}>{tapTheCards}</Button> : null}
      <HandOutcome
        table={table}
        standing={standing}
        draft={draft}
        reading={reading}
        prompt={form.prompt}
        was={was}
        preview={reading.state === 'ready' ? previewOf(reading.hand) : null}
        onWhy={() => setOver('why')}
      />
      <div className="hand-form-pad hand-form-keys">
        {hasKeys ? (
          <FormPad
            pad={form.pad}
            table={table}
            draft={draft}
            dealer={form.dealer}
            onDraft={form.typed}
            onAnswer={form.answered}
            onCompare={() => setOver('cards')}
          />
        ) : null}
      </div>
    </div>
  )
}

/** The Save key; while declarations are entered, the key that ends them. */
function Foot({ table, doing, number, draft, onSave, onLeave, form }: Shared) {
  const { reading, prompt, setPad } = form
  if (form.pad.kind === 'declare')
    return (
      <DoneBar
        onDone={() => setPad(areRunsLevel(table.rules, draft, form.dealer) ? { kind: 'whose' } : null)}
        onDigits={() => setPad(DIGITS)}
      />
    )
  return (
    <SaveBar
      label={reading.state === 'ready' && reading.doubt !== null ? saveAnyway : saveHand(doing, number)}
      prompt={prompt}
      wins={reading.state === 'ready' ? winsWith(table, reading.row) : null}
      canSave={reading.state === 'ready'}
      onSave={() => (reading.state === 'ready' ? onSave(reading.hand) : undefined)}
      onPrompt={prompt === null || (reading.state === 'wrong' && !lacksFact(reading.problem)) ? null : form.showAsked}
      onLeave={onLeave}
    />
  )
}

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
