import { ArrowLeft, ChevronRight, Ellipsis } from 'lucide'
import type { ReactNode } from 'react'
import { BigFigure } from '@/components/ui/big-figure'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { ScreenHead } from '@/components/ui/screen-head'
import { eveningIdIn } from '@/lib/contest/evening'
import { isNumbered, numberAt, numberOf } from '@/lib/engine/game/hand-numbers'
import { decidedBy } from '@/lib/engine/stats/decisive'
import { at, sidesOf, type Side } from '@/lib/engine/table/seats'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSeries } from '@/lib/hooks/use-lists'
import { partEvening, partResultPicture } from '@/lib/messages/compiled/app/parts'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { decidedHand, decidedLabel, sendPicture, endOfTheGame } from '@/lib/messages/compiled/table/game-end'
import { backToTheSheet } from '@/lib/messages/compiled/table/hand-form'
import { partCharts } from '@/lib/messages/compiled/table/parts'
import { gameOfBest, tonight } from '@/lib/messages/compiled/table/series'
import { dealsNext } from '@/lib/messages/compiled/table/sheet-dialogs'
import { handsCount } from '@/lib/messages/compiled/terms/units'
import { inARow } from '@/lib/messages/locale'
import { firstDealers } from '@/lib/rulesets/sets/next-game'
import { seriesName, seriesWonText } from '@/lib/text/history/series-standing'
import { frontText, howItEnded } from '@/lib/text/screens/game-end'
import { winnerText } from '@/lib/text/screens/ledger'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { nameOf, sideHeading } from '@/lib/text/terms/names'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import type { Evening } from '../game/evening'
import { useEveningScore } from '../game/use-evening-score'
import { useNextGame } from '../game/use-next-game'
import { goalOf } from './game-header'

const RunChart = lazyPart(
  () => import('../charts/run-chart').then((part) => part.RunChart),
  () => partCharts,
)

const NextSides = lazyPart(
  () => import('../evening/evening-end').then((part) => part.NextSides),
  () => partEvening,
  { waiting: () => <div className="end-fact" /> },
)

const StartNext = lazyPart(
  () => import('../evening/evening-end').then((part) => part.StartNextGame),
  () => partEvening,
  { waiting: () => <div className="min-h-main flex-1" /> },
)

const SendResult = lazyPart(
  () => import('../share/send-result').then((part) => part.SendResult),
  () => partResultPicture,
  { waiting: () => <div className="min-h-main flex-1" /> },
)

interface GameEndProps {
  readonly table: Table
  readonly game: ReadyGame
  /** The bar that can take the last hand back, shown for a few seconds. */
  readonly bar: Elements
  readonly isBusy: boolean
  readonly onSheet: () => void
  readonly onMore: () => void
  /** Opens the explanation of the hand that decided the game. */
  readonly onHand: (id: string) => void
}

interface WithEvening {
  /** `null` for a game that belongs to no evening or series. */
  readonly evening: Evening | null
}

/** The screen of a finished game: the winner, the figures and the double line, and what can follow. */
export function GameEnd(props: GameEndProps) {
  const { table, game, bar, isBusy } = props
  const evening = useEveningScore(game)
  const { seriesId } = game.record
  const found = useSeries(seriesId ?? '')
  const series = seriesId === null ? null : found.state === 'ready' ? found.value : undefined
  const next = useNextGame(game, series)
  const decided = decidedHandOf(game)
  const together = eveningIdIn(game.record.extra)
  return (
    <main aria-label={endOfTheGame} className="game-end">
      <Felt {...props} evening={evening} />
      <div className="end-paper">
        <div className="end-chart">
          <RunChart table={table} sheet={game} decided={decided} />
        </div>
        <Decision {...props} decided={decided} />
        {together === null ? null : <NextSides id={together} />}
        {evening === null || together !== null ? null : <Standing table={table} game={game} evening={evening} />}
        <div className="sticky bottom-0 flex flex-wrap gap-3 bg-paper pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {bar}
          {series === undefined ? null : <SendResult table={table} game={game} series={series} face={sendPicture} />}
          {together === null ? (
            <Button
              look="main"
              className="min-w-min flex-auto px-3!"
              disabled={next.isWaiting || isBusy}
              onClick={next.start}
            >
              {next.label}
            </Button>
          ) : (
            <StartNext id={together} />
          )}
        </div>
      </div>
    </main>
  )
}

/** Returns the place of this game in its series, as a list of one text; empty for a game outside a series of fixed length. */
const gameOf = (evening: Evening | null): readonly string[] =>
  evening === null || evening.bestOf === null ? [] : [gameOfBest({ number: evening.number, bestOf: evening.bestOf })]

function Felt({ table, game, evening, onSheet, onMore }: GameEndProps & WithEvening) {
  const { ledger, record } = game
  const rows = game.rows.map(({ row }) => row)
  const last = ledger.rows.findLast((row) => row.state === 'scored')
  const how = last?.state === 'scored' ? howItEnded(table, last) : null
  return (
    <div className="end-felt">
      <ScreenHead
        className="game-header"
        lead={
          <Button look="plain" aria-label={backToTheSheet} className="text-baize-ink!" onClick={onSheet}>
            <Icon of={ArrowLeft} alongText className="text-xl" />
          </Button>
        }
        title={record.rulesName ?? ruleSetName(game.rules.base)}
        aside={
          <span className="text-sm">
            {inARow([goalOf(table, game), ...gameOf(evening), handsCount({ count: numberAt(rows, rows.length) - 1 })])}
          </span>
        }
        actions={
          <Button look="plain" aria-label={moreLabel} className="ms-auto text-baize-ink!" onClick={onMore}>
            <Icon of={Ellipsis} className="text-xl" />
          </Button>
        }
      />
      <h2 className="end-winner heading">{winnerText(table, ledger.winner)}</h2>
      <p className="px-3 text-center text-base leading-snug">
        {how === null ? null : <span>{how}</span>}{' '}
        {evening === null || evening.winner === null ? null : (
          <b>{seriesWonText(table, evening.winner, evening.won)}</b>
        )}
      </p>
      <div className={classNames('end-sides grid', sidesOf(table.rules).length === 3 ? 'grid-cols-3' : 'grid-cols-2')}>
        {sidesOf(table.rules).map((side) => (
          <Figure key={side} table={table} game={game} side={side} />
        ))}
      </div>
    </div>
  )
}

function Figure({ table, game, side }: Pick<GameEndProps, 'table' | 'game'> & { readonly side: Side }) {
  const { winner, standing } = game.ledger
  const heading = sideHeading(table, side)
  return (
    <section aria-label={heading} className="figure-place min-w-0 px-1 text-center">
      <p translate="no" className="leading-tight font-semibold">
        {heading}
      </p>
      <BigFigure
        digits={Math.max(...standing.totals.map((total) => figure(total).length))}
        className={classNames(
          'end-figure',
          winner === side && 'end-won',
          winner !== null && winner !== side && 'opacity-85',
        )}
      >
        {figure(at(standing.totals, side))}
      </BigFigure>
    </section>
  )
}

interface DecidedHand {
  readonly number: number
  readonly side: Side
  readonly id: string
  readonly points: number
}

/** Returns the hand that put the winner in front for good; `null` if the winner was always in front, or no one won. */
function decidedHandOf({ game, ledger, rows }: ReadyGame): DecidedHand | null {
  const { winner } = ledger
  const decided = decidedBy(game.rules, game.start.totals, ledger.rows, winner)
  if (winner === null || decided === null || decided.kind === 'all-the-way') return null
  const place = ledger.rows.findIndex(
    (_, index) => numberOf(ledger.rows, index) === decided.number && isHand(ledger.rows[index]),
  )
  const row = ledger.rows[place]
  const id = rows[place]?.id
  if (row?.state !== 'scored' || id === undefined) return null
  return { number: decided.number, side: winner, id, points: at(row.score.points, winner) }
}

const isHand = (row: ReadyGame['ledger']['rows'][number] | undefined): boolean => row !== undefined && isNumbered(row)

function Decision({ table, game, decided, onHand }: GameEndProps & { readonly decided: DecidedHand | null }) {
  const { winner } = game.ledger
  if (winner === null) return null
  if (decided === null) return <p className="end-fact">{frontText(table, winner)}</p>
  return (
    <button type="button" className="end-fact" onClick={() => onHand(decided.id)}>
      <Label>{decidedLabel}</Label>
      <span className="min-w-0 flex-1">
        <span>{decidedHand({ number: decided.number, name: sideHeading(table, winner) })}</span>{' '}
        <b translate="no" className="num text-lg">{`+${figure(decided.points)}`}</b>
      </span>
      <Icon of={ChevronRight} alongText className="text-soft" />
    </button>
  )
}

const Label = ({ children }: { readonly children: ReactNode }) => (
  <span className="w-min min-w-20 shrink-0 text-sm text-soft first-letter:uppercase">{children}</span>
)

/** The score of the evening or the series, and who deals the next game. */
function Standing({
  table,
  game,
  evening,
}: {
  readonly table: Table
  readonly game: ReadyGame
  readonly evening: Evening
}) {
  const { seats } = firstDealers(game.rules.base, table.rules, game.record.dealer, game.ledger.winner)
  const [dealer] = seats
  return (
    <p className="end-fact">
      <Label>{evening.bestOf === null ? tonight : seriesName(evening.bestOf)}</Label>
      <span translate="no" className="min-w-0 flex-1">
        {sidesOf(table.rules).map((side) => (
          <span key={side} className="me-3 whitespace-nowrap">
            <span>{sideHeading(table, side)}</span> <b className="num text-lg">{at(evening.won, side)}</b>
          </span>
        ))}
      </span>
      {dealer === undefined ? null : (
        <span className="text-sm text-soft">{dealsNext({ name: nameOf(table, dealer) })}</span>
      )}
    </p>
  )
}
