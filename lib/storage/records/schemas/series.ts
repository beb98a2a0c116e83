import * as z from 'zod/mini'
import { MOST_IN_SERIES } from '../../../format/limits'
import { wholeFrom, type Read } from '../../../format/schema'
import { extras, id, time } from './parts'

/** A series of games: best of `bestOf`. The wins are computed from its games. */
export const series = z.strictObject({
  id,
  v: z.literal(1),
  createdAt: time,
  bestOf: wholeFrom(1, Number.MAX_SAFE_INTEGER, (games) => games <= MOST_IN_SERIES),
  /** The names by seat when the first game began; empty for seats without a name. */
  names: z.array(z.string()),
  extra: extras,
})

export type SeriesRecord = Read<typeof series>
