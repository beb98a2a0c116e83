import { problem, type Problem } from '../engine/table/problem'

/** Not this format: at `place`, for the reason `why`. */
export const unreadable = (place: string, why: string, wanted: Problem['figures'] = {}): Problem =>
  problem('not-this-format', place, { why, ...wanted })

/** The same problem, seen from the object around it. */
export const within = (place: string, found: Problem): Problem => ({
  ...found,
  place: [place, found.place].filter((part) => part !== '').join('.'),
})
