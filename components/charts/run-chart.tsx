import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { SIDE_FILLS, SIDE_STROKES } from '@/components/ui/side-colours'
import { charactersIn } from '@/lib/core/letters'
import { chartOf, type ChartHand } from '@/lib/engine/stats/chart'
import { at } from '@/lib/engine/table/seats'
import { useLooks } from '@/lib/hooks/use-looks'
import { handTitle } from '@/lib/messages/compiled/table/common'
import type { Sheet } from '@/lib/storage'
import { figureText } from '@/lib/text/history/figures'
import { scoreDescription } from '@/lib/text/screens/charts'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { dashOf, looksBySide } from './looks'
import { linear, pathOf, type LinearScale } from './scales'

interface RunChartProps {
  readonly table: Table
  readonly sheet: Pick<Sheet, 'game' | 'rows'>
  /** The number of the hand that decided the game, and the side that won it. */
  readonly decided?: { readonly number: number; readonly side: number } | null
}

const WIDTH = 360
const HEIGHT = 240
const LEFT = 44
const RIGHT = WIDTH - 44
const FLOOR = HEIGHT - 20
const DISC = 13

/** The running score as a small chart that fills its place: lines up to the target, with the sides named at their ends. */
export function RunChart({ table, sheet, decided = null }: RunChartProps) {
  const id = useId()
  const { rules } = table
  const start = sheet.game.start.totals
  const hands = chartOf(
    rules,
    start,
    sheet.rows.map(({ row }) => row),
  )
  const initials = looksBySide(table, useLooks(table.names)).map((looks) =>
    discText(looks.map((look) => look.initials)),
  )
  const standings = [start, ...hands.map(({ totals }) => totals)]
  const target = rules.goal === 'hands' ? null : rules.target
  const x = linear({ domain: [0, Math.max(1, hands.length)], range: [LEFT, RIGHT] })
  const all = [0, ...standings.flat(), ...(target === null ? [] : [target])]
  const y = linear({ domain: [Math.min(...all), Math.max(1, ...all)], range: [FLOOR, DISC + 5] })
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      direction="ltr"
      className="run-chart"
    >
      <title id={`${id}-title`}>{figureText('running-score').name}</title>
      <desc id={`${id}-desc`}>{scoreDescription(table, { start, hands })}</desc>
      {y.ticks.map((tick) => (
        <path key={tick} d={`M${LEFT},${y(tick)}H${WIDTH}`} className="stroke-rule" />
      ))}
      <path d={`M${LEFT},0V${FLOOR}`} className="stroke-margin" />
      {target === null ? null : <Target at={y(target)} target={target} />}
      {start.map((_, side) => (
        <path
          key={side}
          d={pathOf(standings.map((totals, index) => [x(index), y(at(totals, side))]))}
          strokeWidth={3.5}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={dashOf(side)}
          className={`fill-none ${SIDE_STROKES[side] ?? ''}`}
        />
      ))}
      {decided === null ? null : <Decided {...decided} hands={hands} x={x} y={y} />}
      <Ends totals={standings.at(-1) ?? start} initials={initials} x={x(hands.length) + DISC + 7} y={y} />
    </svg>
  )
}

/** Returns the text of a disc: all initials of a single player, or the first of each partner. */
const discText = (initials: readonly string[]): string =>
  initials.length === 1 ? initials.join('') : initials.map((letters) => charactersIn(letters)[0] ?? '').join('')

const Target = ({ at: place, target }: { readonly at: number; readonly target: number }) => (
  <>
    <path
      d={`M${LEFT},${place}H${WIDTH}`}
      strokeWidth={1.5}
      strokeDasharray="1 5"
      strokeLinecap="round"
      className="stroke-ink"
    />
    <text x={LEFT - 6} y={place} dy="0.35em" textAnchor="end" className="num fill-soft text-sm">
      {figure(target)}
    </text>
  </>
)

interface DecidedProps {
  readonly number: number
  readonly side: number
  readonly hands: readonly ChartHand[]
  readonly x: LinearScale
  readonly y: LinearScale
}

function Decided({ number, side, hands, x, y }: DecidedProps) {
  const place = hands.findIndex((hand) => hand.number === number)
  const hand = hands[place]
  if (hand === undefined) return null
  const left = x(place + 1)
  const top = y(at(hand.totals, side))
  return (
    <>
      <path d={`M${left},${top}V${FLOOR}`} strokeDasharray="2 4" className="stroke-soft" />
      <circle cx={left} cy={top} r={8} strokeWidth={3.5} className={`fill-card ${SIDE_STROKES[side] ?? ''}`} />
      <text x={Math.min(left, WIDTH - 36)} y={HEIGHT - 4} textAnchor="middle" className="fill-soft text-sm">
        {handTitle({ number })}
      </text>
    </>
  )
}

interface EndsProps {
  readonly totals: readonly number[]
  readonly initials: readonly string[]
  readonly x: number
  readonly y: LinearScale
}

/** The discs that name each line at its end, moved apart if two would overlap. */
function Ends({ totals, initials, x, y }: EndsProps) {
  const order = totals.map((total, side) => ({ total, side })).sort((a, b) => b.total - a.total)
  let taken = -Infinity
  return order.map(({ total, side }) => {
    const letters = initials[side] ?? ''
    taken = Math.max(y(total), taken + 2 * DISC + 1)
    return (
      <g key={side}>
        <circle cx={x} cy={taken} r={DISC} className={SIDE_FILLS[side]} />
        <text
          x={x}
          y={taken}
          dy="0.35em"
          textAnchor="middle"
          className={classNames('fill-on-side font-semibold', letters.length > 1 ? 'text-xs' : 'text-sm')}
        >
          {letters}
        </text>
      </g>
    )
  })
}
