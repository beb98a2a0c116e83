import { MOST_IN_SERIES } from '../../format/limits'
import { list, only, strict, text, wholeFrom, type Read } from '../../format/shape'
import { defineRecord, extras, id, time } from './record'

/** Several games that belong together: best of `bestOf`. Who won how many follows from its games. */
const series = strict({
  id,
  v: only(1),
  createdAt: time,
  bestOf: wholeFrom(1, Number.MAX_SAFE_INTEGER, (games) => games <= MOST_IN_SERIES),
  /** By seat, as the first game began; empty where nobody was named. */
  names: list(text),
  extra: extras,
})

export type SeriesRecord = Read<typeof series>

export const seriesRecord = defineRecord('series', series)
