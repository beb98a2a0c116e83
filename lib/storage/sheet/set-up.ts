import { byCodeUnits, canonical } from '../../log/canonical'
import type { GameRecord } from '../records/game'
import { ARCHIVED, isArchived, withoutArchived } from './archived'
import { cleanRecord } from './clean-record'
import { sheetOf } from './sheet'

/** How a game was set up: what of its record is the same on every phone. */
export type SetUp = Pick<GameRecord, 'createdAt' | 'rules' | 'rulesName' | 'names' | 'dealer' | 'start' | 'extra'>

/** The set-up that a record holds, as every phone keeps it. */
export function setUpOf(record: GameRecord): SetUp {
  const { createdAt, rules, rulesName, names, dealer, start, extra } = cleanRecord(record)
  return { createdAt, rules, rulesName, names, dealer, start, extra: withoutArchived(extra) }
}

/** The order of set-ups of one game: by when it began, then by text. The first in it holds on every phone. */
export const inSetUpOrder = (a: SetUp, b: SetUp): number =>
  a.createdAt - b.createdAt || byCodeUnits(canonical(a), canonical(b))

/** A record with the earlier of its own set-up and another one of the same game, if a game can be played by that. */
export function withEarlier(record: GameRecord, other: GameRecord): GameRecord {
  const told = setUpOf(other)
  if (inSetUpOrder(told, setUpOf(record)) >= 0) return record
  const extra = isArchived(record) ? { ...told.extra, [ARCHIVED]: true } : told.extra
  const changed = { ...record, ...told, extra }
  return isPlayable(changed) ? changed : record
}

/** Returns whether hands can be recorded in a game that was set up so. */
export const isPlayable = (record: GameRecord): boolean => sheetOf(record, []).ok
