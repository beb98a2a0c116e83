import type { ReactNode } from 'react'
import type { ChartHand } from '@/lib/engine/stats/chart'
import { sidesOf } from '@/lib/engine/table/seats'
import { GOES_IN_FRONT, heldOverAndWon } from '@/lib/text/en/screens/charts'
import { sideHeading } from '@/lib/text/en/terms/names'
import type { Table } from '@/lib/text/table'
import { BAR_OPACITY, sideLook } from './looks'
import { Cross, HangBox, Ring } from './marks'

interface LegendProps {
  readonly table: Table
  readonly hands: readonly ChartHand[]
  readonly shape: 'line' | 'bar'
}

/** Who is drawn how, and what the marks mean that are there. */
export function ChartLegend({ table, hands, shape }: LegendProps) {
  const hasBate = hands.some(({ bate }) => bate !== null)
  const hasSwing = shape === 'line' && hands.some(({ swing }) => swing !== null)
  const hangs = hands.some(({ heldOver }) => heldOver > 0)
  const isWon = hands.some(({ heldOverWon }) => heldOverWon > 0)
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-base">
      {sidesOf(table.rules).map((side) => (
        <Entry key={side} words={sideHeading(table, side)}>
          {shape === 'line' ? <LineSample side={side} /> : <BarSample side={side} />}
        </Entry>
      ))}
      {hasBate ? (
        <Entry words={table.words.bateMark}>
          <Cross x={12} y={10} />
        </Entry>
      ) : null}
      {hasSwing ? (
        <Entry words={GOES_IN_FRONT}>
          <Ring x={12} y={10} />
        </Entry>
      ) : null}
      {hangs ? (
        <Entry words={table.words.heldOver}>
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

function Entry({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden="true" width={28} height={20} viewBox="0 0 28 20" className="shrink-0">
        {children}
      </svg>
      {words}
    </li>
  )
}

function LineSample({ side }: { readonly side: number }) {
  const { dash, stroke } = sideLook(side)
  return <line x1={0} x2={28} y1={10} y2={10} strokeWidth={3} strokeDasharray={dash ?? 'none'} className={stroke} />
}

function BarSample({ side }: { readonly side: number }) {
  const { fill, stroke } = sideLook(side)
  return (
    <rect
      x={8}
      y={2}
      width={12}
      height={16}
      strokeWidth={1}
      fillOpacity={BAR_OPACITY[side] ?? 1}
      className={`${fill} ${stroke}`}
    />
  )
}
