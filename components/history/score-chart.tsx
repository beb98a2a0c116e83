'use client'

import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import type { ChartHand } from '@/lib/engine/stats-chart'
import { at } from '@/lib/engine/seats'
import { figure } from '@/lib/text/en/figure'
import { sideLook, stepOf } from './chart-looks'

interface ScoreChartProps {
  readonly start: readonly number[]
  readonly hands: readonly ChartHand[]
  readonly target: number
  readonly width: number
  readonly height: number
}

const MARGIN = { top: 14, right: 46, bottom: 46, left: 44 }

/** The running score: a line a side from the start to the last hand, the target across, and a mark at every turn. */
export function ScoreChart({ start, hands, target, width, height }: ScoreChartProps) {
  const standings = [start, ...hands.map(({ totals }) => totals)]
  const all = standings.flat()
  const x = scaleLinear({ domain: [0, Math.max(1, hands.length)], range: [MARGIN.left, width - MARGIN.right] })
  const y = scaleLinear({
    domain: [Math.min(0, ...all), Math.max(...all, target)],
    range: [height - MARGIN.bottom, MARGIN.top],
    nice: true,
  })
  const step = stepOf(hands.length, width - MARGIN.left - MARGIN.right)
  return (
    <>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} className="stroke-rule" />
          <text x={MARGIN.left - 6} y={y(tick)} dy="0.32em" textAnchor="end" className="num fill-soft text-sm">
            {figure(tick)}
          </text>
        </g>
      ))}
      <line
        x1={MARGIN.left}
        x2={width - MARGIN.right}
        y1={y(target)}
        y2={y(target)}
        strokeWidth={2}
        className="stroke-margin"
      />
      <text x={width - MARGIN.right + 5} y={y(target)} dy="0.32em" className="num fill-soft text-sm">
        {target}
      </text>
      {hands.map(({ number }, index) =>
        (index + 1) % step === 0 ? (
          <text
            key={number}
            x={x(index + 1)}
            y={height - MARGIN.bottom + 18}
            textAnchor="middle"
            className="num fill-soft text-sm"
          >
            {number}
          </text>
        ) : null,
      )}
      <text x={MARGIN.left} y={height - 6} className="fill-soft text-sm">
        hand
      </text>
      {start.map((_, side) => (
        <LinePath
          key={side}
          data={standings.map((totals, index) => ({ index, total: at(totals, side) }))}
          x={({ index }) => x(index)}
          y={({ total }) => y(total)}
          fill="none"
          strokeWidth={3}
          strokeLinejoin="round"
          strokeDasharray={sideLook(side).dash ?? 'none'}
          className={`fill-none ${sideLook(side).stroke}`}
        />
      ))}
      {hands.map((hand, index) => (
        <Marks
          key={hand.number}
          hand={hand}
          x={x(index + 1)}
          y={(side) => y(at(hand.totals, side))}
          floor={height - MARGIN.bottom}
        />
      ))}
      <Ends standings={standings} target={target} x={x(hands.length)} y={(total) => y(total)} />
    </>
  )
}

interface MarksProps {
  readonly hand: ChartHand
  readonly x: number
  readonly y: (side: number) => number
  readonly floor: number
}

/** A cross for a bate, a ring for a swing, a dashed box for points that hang, the same filled when they are won. */
function Marks({ hand, x, y, floor }: MarksProps) {
  return (
    <>
      {hand.swing === null ? null : (
        <circle cx={x} cy={y(hand.swing)} r={7} strokeWidth={2} className="fill-none stroke-ink" />
      )}
      {hand.bate === null ? null : <Cross x={x} y={y(hand.bate)} />}
      {hand.heldOver === 0 ? null : <HangBox x={x} y={floor - 9} isWon={false} />}
      {hand.heldOverWon === 0 ? null : <HangBox x={x} y={floor - 9} isWon />}
    </>
  )
}

interface CrossProps {
  readonly x: number
  readonly y: number
  /** Half its width. */
  readonly r?: number
}

export function Cross({ x, y, r = 6 }: CrossProps) {
  return (
    <path
      d={`M${x - r},${y - r}L${x + r},${y + r}M${x + r},${y - r}L${x - r},${y + r}`}
      strokeWidth={3}
      className="fill-none stroke-red"
    />
  )
}

export function HangBox({ x, y, isWon }: { readonly x: number; readonly y: number; readonly isWon: boolean }) {
  return (
    <rect
      x={x - 6}
      y={y - 6}
      width={12}
      height={12}
      rx={2}
      strokeWidth={2}
      strokeDasharray={isWon ? 'none' : '3 2'}
      className={isWon ? 'fill-soft stroke-soft' : 'fill-none stroke-soft'}
    />
  )
}

interface EndsProps {
  readonly standings: readonly (readonly number[])[]
  readonly target: number
  readonly x: number
  readonly y: (total: number) => number
}

/** The last totals at the ends of their lines, moved apart where they would touch each other or the target. */
function Ends({ standings, target, x, y }: EndsProps) {
  const totals = standings.at(-1) ?? []
  const order = totals.map((total, side) => ({ total, side })).sort((a, b) => b.total - a.total)
  let taken = -Infinity
  return order.map(({ total, side }) => {
    const free = Math.max(y(total), taken + 17)
    const place =
      Math.abs(free - y(target)) < 15 && total !== target ? y(target) + 16 * (total > target ? -1 : 1) : free
    taken = place
    return (
      <text key={side} x={x + 8} y={place} dy="0.32em" className={`num text-base ${sideLook(side).text}`}>
        {figure(total)}
      </text>
    )
  })
}
