import { averageDefending, averageTaking, bateRate, madeRate } from '@/lib/engine/stats/counts'
import { groupDeclared, groupGames, groupHands, inGameTo, inHand, inHands } from '@/lib/messages/compiled/app/players'
import type { PartyFigures } from '@/lib/storage'
import { average, percent, outOf, type FigureId } from '@/lib/text/history/figures'

/** A figure as it is shown; `game` is the id of the game it comes from, if it comes from a single one. */
export interface ShownFigure {
  readonly id: FigureId
  readonly value: string
  readonly detail: string
  readonly game: string | null
}

const row = (id: FigureId, value: string, detail = '', game: string | null = null): ShownFigure => ({
  id,
  value,
  detail,
  game,
})

/** Figures that belong together. */
export interface FigureGroup {
  readonly title: string
  readonly rows: readonly ShownFigure[]
}

/**
 * Returns all figures of a person or a pair. `base` is the only kind of game that is counted; averages over several kinds are
 * left out.
 */
export const figureGroups = (figures: PartyFigures, base: string | null): readonly FigureGroup[] => [
  { title: groupGames, rows: gameRows(figures) },
  { title: groupHands, rows: handRows(figures).filter(({ id }) => !isAverage(id) || isOneKind(figures, base)) },
  { title: groupDeclared, rows: declaredRows(figures) },
]

const isAverage = (id: FigureId): boolean => id === 'average-taking' || id === 'average-defending'

const isOneKind = ({ kinds }: PartyFigures, base: string | null): boolean => base !== null || kinds.length < 2

function gameRows({ tally, series, seriesWon, streak }: PartyFigures): readonly ShownFigure[] {
  const { comeback } = tally
  return [
    row('games-won', outOf(tally.won, tally.games)),
    row('series-won', outOf(seriesWon, series)),
    row('longest-streak', streak === 0 ? '–' : String(streak)),
    row(
      'best-comeback',
      comeback === null ? '–' : String(comeback.behind),
      comeback === null ? '' : inGameTo(comeback),
      comeback?.game,
    ),
    // These two have no value: the bars and the line of the page show them.
    row('head-to-head', ''),
    row('form', ''),
  ]
}

function handRows({ tally: { counts, best } }: PartyFigures): readonly ShownFigure[] {
  return [
    row('hands-taken', outOf(counts.taken, counts.hands)),
    row('made-rate', percent(madeRate(counts)), partOf(counts.made, counts.taken)),
    row('bate-rate', percent(bateRate(counts)), partOf(counts.bate, counts.taken)),
    row('average-taking', average(averageTaking(counts)), overHands(counts.taken)),
    row('average-defending', average(averageDefending(counts)), overHands(counts.defended)),
    row(
      'best-hand',
      best === null ? '–' : String(best.points),
      best === null ? '' : inHand({ number: best.hand + 1 }),
      best?.game,
    ),
  ]
}

function declaredRows({ tally: { counts } }: PartyFigures): readonly ShownFigure[] {
  const told = overHands(counts.detailed)
  const shown = (count: number) => (counts.detailed === 0 ? '–' : String(count))
  return [
    row('runs', shown(counts.runs), told),
    row('belas', shown(counts.belas), told),
    ...(counts.fours === 0 ? [] : [row('fours', shown(counts.fours), told)]),
  ]
}

/** Returns a part of a whole in words; empty if the whole is 0, because then the figure is a dash. */
const partOf = (part: number, whole: number): string => (whole === 0 ? '' : outOf(part, whole))

const overHands = (hands: number): string => (hands === 0 ? '' : inHands({ hands }))
