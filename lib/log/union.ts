import { byCodeUnits, canonical } from './canonical'
import { CLOCK_MAX, CLOCK_MIN, CLOCK_STEP_MAX, type EntryMeta } from './entry'

/** Names entries of some form: the id by which a copy knows an entry, and the text that decides between two with one id. */
export interface Identity<E> {
  readonly idOf: (entry: E) => string
  readonly textOf: (entry: E) => string
}

const OWN: Identity<EntryMeta> = { idOf: ({ id }) => id, textOf: canonical }

/** Returns the entries of all copies, each once, in the order that all devices share: by clock, then device, then id. */
export const union = <E extends EntryMeta>(...copies: readonly (readonly E[])[]): readonly E[] =>
  [...entriesById(copies.flat(), OWN).values()].sort(inOrder)

/** Returns the entries that a copy takes from another: those that it lacks. Afterwards it has the union of both. */
export const lacking = <T, E extends T>(
  ours: ReadonlyMap<string, T>,
  theirs: readonly E[],
  identity: Identity<T>,
): readonly E[] =>
  [...entriesById(theirs, identity)].flatMap(([id, entry]) => (isTaken(entry, ours.get(id), identity) ? [entry] : []))

/** Returns entries by their ids, each once. */
export function entriesById<T, E extends T>(entries: readonly E[], identity: Identity<T>): ReadonlyMap<string, E> {
  const held = new Map<string, E>()
  for (const entry of entries) {
    const id = identity.idOf(entry)
    if (isTaken(entry, held.get(id), identity)) held.set(id, entry)
  }
  return held
}

/**
 * Tells whether an entry takes the place of the one known under its id. Of two the one with the lesser text counts, so that the
 * order of arrival decides nothing.
 */
const isTaken = <T>(entry: T, known: T | undefined, { textOf }: Identity<T>): boolean =>
  known === undefined || (entry !== known && byCodeUnits(textOf(entry), textOf(known)) < 0)

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
