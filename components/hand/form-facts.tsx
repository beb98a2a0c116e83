import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { lazyPart } from '@/components/ui/lazy-part'
import { Scroller } from '@/components/ui/scroller'
import { useInView } from '@/components/ui/use-in-view'
import type { Standing } from '@/lib/engine/score/score'
import { seatsOf, type Seat } from '@/lib/engine/table/seats'
import { askLastTrick } from '@/lib/messages/compiled/table/form'
import {
  finishedTotals,
  pointsTaken,
  tapTheCards,
  whoTook,
  runsAndMore,
  takerAndTrumps,
  whoTookAndRuns,
} from '@/lib/messages/compiled/table/hand-form'
import { partMore } from '@/lib/messages/compiled/table/parts'
import type { Table } from '@/lib/text/table'
import { nameOf, sideHeading } from '@/lib/text/terms/names'
import { ContractRow, StakesRow } from './contract-row'
import type { Draft } from './draft'
import type { DraftReading } from './draft-facts'
import { chooseTaker } from './draft-moves'
import { FieldProblem } from './field-problem'
import { PointsFields } from './points-fields'
import { Questions } from './questions'
import { SeatRows } from './seat-rows'
import { TakerGrid } from './taker-grid'

const MorePanel = lazyPart(
  () => import('./more-panel').then((part) => part.MorePanel),
  () => partMore,
)

interface PartProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

interface ReadPartProps extends PartProps {
  readonly reading: DraftReading
}

interface FormFactsProps extends ReadPartProps {
  /** Who dealt: declarations are spoken in the order from there. */
  readonly dealer: Seat
  readonly standing: Standing
  readonly isMoreOpen: boolean
  readonly onBoard: () => void
}

/** What happened in the hand, as chips; what cannot be is said under the chips that it is about. */
export function FormFacts({ dealer, standing, isMoreOpen, onBoard, reading, ...part }: FormFactsProps) {
  const { table, draft } = part
  const { rules } = table
  const said = { table, reading }
  const problem = reading.state === 'wrong' ? reading.problem : null
  const missing = reading.state === 'missing' ? reading.missing.kind : null
  return (
    <Scroller className="hand-form-facts" inner="hand-form-rows">
      {isMoreOpen ? <MorePanel {...part} standing={standing} onBoard={onBoard} /> : null}
      {draft.way === 'totals' ? (
        <TakerChoice {...part} />
      ) : rules.players === 4 ? null : (
        <>
          <Heading>{takerAndTrumps}</Heading>
          <TakerGrid {...part} isAsked={missing === 'taker' || missing === 'trump'} />
        </>
      )}
      {draft.way === 'piles' ? (
        <>
          <Heading>{rules.players === 4 ? whoTookAndRuns(table) : runsAndMore(table)}</Heading>
          <Asked isAsked={missing === (rules.players === 4 ? 'taker' : 'last-trick')}>
            <SeatRows {...part} />
          </Asked>
          <FieldProblem {...said} part="declarations" />
        </>
      ) : null}
      {rules.players === 4 && (draft.way === 'piles' || rules.scoring === 'match-points') ? (
        <ContractRow {...part} isAsked={missing === 'trump'} />
      ) : null}
      <StakesRow {...part} />
      <FieldProblem {...said} part="contract" />
      {draft.way === 'totals' ? <TotalsLastTrick {...part} isAsked={problem?.name === 'say-last-trick'} /> : null}
      <Questions {...part} dealer={dealer} problem={problem} />
      <FieldProblem {...said} part="tricks" />
    </Scroller>
  )
}

/** Comes into view when it begins to be asked for. */
function Asked({ isAsked, children }: { readonly isAsked: boolean; readonly children: ReactNode }) {
  const place = useInView<HTMLDivElement>(isAsked, isAsked)
  return <div ref={place}>{children}</div>
}

interface FormFiguresProps extends ReadPartProps {
  /** Opens the cards to tap, where this table counts so. */
  readonly onBoard: (() => void) | null
}

/** What was counted: the fields that the keypad writes into. */
export function FormFigures({ onBoard, reading, ...part }: FormFiguresProps) {
  const isPiles = part.draft.way === 'piles'
  return (
    <div className="flex flex-col gap-1.5">
      <Heading>{isPiles ? pointsTaken : finishedTotals}</Heading>
      <PointsFields {...part} wrongSide={wrongSide(reading)} />
      {onBoard !== null && isPiles ? <Button onClick={onBoard}>{tapTheCards}</Button> : null}
    </div>
  )
}

/** A word over a group of keys, where there is room for one; the group itself has its name. */
function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-hidden="true" className="hand-form-word">
      <p className="text-base leading-tight text-soft">{children}</p>
    </div>
  )
}

/** The side that a wrong or doubtful figure belongs to: of a wrong one from the place of the problem. */
function wrongSide(reading: DraftReading): number | null {
  if (reading.state === 'ready') return reading.doubt?.side ?? null
  const place = reading.state === 'wrong' ? reading.problem.place : ''
  const found = /^(?:cardPoints|totals)\.(\d)$/.exec(place)
  return found?.[1] === undefined ? null : Number(found[1])
}

/** Where only finished totals are entered the taker is all that is asked besides. */
function TakerChoice({ table, draft, onDraft }: PartProps) {
  return (
    <Choice
      translate="no"
      label={whoTook}
      value={draft.taker}
      onChoose={(seat) => onDraft(chooseTaker(draft, seat))}
      className="flex flex-wrap gap-1.5"
      optionClassName="flex-1 px-2 font-semibold"
      options={seatsOf(table.rules).map((seat) => ({ value: seat, label: nameOf(table, seat) }))}
    />
  )
}

function TotalsLastTrick({ table, draft, onDraft, isAsked }: PartProps & { readonly isAsked: boolean }) {
  const place = useInView<HTMLDivElement>(isAsked)
  if (!isAsked && draft.lastTrick === null) return null
  const label = askLastTrick(table)
  return (
    <div ref={place}>
      <p className="text-base">{label}</p>
      <Choice
        translate="no"
        label={label}
        value={draft.lastTrick}
        onChoose={(side) => onDraft({ ...draft, lastTrick: side })}
        className="flex gap-1.5"
        options={draft.figures.map((_, side) => ({ value: side, label: sideHeading(table, side) }))}
      />
    </div>
  )
}
