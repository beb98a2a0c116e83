import * as z from 'zod/mini'
import { isTime, MOST_POINTS } from '../../../format/limits'
import { extraKeys, id, wholeFrom } from '../../../format/schema'

export { id }

/** Keys that another program added to a file: stored and written back. */
export const extras = extraKeys
const isSane = (number: number): boolean => Math.abs(number) <= MOST_POINTS
export const whole = z.int().check(z.refine(isSane))
export const count = wholeFrom(0, Number.MAX_SAFE_INTEGER, isSane)
/** A time in milliseconds that can be displayed. */
export const time = z.int().check(z.refine(isTime))
