import * as z from 'zod/mini'
import { MOST_IN_SERIES } from '../../../format/limits'
import { wholeFrom, type Read } from '../../../format/schema'
import { extras, id, time } from './parts'

/** Several games that belong together: best of `bestOf`. Who won how many follows from its games. */
export const series = z.strictObject({
  id,
  v: z.literal(1),
  createdAt: time,
  bestOf: wholeFrom(1, Number.MAX_SAFE_INTEGER, (games) => games <= MOST_IN_SERIES),
  /** By seat, as the first game began; empty where no one was named. */
  names: z.array(z.string()),
  extra: extras,
})

export type SeriesRecord = Read<typeof series>
