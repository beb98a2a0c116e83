import type { GameRecord } from './records/game'

/** The key under which a record says that its game was put away out of the list. */
export const ARCHIVED = 'x-archived'

export const isArchived = (record: Pick<GameRecord, 'extra'>): boolean => record.extra[ARCHIVED] === true
