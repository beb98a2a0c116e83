import { SIDE_FILLS, SIDE_STROKES } from '@/components/ui/side-colours'
import type { ChartHand } from '@/lib/engine/stats/chart'
import { at } from '@/lib/engine/table/seats'
import { Foot, footOf, Lines } from './axes'
import { BAR_OPACITY } from './looks'
import { Cross } from './marks'
import { bands, rounded } from './scales'

interface HandsChartProps {
  readonly sides: readonly number[]
  readonly hands: readonly ChartHand[]
  readonly width: number
  readonly height: number
}

const MARGIN = { top: 16, right: 4, left: 44 }

/**
 * The chart of points written in each hand: one bar for each side, points taken away below the line, held-over points as an open
 * bar.
 */
export function HandsChart({ sides, hands, width, height }: HandsChartProps) {
  const all = hands.flatMap(({ points, waiting }) => [...points, ...waiting])
  const floor = height - footOf(hands)
  const right = width - MARGIN.right
  const x = bands(hands.length, [MARGIN.left, right], 0.25)
  const inner = bands(sides.length, [0, x.width], 0.1)
  const y = rounded({
    domain: [Math.min(0, ...all), Math.max(1, ...all)],
    range: [floor, MARGIN.top],
  })
  const middle = (index: number) => x.start(index) + x.width / 2
  return (
    <>
      <Lines ticks={y.ticks} y={y} left={MARGIN.left} right={right} />
      {hands.map((hand, index) => (
        <HandBars
          key={hand.number}
          sides={sides}
          hand={hand}
          left={(side) => x.start(index) + inner.start(sides.indexOf(side))}
          width={inner.width}
          y={y}
        />
      ))}
      <line x1={MARGIN.left} x2={right} y1={y(0)} y2={y(0)} strokeWidth={2} className="stroke-ink" />
      <Foot hands={hands} x={middle} floor={floor} left={MARGIN.left} right={right} />
    </>
  )
}

interface HandBarsProps {
  readonly sides: readonly number[]
  readonly hand: ChartHand
  /** Returns the left edge of a side's bar, in pixels. */
  readonly left: (side: number) => number
  readonly width: number
  readonly y: (points: number) => number
}

/** The bars of one hand, with a cross over the bar of a side that was bate. */
function HandBars({ sides, hand, left, width, y }: HandBarsProps) {
  return (
    <g>
      {sides.map((side) => (
        <rect
          key={side}
          x={left(side)}
          y={Math.min(y(at(hand.points, side)), y(0))}
          width={width}
          height={Math.abs(y(at(hand.points, side)) - y(0))}
          strokeWidth={1}
          fillOpacity={BAR_OPACITY[side] ?? 1}
          className={`${SIDE_FILLS[side] ?? ''} ${SIDE_STROKES[side] ?? ''}`}
        />
      ))}
      {sides.map((side) =>
        at(hand.waiting, side) === 0 ? null : (
          <rect
            key={side}
            x={left(side)}
            y={y(Math.max(0, at(hand.points, side)) + at(hand.waiting, side))}
            width={width}
            height={y(0) - y(at(hand.waiting, side))}
            strokeWidth={2}
            strokeDasharray="4 3"
            className="fill-none stroke-soft"
          />
        ),
      )}
      {hand.bate === null ? null : (
        <Cross
          x={left(hand.bate) + width / 2}
          y={y(Math.max(0, at(hand.points, hand.bate))) - 10}
          r={Math.max(3, Math.min(6, width / 2))}
        />
      )}
    </g>
  )
}
