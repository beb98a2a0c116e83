import { BigFigure } from '@/components/ui/big-figure'
import { classNames } from '@/components/ui/class-names'
import { widestWord } from '@/components/ui/long-words'
import { leaderOf } from '@/lib/engine/bidding/bidding'
import { OPEN_EVENING } from '@/lib/engine/stats/series'
import { seatsOf, sideOf, sidesOf, type Seat, type Side } from '@/lib/engine/table/seats'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { toGo } from '@/lib/messages/compiled/table/common'
import { dealsMark, leadsMark, wonMark, gamesWon, pastTarget, pointsShort } from '@/lib/messages/compiled/table/ledger'
import type { SheetRow } from '@/lib/storage'
import type { Look } from '@/lib/storage/people/looks'
import { heldOverFrom } from '@/lib/text/screens/ledger'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { nameOf, sideHeading } from '@/lib/text/terms/names'
import { PersonMarks } from '../game/person-mark'
import type { SeriesScore } from '../game/series-score'
import type { Before } from './use-before'

interface HeldOverProps {
  readonly table: Table
  readonly game: ReadyGame
  /** The newest hand left some. */
  readonly isNew: boolean
}

/** What waits for the winner of a hand, boxed as on paper. */
export function HeldOver({ table, game, isNew }: HeldOverProps) {
  const { heldOver } = game.ledger.standing
  if (heldOver === 0 || game.ledger.over) return null
  return (
    <p
      className={classNames(
        'held-over mx-3 mb-2 flex items-baseline justify-between gap-3 rounded-lg border-2 border-dashed border-soft px-3 py-1 text-base',
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

/** The hands whose points wait, by their numbers on the sheet: all that left some since somebody took what had waited. */
export function handsWaiting(rows: readonly SheetRow['row'][]): readonly number[] {
  const taken = rows.findLastIndex((row) => row.state === 'scored' && row.score.heldOverWon > 0)
  return rows.flatMap((row, index) =>
    index > taken && row.state === 'scored' && row.score.heldOverAdded > 0 ? [index + 1] : [],
  )
}

interface TotalsHeadProps {
  readonly table: Table
  readonly totals: readonly number[]
  /** `null` once the game is over. */
  readonly dealer: Seat | null
  readonly winner: Side | null
  readonly series: SeriesScore | null
  /** No hand can be counted on: a correction waits for an answer. */
  readonly isOpen: boolean
  /** How the players are told apart, by seat. */
  readonly looks: readonly Look[]
  /** How the sheet stood before what is new on it. */
  readonly before: Before | null
  /** Points that waited and have just gone to a side, by side; none where none have. */
  readonly wonOver: readonly number[]
}

/** The giant totals, readable from two metres, with who deals, who leads, and what is still to go. */
export function TotalsHead(props: TotalsHeadProps) {
  const sides = sidesOf(props.table.rules)
  return (
    <div
      data-word={wordSize(props.table)}
      data-ems={widestWord(props.table.names)}
      data-pairs={props.table.rules.players === 4}
      className={classNames(
        'totals-head grid',
        // Two sides stand over their columns of the sheet, past the numbers of the hands.
        sides.length === 3 ? 'totals-of-three grid-cols-3' : 'grid-cols-2 ps-12 wide:ps-0 cramped:ps-0',
      )}
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
  const { table, totals, dealer, series, isOpen, looks, before, side } = props
  const total = totals[side] ?? 0
  const from = before?.totals[side] ?? total
  const won = props.wonOver[side] ?? 0
  const heading = sideHeading(table, side)
  return (
    <section
      aria-label={heading}
      className="totals-of-side figure-place relative flex min-w-0 flex-col justify-end px-1 pb-2 text-center"
    >
      <h2 translate="no" className="side-name w-full leading-tight font-semibold">
        {heading}
      </h2>
      <Marks table={table} looks={looks} dealer={dealer} side={side} />
      <p className="side-figure">
        <BigFigure
          key={total}
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
      <p className="text-base leading-tight text-soft">{standingOf(props, total)}</p>
      {series === null ? null : <Won series={series} side={side} />}
    </section>
  )
}

/** The widest word of all names decides whether there is room for columns. */
function wordSize({ names }: Table): 'short' | 'middle' | 'long' | 'longest' {
  const ems = widestWord(names)
  return ems > 9 ? (ems > 11 ? 'longest' : 'long') : ems > 6 ? 'middle' : 'short'
}

/** How far a side is from the target, or was when the game ended. */
function standingOf({ table, winner, dealer, side }: SideProps, total: number): string {
  const { target } = table.rules
  if (winner === side) return wonMark
  if (total >= target) return pastTarget({ target })
  return dealer === null ? pointsShort({ points: target - total }) : toGo({ points: target - total })
}

type MarksProps = Pick<SideProps, 'table' | 'looks' | 'dealer' | 'side'>

/** The marks of who is on this side, and in a word who of them deals or leads next. */
function Marks({ table, looks, dealer, side }: MarksProps) {
  const seats = seatsOf(table.rules).filter((seat) => sideOf(table.rules, seat) === side)
  return (
    <p className="flex min-h-7 w-full flex-wrap items-center justify-center gap-1">
      <PersonMarks size="line" looks={seats.flatMap((seat) => looks[seat] ?? [])} />
      {dealer === null ? null : <Turn table={table} dealer={dealer} seats={seats} />}
    </p>
  )
}

interface TurnProps {
  readonly table: Table
  readonly dealer: Seat
  readonly seats: readonly Seat[]
}

function Turn({ table, dealer, seats }: TurnProps) {
  const { rules } = table
  const leader = rules.leader === 'taker' ? null : leaderOf(rules, dealer, dealer)
  const turns = seats.flatMap((seat) => {
    const who = seats.length > 1 ? nameOf(table, seat) : ''
    return [
      ...(seat === dealer ? [{ who, does: dealsMark }] : []),
      ...(seat === leader ? [{ who, does: leadsMark }] : []),
    ]
  })
  return turns.map(({ who, does }) => (
    <span key={does} className="turn max-w-full rounded-2xl border border-rule px-1.5 text-sm leading-snug text-soft">
      {who === '' ? null : <span translate="no">{who}</span>} <span>{does}</span>
    </span>
  ))
}

/** Games of the series won, as dots; in a long or open series as a figure. */
function Won({ series, side }: { readonly series: SeriesScore; readonly side: Side }) {
  const won = series.won[side] ?? 0
  const needed = Math.ceil(series.bestOf / 2)
  const dots = series.bestOf >= OPEN_EVENING || needed < won ? `${won}` : '●'.repeat(won) + '○'.repeat(needed - won)
  return (
    <p className="h-5 text-sm leading-5 text-felt">
      <span aria-hidden="true">{dots}</span>
      <span className="sr-only">{gamesWon({ count: won })}</span>
    </p>
  )
}
