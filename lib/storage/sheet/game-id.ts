import { sha256 } from '@noble/hashes/sha2'
import { bytesOf, toBase64Url } from '../../core/bytes'
import { canonical } from '../../log/canonical'
import { makeGameRecord, type GameOrigin, type GameRecord, type GameSetup } from '../records/game'
import { cleanRecord } from './clean-record'
import { NONCE, setUpOf, type SetUp } from './set-up'

/** The length of an id that is made from a set-up. Ids of earlier versions were random and had 20 letters. */
const LENGTH = 22

/** Returns the id of the game with this set-up: the beginning of its SHA-256. */
export const idOfSetUp = (setUp: SetUp): string => toBase64Url(sha256(bytesOf(canonical(setUp)))).slice(0, LENGTH)

/** Tells whether an id was made from the set-up of its game, so that no other set-up fits it. */
export const isMadeFromSetUp = (id: string): boolean => id.length === LENGTH && /^[A-Za-z0-9_-]*$/.test(id)

/** Tells whether a game can have this set-up under its id. A game of an earlier version can have any. */
export const fitsId = (record: GameRecord): boolean =>
  !isMadeFromSetUp(record.id) || record.id === idOfSetUp(setUpOf(record))

/** Returns the record of a new game, cleaned, under the id that its set-up gives with this nonce. */
export function newGameRecord(setup: GameSetup, origin: Omit<GameOrigin, 'id'>, nonce: string): GameRecord {
  const extra = { ...setup.extra, [NONCE]: nonce }
  const record = cleanRecord(makeGameRecord({ ...setup, extra }, { ...origin, id: '' }))
  return { ...record, id: idOfSetUp(setUpOf(record)) }
}
