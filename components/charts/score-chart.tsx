import { SIDE_FILLS, SIDE_STROKES } from '@/components/ui/side-colours'
import type { ChartHand } from '@/lib/engine/stats/chart'
import { at } from '@/lib/engine/table/seats'
import { toTarget } from '@/lib/messages/compiled/table/ledger'
import { figure } from '@/lib/text/terms/figure'
import { Foot, footOf, Lines } from './axes'
import { dashOf } from './looks'
import { Cross, RingMark } from './marks'
import { linear, pathOf, rounded } from './scales'

interface ScoreChartProps {
  readonly start: readonly number[]
  readonly hands: readonly ChartHand[]
  /** `null` if the game has a fixed number of deals instead of a target. */
  readonly target: number | null
  readonly width: number
  readonly height: number
}

const MARGIN = { top: 20, right: 54, left: 44 }

/**
 * The running score: a line for each side from the start to the last hand, the target as a horizontal line, and a mark at each
 * hand that changes who is in front.
 */
export function ScoreChart({ start, hands, target, width, height }: ScoreChartProps) {
  const standings = [start, ...hands.map(({ totals }) => totals)]
  const all = standings.flat()
  const floor = height - footOf(hands)
  const right = width - MARGIN.right
  const x = linear({ domain: [0, Math.max(1, hands.length)], range: [MARGIN.left, right] })
  const y = rounded({
    domain: [Math.min(0, ...all), Math.max(...all, ...(target === null ? [] : [target]))],
    range: [floor, MARGIN.top],
  })
  return (
    <>
      <Lines ticks={y.ticks} y={y} left={MARGIN.left} right={right} />
      {target === null ? null : (
        <>
          <line x1={MARGIN.left} x2={right} y1={y(target)} y2={y(target)} strokeWidth={2} className="stroke-margin" />
          <text x={MARGIN.left + 4} y={y(target) - 5} className="fill-soft text-sm">
            {toTarget({ target })}
          </text>
        </>
      )}
      <Foot hands={hands} x={(index) => x(index + 1)} floor={floor} left={MARGIN.left} right={right} />
      {start.map((_, side) => (
        <path
          key={side}
          d={pathOf(standings.map((totals, index) => [x(index), y(at(totals, side))]))}
          strokeWidth={3}
          strokeLinejoin="round"
          strokeDasharray={dashOf(side)}
          className={`fill-none ${SIDE_STROKES[side] ?? ''}`}
        />
      ))}
      {hands.map(({ number, swing, bate, totals }, index) => (
        <g key={number}>
          {swing === null ? null : <RingMark x={x(index + 1)} y={y(at(totals, swing))} />}
          {bate === null ? null : <Cross x={x(index + 1)} y={y(at(totals, bate))} />}
        </g>
      ))}
      <Ends totals={standings.at(-1) ?? []} x={x(hands.length) + 11} y={y} />
    </>
  )
}

interface EndsProps {
  readonly totals: readonly number[]
  readonly x: number
  readonly y: (total: number) => number
}

/** The final totals at the ends of their lines, moved apart if they would touch. */
function Ends({ totals, x, y }: EndsProps) {
  const order = totals.map((total, side) => ({ total, side })).sort((a, b) => b.total - a.total)
  let taken = -Infinity
  return order.map(({ total, side }) => {
    taken = Math.max(y(total), taken + 17)
    return (
      <text key={side} x={x} y={taken} dy="0.32em" className={`num text-base ${SIDE_FILLS[side] ?? ''}`}>
        {figure(total)}
      </text>
    )
  })
}
