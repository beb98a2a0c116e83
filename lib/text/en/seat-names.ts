import { COMPASS } from './names'
import { SEAT_NAMES } from './screens/setup'

const NAMES: readonly string[] = [...COMPASS.clockwise, ...SEAT_NAMES[2], ...SEAT_NAMES[3]]

/** Whether a name is one that a seat has by itself, at a table of any size. */
export const isSeatName = (name: string): boolean => NAMES.includes(name) || /^Player [1-4]$/.test(name)
