import { byCodeUnits, canonical } from '../../log/canonical'
import type { GameRecord } from '../records/game'
import { ARCHIVED, isArchived, withoutArchived } from './archived'
import { cleanRecord } from './clean-record'
import { sheetOf } from './sheet'

/** The set-up of a game: the part of its record that is the same on every device. */
export type SetUp = Pick<GameRecord, 'createdAt' | 'rules' | 'rulesName' | 'names' | 'dealer' | 'start' | 'extra'>

/** Returns the set-up in a record, cleaned as every device does it. */
export function setUpOf(record: GameRecord): SetUp {
  const { createdAt, rules, rulesName, names, dealer, start, extra } = cleanRecord(record)
  return { createdAt, rules, rulesName, names, dealer, start, extra: withoutArchived(extra) }
}

/** Returns the set-up of a game that every device keeps: the first by time of beginning, then by text. */
export const firstSetUp = <S extends SetUp>(setUps: readonly S[]): S | undefined =>
  [...setUps].sort((a, b) => a.createdAt - b.createdAt || byCodeUnits(canonical(a), canonical(b)))[0]

/** Returns the record with the earlier set-up of the two records of one game, if a game can be played with it. */
export function withEarlier(record: GameRecord, other: GameRecord): GameRecord {
  const [ours, told] = [setUpOf(record), setUpOf(other)]
  if (firstSetUp([ours, told]) === ours) return record
  const extra = isArchived(record) ? { ...told.extra, [ARCHIVED]: true } : told.extra
  const changed = { ...record, ...told, extra }
  return isPlayable(changed) ? changed : record
}

/** Tells whether hands can be recorded in a game with this set-up. */
export const isPlayable = (record: GameRecord): boolean => sheetOf(record, []).ok
