import { Info } from 'lucide'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { Scroller } from '@/components/ui/scroller'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import { at, sidesOf, type Side } from '@/lib/engine/table/seats'
import { toGo } from '@/lib/messages/compiled/table/common'
import { whyKey } from '@/lib/messages/compiled/table/hand-form'
import { partVerdict } from '@/lib/messages/compiled/table/parts'
import * as words from '@/lib/messages/compiled/terms/words'
import { countedWith, doubtText } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { countedBefore } from './counted'
import type { Draft } from './draft'
import type { DraftReading } from './draft-facts'
import { sideOutcome, type SideOutcome } from './outcome-of'

/** The explanation of a hand, loaded when its taker is entered. */
const HandExplanation = lazyPart(
  () => import('./hand-explanation').then((part) => part.HandExplanation),
  () => partVerdict,
)

interface OutcomeProps {
  readonly table: Table
  readonly standing: Standing
  readonly draft: Draft
  readonly reading: DraftReading
  /** The request for the fact still missing, as on the save key; `null` if nothing is missing. */
  readonly prompt: string | null
  /** The points each side had written for this hand before the correction. */
  readonly was: readonly number[] | null
  /** The changes further down the sheet that saving would make. */
  readonly preview: Elements
  readonly onWhy: () => void
}

/**
 * The outcome in a column for each side: the points it writes, its total before and after; until the hand is complete, its total
 * so far.
 */
export function HandOutcome({ table, standing, draft, reading, prompt, was, preview, onWhy }: OutcomeProps) {
  const row = reading.state === 'ready' ? reading.row : null
  const before = countedBefore(draft)
  useSoon(HandExplanation, draft.taker !== null)
  return (
    <Scroller className="hand-form-verdict" state={reading.state}>
      <Columns table={table} standing={standing} row={row} was={was} />
      <div className="outcome-said">
        <div role="status" className="min-w-0 flex-1">
          {before === null ? null : <p className="text-red">{countedWith(before)}</p>}
          {reading.state === 'ready' && reading.doubt !== null ? (
            <p className="font-semibold text-red">{doubtText(reading.doubt.kind, reading.doubt.points)}</p>
          ) : null}
          {prompt === null ? null : <p className="sr-only">{prompt}</p>}
          {reading.state === 'missing' ? null : (
            <HandExplanation table={table} reading={reading} isAsked={prompt !== null} preview={preview} />
          )}
        </div>
        {row === null ? null : (
          <button type="button" onClick={onWhy} className="outcome-why">
            <Icon of={Info} /> <span>{whyKey}</span>
          </button>
        )}
      </div>
      {row === null && standing.heldOver > 0 ? (
        <p className="text-base text-soft">
          <span translate="no" className="num outcome-box">
            {standing.heldOver}
          </span>{' '}
          <span>{words.heldOver(table)}</span>
        </p>
      ) : null}
    </Scroller>
  )
}

interface ColumnsProps extends Pick<OutcomeProps, 'table' | 'standing' | 'was'> {
  readonly row: ScoredRow | null
}

function Columns({ table, standing, row, was }: ColumnsProps) {
  const sides = sidesOf(table.rules)
  const shown = sides.map((side) => (row === null ? null : sideOutcome(table.rules, row, side)))
  const longest = Math.max(
    ...sides.map((side) => letters(shown[side] ?? null, at(standing.totals, side), was?.[side] ?? null, sides.length)),
  )
  return (
    <div data-sides={sides.length} data-letters={longest} className="outcome-columns">
      {sides.map((side) => {
        const outcome = shown[side] ?? null
        return (
          <div key={side} data-won={outcome?.hasWon === true} className="outcome-column">
            {row === null || outcome === null ? (
              <SoFar table={table} total={at(standing.totals, side)} />
            ) : (
              <Written table={table} outcome={outcome} row={row} side={side} was={was?.[side] ?? null} />
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Returns the approximate width of a figure and its marks, in digits. All sides use the size of the longest. */
function letters(outcome: SideOutcome | null, total: number, was: number | null, sides: number): number {
  if (outcome === null) return Math.max(3, figure(total).length)
  const mark = outcome.mark !== null && sides === 2 ? 3 : 0
  const old = was === null || was === outcome.points ? 0 : 2
  return Math.min(9, Math.max(3, faceOf(outcome).length) + mark + old)
}

function SoFar({ table, total }: { readonly table: Table; readonly total: number }) {
  const { goal, target } = table.rules
  return (
    <>
      <p translate="no" className="num outcome-figure text-soft">
        {figure(total)}
      </p>
      {goal === 'points' && total < target ? <p className="sr-only">{toGo({ points: target - total })}</p> : null}
    </>
  )
}

interface WrittenProps {
  readonly table: Table
  readonly outcome: SideOutcome
  readonly row: ScoredRow
  readonly side: Side
  readonly was: number | null
}

/** The points a side writes: struck out if it lost them, boxed if they are held over. */
function Written({ table, outcome, row, side, was }: WrittenProps) {
  const total = at(row.totals, side)
  return (
    <>
      <p translate="no" className="outcome-figure">
        <span data-mark={outcome.mark} className="num outcome-written">
          {faceOf(outcome)}
        </span>
        {was === null || was === outcome.points ? null : <del className="num outcome-was">{figure(was)}</del>}
        {outcome.mark === null || row.totals.length > 2 ? null : <Mark table={table} mark={outcome.mark} />}
      </p>
      <p translate="no" className="num outcome-total">
        <span>{`${figure(total - outcome.points)} →`}</span> <b>{figure(total)}</b>
      </p>
    </>
  )
}

function Mark({ table, mark }: { readonly table: Table; readonly mark: 'lost' | 'waits' }) {
  return (
    <span data-mark={mark} className="outcome-mark">
      {mark === 'lost' ? words.bateMark(table) : words.heldOver(table)}
    </span>
  )
}

const faceOf = ({ points, shown }: SideOutcome): string =>
  shown === points && points > 0 ? `+${points}` : figure(shown)
