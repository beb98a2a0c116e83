import { namesGiven } from '../../format/seat-words'
import type { Step } from './record'

/** What seats were called that nobody had named stood in their place; older phones go on writing so. */
export const NAMELESS_SEATS: Step = {
  name: 'seats that nobody named have no name',
  up(row) {
    const { names } = row
    return Array.isArray(names) && names.every((name) => typeof name === 'string')
      ? { ...row, names: namesGiven(names) }
      : row
  },
}
