import * as z from 'zod/mini'
import { defineRecord, extras, id, whole } from './record'

/** Several games that belong together: best of `bestOf`. Who won how many follows from its games. */
const series = z.strictObject({
  id,
  v: z.literal(1),
  createdAt: whole,
  bestOf: whole.check(z.minimum(1)),
  /** By seat, as the first game began. */
  names: z.array(z.string()),
  extra: extras,
})

export type SeriesRecord = Readonly<z.infer<typeof series>>

export const seriesRecord = defineRecord('series', series)
