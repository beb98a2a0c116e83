import type { Ratio } from '../../engine/stats/counts'
import * as said from '../../messages/compiled/app/figures'
import { numberFormat } from '../../messages/formats'

/** A figure of the history: its name, and one or two sentences on what it counts. */
export interface FigureText {
  readonly name: string
  readonly means: string
}

/** The texts of every figure that a screen shows. */
const FIGURES = {
  'games-won': () => ({ name: said.figureGamesWon, means: said.figureGamesWonMeans }),
  'series-won': () => ({ name: said.figureSeriesWon, means: said.figureSeriesWonMeans }),
  'hands-taken': () => ({ name: said.figureHandsTaken, means: said.figureHandsTakenMeans }),
  'made-rate': () => ({ name: said.figureMadeRate, means: said.figureMadeRateMeans }),
  'bate-rate': () => ({ name: said.figureBateRate, means: said.figureBateRateMeans }),
  'average-taking': () => ({ name: said.figureAverageTaking, means: said.figureAverageTakingMeans }),
  'average-defending': () => ({ name: said.figureAverageDefending, means: said.figureAverageDefendingMeans }),
  runs: () => ({ name: said.figureRuns, means: said.figureRunsMeans }),
  fours: () => ({ name: said.figureFours, means: said.figureFoursMeans }),
  belas: () => ({ name: said.figureBelas, means: said.figureBelasMeans }),
  'best-hand': () => ({ name: said.figureBestHand, means: said.figureBestHandMeans }),
  'best-comeback': () => ({ name: said.figureBestComeback, means: said.figureBestComebackMeans }),
  'longest-streak': () => ({ name: said.figureLongestStreak, means: said.figureLongestStreakMeans }),
  'head-to-head': () => ({ name: said.figureHeadToHead, means: said.figureHeadToHeadMeans }),
  form: () => ({ name: said.figureForm, means: said.figureFormMeans }),
  'running-score': () => ({ name: said.figureRunningScore, means: said.figureRunningScoreMeans }),
  'hand-by-hand': () => ({ name: said.figureHandByHand, means: said.figureHandByHandMeans }),
  swing: () => ({ name: said.figureSwing, means: said.figureSwingMeans }),
  evening: () => ({ name: said.figureEvening, means: said.figureEveningMeans }),
} as const satisfies Readonly<Record<string, () => FigureText>>

export type FigureId = keyof typeof FIGURES

export const FIGURE_IDS = Object.keys(FIGURES) as readonly FigureId[]

export const figureText = (id: FigureId): FigureText => FIGURES[id]()

const NOTHING = '–'

/** Returns a ratio as a whole per cent; a dash if it has no denominator or the denominator is 0. */
export const percent = (ratio: Ratio | null): string =>
  ratio === null
    ? NOTHING
    : numberFormat({ style: 'percent' }).format(Math.round((100 * ratio.part) / ratio.whole) / 100)

/** Returns an average with one decimal; a dash if there is nothing to divide by. */
export const average = (ratio: Ratio | null): string =>
  ratio === null
    ? NOTHING
    : numberFormat({
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        useGrouping: false,
      }).format(ratio.part / ratio.whole)

/** Returns “7 of 12”; a dash if `whole` is 0. */
export const outOf = (part: number, whole: number): string => (whole === 0 ? NOTHING : said.outOf({ part, whole }))
