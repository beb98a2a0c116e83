'use client'

import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { Lines } from '@/components/history/chart-axes'
import { ChartFrame } from '@/components/history/chart-frame'
import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import type { PartyFigures } from '@/lib/storage'
import { FIGURES } from '@/lib/text/en/history/figures'
import { figure } from '@/lib/text/en/terms/figure'
import { AFTER_GAME, formSentence, gamesShown } from '@/lib/text/en/screens/players'
import { balances, thinned } from './form-steps'
import type { Balance } from './form-steps'

interface FormChartProps {
  readonly name: string
  readonly results: PartyFigures['results']
}

const HEIGHT = 200
const MARGIN = { top: 12, right: 44, bottom: 28, left: 40 }
/** More rows than anybody reads: the table then has every so many-th game. */
const ROWS = 60

/** Games won less games lost, one after the other. */
export function FormChart({ name, results }: FormChartProps) {
  const steps = balances(results)
  const last = steps.at(-1)
  if (last === undefined || last.game === 0) return null
  const words = formSentence(name, last.balance, last.game)
  return (
    <ChartFrame
      title={FIGURES.form.name}
      means={FIGURES.form.means}
      description={words}
      imageNote={words}
      height={HEIGHT}
      legend={null}
      table={<StepsTable steps={thinned(steps, ROWS)} />}
    >
      {(width) => <Drawing steps={thinned(steps, width)} width={width} />}
    </ChartFrame>
  )
}

function Drawing({ steps, width }: { readonly steps: readonly Balance[]; readonly width: number }) {
  const values = steps.map(({ balance }) => balance)
  const last = steps.at(-1) ?? { game: 1, balance: 0 }
  const x = scaleLinear({ domain: [0, last.game], range: [MARGIN.left, width - MARGIN.right] })
  const y = scaleLinear({
    domain: [Math.min(-1, ...values), Math.max(1, ...values)],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: true,
  })
  const ticks = y.ticks(4).filter(Number.isInteger)
  return (
    <>
      <Lines ticks={ticks} y={y} left={MARGIN.left} right={width - MARGIN.right} />
      <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(0)} y2={y(0)} strokeWidth={2} className="stroke-ink" />
      <LinePath
        data={[...steps]}
        x={({ game }) => x(game)}
        y={({ balance }) => y(balance)}
        strokeWidth={3}
        strokeLinejoin="round"
        className="fill-none stroke-felt"
      />
      <text x={x(last.game) + 6} y={y(last.balance)} dy="0.32em" className="num fill-felt text-base">
        {figure(last.balance)}
      </text>
      <text x={MARGIN.left} y={HEIGHT - 6} className="fill-soft text-sm">
        {gamesShown(last.game)}
      </text>
    </>
  )
}

function StepsTable({ steps }: { readonly steps: readonly Balance[] }) {
  return (
    <FigureTable heads={{ names: AFTER_GAME, figures: [FIGURES.form.name] }}>
      {steps.map(({ game, balance }) => (
        <FigureRow key={game} head={game} figures={[figure(balance)]} />
      ))}
    </FigureTable>
  )
}
