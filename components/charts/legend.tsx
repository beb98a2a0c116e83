import type { ReactNode } from 'react'
import { SIDE_FILLS, SIDE_STROKES } from '@/components/ui/side-colours'
import type { ChartHand } from '@/lib/engine/stats/chart'
import { sidesOf } from '@/lib/engine/table/seats'
import { goesInFront, heldOverAndWon } from '@/lib/messages/compiled/app/charts'
import { bateMarkLabel, heldOverLabel } from '@/lib/messages/compiled/terms/words'
import type { Table } from '@/lib/text/table'
import { sideHeading } from '@/lib/text/terms/names'
import { BAR_OPACITY, dashOf } from './looks'
import { Cross, HangBox, RingMark } from './marks'

interface LegendProps {
  readonly table: Table
  readonly hands: readonly ChartHand[]
  readonly shape: 'line' | 'bar'
}

/** The legend: the line or bar of each side, and the marks that occur in the chart. */
export function ChartLegend({ table, hands, shape }: LegendProps) {
  const hasBate = hands.some(({ bate }) => bate !== null)
  const hasSwing = shape === 'line' && hands.some(({ swing }) => swing !== null)
  const hangs = hands.some(({ heldOver }) => heldOver > 0)
  const isWon = hands.some(({ heldOverWon }) => heldOverWon > 0)
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-base">
      {sidesOf(table.rules).map((side) => (
        <Entry key={side} words={sideHeading(table, side)} areNames>
          {shape === 'line' ? <LineSample side={side} /> : <BarSample side={side} />}
        </Entry>
      ))}
      {hasBate ? (
        <Entry words={bateMarkLabel(table)}>
          <Cross x={12} y={10} />
        </Entry>
      ) : null}
      {hasSwing ? (
        <Entry words={goesInFront}>
          <RingMark x={12} y={10} />
        </Entry>
      ) : null}
      {hangs ? (
        <Entry words={heldOverLabel(table)}>
          <HangBox x={12} y={10} isWon={false} />
        </Entry>
      ) : null}
      {isWon ? (
        <Entry words={heldOverAndWon(table)}>
          <HangBox x={12} y={10} isWon />
        </Entry>
      ) : null}
    </ul>
  )
}

interface EntryProps {
  readonly words: string
  readonly areNames?: boolean
  readonly children: ReactNode
}

function Entry({ words, areNames = false, children }: EntryProps) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden="true" width={28} height={20} viewBox="0 0 28 20" className="shrink-0">
        {children}
      </svg>
      <span translate={areNames ? 'no' : undefined}>{words}</span>
    </li>
  )
}

interface SampleProps {
  readonly side: number
}

function LineSample({ side }: SampleProps) {
  return (
    <line
      x1={0}
      x2={28}
      y1={10}
      y2={10}
      strokeWidth={3}
      strokeDasharray={dashOf(side)}
      className={SIDE_STROKES[side]}
    />
  )
}

function BarSample({ side }: SampleProps) {
  return (
    <rect
      x={8}
      y={2}
      width={12}
      height={16}
      strokeWidth={1}
      fillOpacity={BAR_OPACITY[side] ?? 1}
      className={`${SIDE_FILLS[side] ?? ''} ${SIDE_STROKES[side] ?? ''}`}
    />
  )
}
