import { problem, type Problem } from '../engine/table/problem'

/** Returns the problem that the value at `place` does not follow the format, for the reason `why`. */
export const unreadable = (place: string, why: string, wanted: Problem['figures'] = {}): Problem =>
  problem('not-this-format', place, { why, ...wanted })

/** Returns the same problem, with its place seen from the object around it. */
export const within = (place: string, found: Problem): Problem => ({
  ...found,
  place: [place, found.place].filter((part) => part !== '').join('.'),
})
