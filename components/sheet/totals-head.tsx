import { BigFigure } from '@/components/ui/big-figure'
import { classNames } from '@/components/ui/class-names'
import { widestWord } from '@/components/ui/long-words'
import { SIDE_FILLS } from '@/components/ui/side-colours'
import { leaderOf } from '@/lib/engine/bidding/bidding'
import { numberOf } from '@/lib/engine/game/hand-numbers'
import { seatsOf, sideOf, sidesOf, type Seat, type Side } from '@/lib/engine/table/seats'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { toGo } from '@/lib/messages/compiled/table/common'
import { dealsMark, leadsMark, wonMark, pastTarget, pointsShort } from '@/lib/messages/compiled/table/ledger'
import type { SheetRow } from '@/lib/storage'
import { heldOverFrom } from '@/lib/text/screens/ledger'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { nameOf, sideHeading } from '@/lib/text/terms/names'
import type { Before } from './use-before'

interface HeldOverProps {
  readonly table: Table
  readonly game: ReadyGame
  /** True if the newest hand held points over. */
  readonly isNew: boolean
}

/** The points that are held over for the winner of a later hand, boxed as on paper. */
export function HeldOver({ table, game, isNew }: HeldOverProps) {
  const { heldOver } = game.ledger.standing
  if (heldOver === 0 || game.ledger.over) return null
  return (
    <p
      className={classNames(
        'held-over mx-3 mb-2 flex min-h-9 items-center justify-between gap-3 rounded-lg border-2 border-dashed border-soft px-3 text-base',
        isNew && 'arrives',
      )}
    >
      <span>{heldOverFrom(table, handsWaiting(game.rows.map(({ row }) => row)))}</span>
      <b translate="no" className="num text-xl">
        {heldOver}
      </b>
    </p>
  )
}

/** Returns the numbers of the hands whose points are still held over: the hands since held-over points were last won. */
export function handsWaiting(rows: readonly SheetRow['row'][]): readonly number[] {
  const taken = rows.findLastIndex((row) => row.state === 'scored' && row.score.heldOverWon > 0)
  return rows.flatMap((row, index) =>
    index > taken && row.state === 'scored' && row.score.heldOverAdded > 0 ? [numberOf(rows, index)] : [],
  )
}

interface TotalsHeadProps {
  readonly table: Table
  readonly totals: readonly number[]
  /** `null` once the game is over. */
  readonly dealer: Seat | null
  readonly winner: Side | null
  /** True if no further hand can be scored, because a correction waits for an answer. */
  readonly isOpen: boolean
  /** The sheet before its newest change. */
  readonly before: Before | null
  /** The held-over points that were just won, by side; empty if none were. */
  readonly wonOver: readonly number[]
}

/** The large totals, readable from two metres, with who deals, who leads, and the points still missing. */
export function TotalsHead(props: TotalsHeadProps) {
  const sides = sidesOf(props.table.rules)
  return (
    <div
      data-word={wordSize(props.table)}
      data-ems={widestWord(props.table.names)}
      data-pairs={props.table.rules.players === 4}
      className={classNames('totals-head grid', sides.length === 3 ? 'totals-of-three grid-cols-3' : 'grid-cols-2')}
    >
      {sides.map((side) => (
        <SideHead key={side} {...props} side={side} />
      ))}
    </div>
  )
}

interface SideProps extends TotalsHeadProps {
  readonly side: Side
}

function SideHead(props: SideProps) {
  const { table, totals, dealer, isOpen, before, side } = props
  const total = totals[side] ?? 0
  const from = before?.totals[side] ?? total
  const won = props.wonOver[side] ?? 0
  const heading = sideHeading(table, side)
  return (
    <section
      aria-label={heading}
      className="totals-of-side figure-place relative flex min-w-0 flex-col justify-end px-2 pb-2 text-center"
    >
      <div className="side-names flex flex-wrap items-baseline justify-center gap-x-1.5 leading-tight">
        <h2 translate="no" className="side-name max-w-full font-semibold">
          {heading}
        </h2>
        {dealer === null ? null : <Turn table={table} dealer={dealer} side={side} />}
      </div>
      <p className="side-figure">
        <BigFigure
          key={total}
          digits={Math.max(...totals.map((other) => figure(other).length))}
          className={classNames('tracking-tight', isOpen && 'text-soft')}
          count={from === total ? null : { from, to: total }}
        >
          {figure(total)}
        </BigFigure>
        {won === 0 ? null : (
          <span aria-hidden="true" translate="no" className="goes-over num">
            {`+${won}`}
          </span>
        )}
      </p>
      {table.rules.goal === 'hands' ? null : (
        <>
          <Way side={side} total={total} target={table.rules.target} />
          <p className="text-sm leading-tight text-soft">{standingOf(props, total)}</p>
        </>
      )}
    </section>
  )
}

/** Returns the size of the widest word of all names, which decides whether there is room for columns. */
function wordSize({ names }: Table): 'short' | 'middle' | 'long' | 'longest' {
  const ems = widestWord(names)
  return ems > 8 ? (ems > 11 ? 'longest' : 'long') : ems > 6 ? 'middle' : 'short'
}

/** Returns how far a side is from the target, or was when the game ended, in words. */
function standingOf({ table, winner, dealer, side }: SideProps, total: number): string {
  const { target } = table.rules
  if (winner === side) return wonMark
  if (total >= target) return pastTarget({ target })
  return dealer === null ? pointsShort({ points: target - total }) : toGo({ points: target - total })
}

interface WayProps {
  readonly side: Side
  readonly total: number
  readonly target: number
}

/** A line that shows how much of the target a side has reached. */
const Way = ({ side, total, target }: WayProps) => (
  <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="way">
    <rect width={Math.min(100, Math.max(0, (100 * total) / target))} height={1} className={SIDE_FILLS[side]} />
  </svg>
)

interface TurnProps {
  readonly table: Table
  readonly dealer: Seat
  readonly side: Side
}

/** The players of this side who deal or lead next, in a word; partners by name. */
function Turn({ table, dealer, side }: TurnProps) {
  const { rules } = table
  const leader = rules.leader === 'taker' ? null : leaderOf(rules, dealer, dealer)
  const seats = seatsOf(rules).filter((seat) => sideOf(rules, seat) === side)
  const turns = seats.flatMap((seat) => {
    const who = seats.length > 1 ? nameOf(table, seat) : ''
    return [
      ...(seat === dealer ? [{ who, does: dealsMark }] : []),
      ...(seat === leader ? [{ who, does: leadsMark }] : []),
    ]
  })
  return turns.map(({ who, does }) => (
    <span key={does} className="turn max-w-full text-sm font-medium text-soft">
      {who === '' ? null : <span translate="no">{who}</span>} <span>{does}</span>
    </span>
  ))
}
