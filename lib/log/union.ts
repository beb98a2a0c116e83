import { byCodeUnits, canonical } from './canonical'
import { CLOCK_MAX, CLOCK_MIN, CLOCK_STEP_MAX, type EntryMeta } from './entry'

/**
 * The entries of all copies, each once, in the order that every phone shares: by clock, then device, then id.
 * Of two entries with one id the one with the lesser text holds, so that no order of arrival decides.
 */
export function union<E extends EntryMeta>(...copies: readonly (readonly E[])[]): readonly E[] {
  const held = new Map<string, E>()
  for (const copy of copies) {
    for (const entry of copy) {
      if (unionTakes(entry, held.get(entry.id))) held.set(entry.id, entry)
    }
  }
  return [...held.values()].sort(inOrder)
}

/** Returns whether a copy takes an entry: it has none under its id (`undefined`), or one of the greater text. */
export const unionTakes = (entry: unknown, known: unknown): boolean =>
  known === undefined || (entry !== known && textHolds(canonical(entry), canonical(known)))

/** Returns whether, of two that have one id, the one with this text holds over the other. */
export const textHolds = (text: string, other: string): boolean => byCodeUnits(text, other) < 0

/** The order that every phone shares: by clock, then device, then id. */
export const inOrder = (a: EntryMeta, b: EntryMeta): number =>
  a.clock - b.clock || byCodeUnits(a.device, b.device) || byCodeUnits(a.id, b.id)

/** A clock that a phone can have written. */
export const isClock = (clock: number): boolean => Number.isInteger(clock) && clock >= CLOCK_MIN && clock <= CLOCK_MAX

/**
 * The entries of an ordered log that have effect: up to the first whose clock is further ahead of the one before
 * it than a game can be. A phone with a broken clock so cannot take the order from all others.
 */
export function withEffect<E extends EntryMeta>(log: readonly E[]): readonly E[] {
  const end = log.findIndex(({ clock }, index) => clock - (log[index - 1]?.clock ?? 0) > CLOCK_STEP_MAX)
  return end === -1 ? log : log.slice(0, end)
}
