import { averageDefending, averageTaking, bateRate, madeRate } from '@/lib/engine/stats-counts'
import type { PartyFigures } from '@/lib/storage'
import { average, outOf, percent } from '@/lib/text/en/figures'
import type { FigureId } from '@/lib/text/en/figures'

/** A figure as it is shown; `game` is the one it comes from, where it comes from one. */
export interface FigureRow {
  readonly id: FigureId
  readonly value: string
  readonly detail: string
  readonly game: string | null
}

const row = (id: FigureId, value: string, detail = '', game: string | null = null): FigureRow => ({
  id,
  value,
  detail,
  game,
})

/** Everything that is counted of a person or a pair. */
export function figureRows({ tally, series, seriesWon, streak }: PartyFigures): readonly FigureRow[] {
  const { counts, best, comeback } = tally
  const detailed = counts.detailed === 0 ? 'no hand of that kind yet' : `in ${handsOf(counts.detailed)}`
  return [
    row('games-won', outOf(tally.won, tally.games)),
    row('series-won', outOf(seriesWon, series)),
    row('longest-streak', streak === 0 ? '–' : String(streak)),
    row('hands-taken', outOf(counts.taken, counts.hands)),
    row('made-rate', percent(madeRate(counts)), outOf(counts.made, counts.taken)),
    row('bate-rate', percent(bateRate(counts)), outOf(counts.bate, counts.taken)),
    row('average-taking', average(averageTaking(counts)), handsOf(counts.taken)),
    row('average-defending', average(averageDefending(counts)), handsOf(counts.defended)),
    row(
      'best-hand',
      best === null ? '–' : String(best.points),
      best === null ? '' : `hand ${best.hand + 1}`,
      best?.game,
    ),
    row(
      'best-comeback',
      comeback === null ? '–' : String(comeback.behind),
      comeback === null ? '' : `behind in a game to ${comeback.target}`,
      comeback?.game,
    ),
    row('runs', counts.detailed === 0 ? '–' : String(counts.runs), detailed),
    row('belas', counts.detailed === 0 ? '–' : String(counts.belas), detailed),
    ...(counts.fours === 0 ? [] : [row('fours', String(counts.fours), detailed)]),
  ]
}

const handsOf = (hands: number): string => (hands === 1 ? 'one hand' : `${hands} hands`)
