import { byCodeUnits, canonical } from './canonical'
import { CLOCK_MAX, CLOCK_MIN, CLOCK_STEP_MAX, type EntryMeta } from './entry'

/**
 * Returns the entries of all copies, each once, in the order that all devices share: by clock, then device, then id. Of two
 * entries with one id the one with the lesser text counts, so that the order of arrival decides nothing.
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

/** Tells whether a copy takes an entry: it has none with this id (`undefined`), or its own has the greater text. */
export const unionTakes = (entry: unknown, known: unknown): boolean =>
  known === undefined || (entry !== known && isLesserText(canonical(entry), canonical(known)))

/** Tells whether, of two entries with one id, the one with this text counts and not the other. */
export const isLesserText = (text: string, other: string): boolean => byCodeUnits(text, other) < 0

/** Compares entries in the order that all devices share: by clock, then device, then id. */
export const inOrder = (a: EntryMeta, b: EntryMeta): number =>
  a.clock - b.clock || byCodeUnits(a.device, b.device) || byCodeUnits(a.id, b.id)

/** Tells whether a device can have written this clock. */
export const isClock = (clock: number): boolean => Number.isInteger(clock) && clock >= CLOCK_MIN && clock <= CLOCK_MAX

/**
 * Returns the entries of an ordered log that have effect: those before the first whose clock is more than `CLOCK_STEP_MAX` ahead
 * of the one before it. So a device with a broken clock cannot decide the order for all others.
 */
export function withEffect<E extends EntryMeta>(log: readonly E[]): readonly E[] {
  const end = log.findIndex(({ clock }, index) => clock - (log[index - 1]?.clock ?? 0) > CLOCK_STEP_MAX)
  return end === -1 ? log : log.slice(0, end)
}
