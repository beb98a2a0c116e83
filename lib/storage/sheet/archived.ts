import type { GameRecord } from '../records/game'

/** The key under which a record says that its game was put away out of the list. */
export const ARCHIVED = 'x-archived'

/** Returns what a record carries without that mark: it is of this phone alone, and only its own backup carries it. */
export const withoutArchived = (extra: GameRecord['extra']): GameRecord['extra'] =>
  Object.fromEntries(Object.entries(extra).filter(([key]) => key !== ARCHIVED))

export const isArchived = (record: Pick<GameRecord, 'extra'>): boolean => record.extra[ARCHIVED] === true
