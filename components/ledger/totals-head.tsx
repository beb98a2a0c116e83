import { classNames } from '@/components/ui/class-names'
import type { Rules } from '@/lib/engine/options'
import { leaderOf } from '@/lib/engine/bidding'
import { OPEN_EVENING } from '@/lib/engine/stats-series'
import { seatsOf, sideOf, sidesOf } from '@/lib/engine/seats'
import type { Seat, Side } from '@/lib/engine/seats'
import { nameOf, sideHeading } from '@/lib/text/en/names'
import { figure } from '@/lib/text/en/figure'
import type { Table } from '@/lib/text/table'

export interface SeriesScore {
  readonly bestOf: number
  /** Games won, by side. */
  readonly won: readonly number[]
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
}

/** The giant totals, readable from two metres, with who deals, who leads, and what is still to go. */
export function TotalsHead(props: TotalsHeadProps) {
  const sides = sidesOf(props.table.rules)
  return (
    <div
      className={classNames(
        'totals-head grid divide-x divide-rule',
        sides.length === 3 ? 'grid-cols-3' : 'grid-cols-2',
      )}
    >
      {sides.map((side) => (
        <SideHead key={side} {...props} side={side} isNarrow={sides.length === 3} />
      ))}
    </div>
  )
}

function SideHead(props: TotalsHeadProps & { readonly side: Side; readonly isNarrow: boolean }) {
  const { table, totals, dealer, winner, series, isOpen, side, isNarrow } = props
  const total = totals[side] ?? 0
  const isLong = String(Math.abs(total)).length > 3 || total < 0
  return (
    <section aria-label={sideHeading(table, side)} className="flex min-w-0 flex-col items-center px-1 pb-2 text-center">
      <h2 className="line-clamp-2 text-lg leading-tight font-semibold break-words">{sideHeading(table, side)}</h2>
      {dealer === null ? null : <Turn table={table} dealer={dealer} side={side} />}
      <p
        className={classNames(
          'num leading-none tracking-tight',
          isNarrow || isLong ? 'text-7xl' : 'text-8xl',
          isOpen && 'text-soft',
        )}
      >
        {figure(total)}
      </p>
      <p className="text-base leading-tight text-soft">{toGo(table.rules, total, winner === side)}</p>
      {series === null ? null : <Won series={series} side={side} />}
    </section>
  )
}

function toGo(rules: Rules, total: number, hasWon: boolean): string {
  if (hasWon) return 'won'
  return total >= rules.target ? `past ${rules.target}` : `${rules.target - total} to go`
}

/** Who of this side deals or leads next, in a word. */
function Turn({ table, dealer, side }: { readonly table: Table; readonly dealer: Seat; readonly side: Side }) {
  const { rules } = table
  const leader = rules.leader === 'taker' ? null : leaderOf(rules, dealer, dealer)
  const seats = seatsOf(rules).filter((seat) => sideOf(rules, seat) === side)
  const words = seats.flatMap((seat) => {
    const who = seats.length > 1 ? `${nameOf(table, seat)} ` : ''
    return [...(seat === dealer ? [`${who}deals`] : []), ...(seat === leader ? [`${who}leads`] : [])]
  })
  return (
    <p className="flex min-h-6 items-center">
      {words.length === 0 ? null : (
        <span className="line-clamp-1 rounded-full border border-rule px-2 text-sm text-soft">{words.join(', ')}</span>
      )}
    </p>
  )
}

/** Games of the series won, as dots; in a long or open series as a figure. */
function Won({ series, side }: { readonly series: SeriesScore; readonly side: Side }) {
  const won = series.won[side] ?? 0
  const needed = Math.ceil(series.bestOf / 2)
  const dots = series.bestOf >= OPEN_EVENING || needed < won ? `${won}` : '●'.repeat(won) + '○'.repeat(needed - won)
  return (
    <p className="text-sm text-felt">
      <span aria-hidden="true">{dots}</span>
      <span className="sr-only">{won === 1 ? '1 game won' : `${won} games won`}</span>
    </p>
  )
}
