import { Lines } from '@/components/charts/axes'
import { ChartFrame } from '@/components/charts/frame'
import { linear, pathOf, rounded } from '@/components/charts/scales'
import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { afterGameNumber, gamesShown } from '@/lib/messages/compiled/app/charts'
import type { PartyFigures } from '@/lib/storage'
import { figureText } from '@/lib/text/history/figures'
import { formSentence } from '@/lib/text/screens/players'
import { figure } from '@/lib/text/terms/figure'

const HEIGHT = 200
const MARGIN = { top: 12, right: 44, bottom: 28, left: 40 }
/** The most rows of the table; for more games it shows every n-th. */
const ROWS = 60

/** A chart of the games won minus the games lost, game by game. */
export function FormChart({ name, results }: { readonly name: string; readonly results: PartyFigures['results'] }) {
  const steps = balances(results)
  const last = steps.at(-1)
  if (last === undefined || last.game === 0) return null
  const words = formSentence(name, last.balance, last.game)
  return (
    <ChartFrame
      title={figureText('form').name}
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
  const x = linear({ domain: [0, last.game], range: [MARGIN.left, width - MARGIN.right] })
  const y = rounded({
    domain: [Math.min(-1, ...values), Math.max(1, ...values)],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
  })
  const ticks = y.ticks.filter(Number.isInteger)
  return (
    <>
      <Lines ticks={ticks} y={y} left={MARGIN.left} right={width - MARGIN.right} />
      <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(0)} y2={y(0)} strokeWidth={2} className="stroke-ink" />
      <path
        d={pathOf(steps.map(({ game, balance }) => [x(game), y(balance)]))}
        strokeWidth={3}
        strokeLinejoin="round"
        className="fill-none stroke-felt"
      />
      <text x={x(last.game) + 6} y={y(last.balance)} dy="0.32em" className="num fill-felt text-base">
        {figure(last.balance)}
      </text>
      <text x={MARGIN.left} y={HEIGHT - 6} className="fill-soft text-sm">
        {gamesShown({ last: last.game })}
      </text>
    </>
  )
}

function StepsTable({ steps }: { readonly steps: readonly Balance[] }) {
  return (
    <FigureTable heads={{ names: afterGameNumber, figures: [figureText('form').name] }}>
      {steps.map(({ game, balance }) => (
        <FigureRow key={game} head={game} figures={[figure(balance)]} />
      ))}
    </FigureTable>
  )
}

/** The games won minus the games lost after a number of games. */
export interface Balance {
  readonly game: number
  readonly balance: number
}

/** Returns the balance at the start and after every game. */
export function balances(results: readonly { readonly won: boolean }[]): readonly Balance[] {
  let balance = 0
  const after = results.map(({ won }, index) => {
    balance += won ? 1 : -1
    return { game: index + 1, balance }
  })
  return [{ game: 0, balance: 0 }, ...after]
}

/** Returns about `most` of the steps at most, including the first and the last. */
export function thinned(steps: readonly Balance[], most: number): readonly Balance[] {
  const every = Math.ceil(steps.length / Math.max(1, most))
  return steps.filter((_, index) => index % every === 0 || index === steps.length - 1)
}
