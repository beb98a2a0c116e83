import type { ChartHand } from '@/lib/engine/stats/chart'
import { handsAxis } from '@/lib/messages/compiled/app/charts'
import { figure } from '@/lib/text/terms/figure'
import { stepOf } from './looks'
import { HangBox } from './marks'

interface LinesProps {
  readonly ticks: readonly number[]
  readonly y: (value: number) => number
  readonly left: number
  readonly right: number
}

/** The horizontal lines, each with its figure. */
export function Lines({ ticks, y, left, right }: LinesProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-rule" />
      <text x={left - 6} y={y(tick)} dy="0.32em" textAnchor="end" className="num fill-soft text-sm">
        {figure(tick)}
      </text>
    </g>
  ))
}

/** The height of the rows under the drawing: the numbers, the held-over points if there are any, and what the numbers count. */
const NUMBERS = 28
const HANGING = 22
const NAME = 18

export const footOf = (hands: readonly ChartHand[]): number => NUMBERS + (hasHanging(hands) ? HANGING : 0) + NAME

const hasHanging = (hands: readonly ChartHand[]): boolean =>
  hands.some(({ heldOver, heldOverWon }) => heldOver > 0 || heldOverWon > 0)

interface FootProps {
  readonly hands: readonly ChartHand[]
  /** Returns the x position of the middle of a hand, by its place in the list. */
  readonly x: (index: number) => number
  readonly floor: number
  readonly left: number
  readonly right: number
}

/** The numbers of the hands, and marks for those that held points over or won some. */
export function Foot({ hands, x, floor, left, right }: FootProps) {
  const step = stepOf(hands.length, right - left)
  return (
    <>
      {/* On a line of its own, because next to the numbers there is no room for a long word. */}
      <text x={left} y={floor + footOf(hands) - 6} className="fill-soft text-sm">
        {handsAxis}
      </text>
      {hands.map(({ number, heldOver, heldOverWon }, index) => (
        <g key={number}>
          {(index + 1) % step === 0 ? (
            <text x={x(index)} y={floor + 19} textAnchor="middle" className="num fill-soft text-sm">
              {number}
            </text>
          ) : null}
          {heldOver > 0 ? <HangBox x={x(index)} y={floor + 36} isWon={false} /> : null}
          {heldOverWon > 0 ? <HangBox x={x(index)} y={floor + 36} isWon /> : null}
        </g>
      ))}
    </>
  )
}
