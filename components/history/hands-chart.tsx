'use client'

import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { ChartHand } from '@/lib/engine/stats-chart'
import { at } from '@/lib/engine/seats'
import { figure } from '@/lib/text/en/figure'
import { sideLook, stepOf } from './chart-looks'
import { Cross, HangBox } from './score-chart'

interface HandsChartProps {
  readonly sides: readonly number[]
  readonly hands: readonly ChartHand[]
  readonly width: number
  readonly height: number
}

const MARGIN = { top: 10, right: 8, bottom: 46, left: 44 }

/** What each hand put on the sheet: a bar a side, points taken away under the line, and what hangs as an open bar. */
export function HandsChart({ sides, hands, width, height }: HandsChartProps) {
  const waiting = hands.map(({ heldOver }) => heldOver)
  const all = [...hands.flatMap(({ points }) => points), ...waiting]
  const x = scaleBand({
    domain: hands.map(({ number }) => number),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.25,
  })
  const inner = scaleBand({ domain: [...sides], range: [0, x.bandwidth()], padding: 0.1 })
  const y = scaleLinear({
    domain: [Math.min(0, ...all), Math.max(1, ...all)],
    range: [height - MARGIN.bottom, MARGIN.top],
    nice: true,
  })
  const step = stepOf(hands.length, width - MARGIN.left - MARGIN.right)
  const left = (number: number) => x(number) ?? 0
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
      {hands.map((hand, index) => (
        <g key={hand.number}>
          {sides.map((side) => (
            <Bar
              key={side}
              x={left(hand.number) + (inner(side) ?? 0)}
              y={Math.min(y(at(hand.points, side)), y(0))}
              width={inner.bandwidth()}
              height={Math.abs(y(at(hand.points, side)) - y(0))}
              strokeWidth={1}
              fillOpacity={side === 1 ? 0.45 : 1}
              className={`${sideLook(side).fill} ${sideLook(side).stroke}`}
            />
          ))}
          {hand.heldOver === 0 ? null : (
            <Waiting x={left(hand.number)} y={y(hand.heldOver)} width={x.bandwidth()} floor={y(0)} />
          )}
          {hand.bate === null ? null : (
            <Cross
              x={left(hand.number) + (inner(hand.bate) ?? 0) + inner.bandwidth() / 2}
              y={y(Math.max(0, at(hand.points, hand.bate))) - 10}
              r={Math.max(3, Math.min(6, inner.bandwidth() / 2))}
            />
          )}
          {hand.heldOverWon === 0 ? null : (
            <HangBox x={left(hand.number) + x.bandwidth() / 2} y={MARGIN.top + 7} isWon />
          )}
          {(index + 1) % step === 0 ? (
            <text
              x={left(hand.number) + x.bandwidth() / 2}
              y={height - MARGIN.bottom + 18}
              textAnchor="middle"
              className="num fill-soft text-sm"
            >
              {hand.number}
            </text>
          ) : null}
        </g>
      ))}
      <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(0)} y2={y(0)} strokeWidth={2} className="stroke-ink" />
      <text x={MARGIN.left} y={height - 6} className="fill-soft text-sm">
        hand
      </text>
    </>
  )
}

interface WaitingProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly floor: number
}

function Waiting({ x, y, width, floor }: WaitingProps) {
  return (
    <rect
      x={x - 1}
      y={y}
      width={width + 2}
      height={floor - y}
      strokeWidth={2}
      strokeDasharray="4 3"
      className="fill-none stroke-soft"
    />
  )
}
