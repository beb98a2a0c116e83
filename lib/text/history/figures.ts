import type { Ratio } from '../../engine/stats/counts'
import { figure as names } from '../../messages/compiled/app/figure'
import { figureMeans } from '../../messages/compiled/app/figureMeans'
import * as said from '../../messages/compiled/app/figures'
import { numberFormat } from '../../messages/formats'

/** A figure of the history: its name, and one or two sentences on what it counts. */
export interface FigureText {
  readonly name: string
  readonly means: string
}

export type FigureId = keyof typeof names

export const figureText = (id: FigureId): FigureText => ({ name: names[id], means: figureMeans[id] })

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
