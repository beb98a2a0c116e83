import { MOST_ROUND_POINTS } from '@/lib/contest/counted'
import { wholeNumber } from './whole-number'

type Points = number | null

/** A result as it was typed, until the stored one shows it. */
export interface TypedPoints {
  readonly text: string
  readonly write: 'saving' | 'saved' | 'failed'
  /** The stored points as they were when typing began, and each number that was typed since. */
  readonly own: readonly Points[]
}

/** Returns the points of a text; `null` if it is empty or no number of points. */
export const pointsIn = (text: string): Points => wholeNumber(text, 0, MOST_ROUND_POINTS)

/** Tells whether a text is no number of points. */
export const isNoPoints = (text: string): boolean => text.trim() !== '' && pointsIn(text) === null

/** Returns a result after another key was pressed; it is being saved. */
export const typedOn = (before: TypedPoints | null, text: string, stored: Points): TypedPoints => ({
  text,
  write: 'saving',
  own: [...(before?.own ?? [stored]), pointsIn(text)],
})

/**
 * Returns a result once the stored points may have arrived on the screen. `null` if they have, or later ones from another tab. While
 * the field is in use the typed text stays, but then every other number that arrives is a later one.
 */
export function afterStored(typed: TypedPoints, stored: Points, isHeld: boolean): TypedPoints | null {
  const { text, write, own } = typed
  const hasArrived = write === 'saved' && !isNoPoints(text) && (pointsIn(text) === stored || !own.includes(stored))
  if (!hasArrived) return typed
  if (!isHeld) return null
  return own.length === 0 ? typed : { ...typed, own: [] }
}
