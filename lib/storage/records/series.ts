import * as z from 'zod/mini'
import { MOST_IN_SERIES } from '../../format/limits'
import { defineRecord, extras, id, time } from './record'

/** Several games that belong together: best of `bestOf`. Who won how many follows from its games. */
const series = () =>
  z.strictObject({
    id,
    v: z.literal(1),
    createdAt: time,
    bestOf: z.int().check(
      z.minimum(1),
      z.refine((games) => games <= MOST_IN_SERIES),
    ),
    /** By seat, as the first game began. */
    names: z.array(z.string()),
    extra: extras,
  })

export type SeriesRecord = Readonly<z.infer<ReturnType<typeof series>>>

export const seriesRecord = defineRecord('series', series)
