import type { GameRecord } from '../records/game'

/** The key in a record that marks its game as archived. */
export const ARCHIVED = 'x-archived'

/** Returns the extra keys of a record without the archive mark, which belongs to this device and its backup. */
export const withoutArchived = (extra: GameRecord['extra']): GameRecord['extra'] =>
  Object.fromEntries(Object.entries(extra).filter(([key]) => key !== ARCHIVED))

export const isArchived = (record: Pick<GameRecord, 'extra'>): boolean => record.extra[ARCHIVED] === true
