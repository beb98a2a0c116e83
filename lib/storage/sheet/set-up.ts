import { byCodeUnits, canonical } from '../../log/canonical'
import type { GameRecord } from '../records/game'
import { withoutArchived } from './archived'
import { cleanRecord } from './clean-record'
import { sheetOf } from './sheet'

/** The set-up of a game: the part of its record that is the same on every device. */
export type SetUp = Pick<GameRecord, 'createdAt' | 'rules' | 'rulesName' | 'names' | 'dealer' | 'start' | 'extra'>

/** The key in the set-up for the text that makes the id of its game unlike any other: random, or the digest of a file. */
export const NONCE = 'x-nonce'

/** Returns the set-up in a record, cleaned as every device does it. */
export function setUpOf(record: GameRecord): SetUp {
  const { createdAt, rules, rulesName, names, dealer, start, extra } = cleanRecord(record)
  return { createdAt, rules, rulesName, names, dealer, start, extra: withoutArchived(extra) }
}

/**
 * Returns the set-up with which a game of an earlier version is stored if it comes with several: the first by time of beginning,
 * then by text. A game that is here keeps its own.
 */
export const firstSetUp = <S extends SetUp>(setUps: readonly S[]): S | undefined =>
  [...setUps].sort((a, b) => a.createdAt - b.createdAt || byCodeUnits(canonical(a), canonical(b)))[0]

/** Tells whether two records of one game begin it differently. */
export const beginsOtherwise = (one: GameRecord, other: GameRecord): boolean =>
  canonical(setUpOf(one)) !== canonical(setUpOf(other))

/** Tells whether hands can be recorded in a game with this set-up. */
export const isPlayable = (record: GameRecord): boolean => sheetOf(record, []).ok
