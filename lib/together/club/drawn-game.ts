import * as z from 'zod/mini'
import { isTime } from '../../format/limits'
import { anything, listOf, numberThat, readOrNull, someText, wholeFrom, type Read } from '../../format/schema'
import type { GameRecord } from '../../storage/records/game'
import { isMadeFromSetUp, newGameRecord } from '../../storage/sheet/game-id'

const MOST_TABLES = 1_000
const MOST_ROUNDS = 100

/** The part of a game's set-up that is not in its word otherwise: with the dealer and the time, it gives the id of the game. */
const setUp = z.object({
  names: z.array(z.string()),
  rules: anything,
  rulesName: z.nullable(z.string()),
  nonce: someText,
})

/** The word of the board for a drawn game, under the key `game/<id>`. */
export const gameWord = z.object({
  round: wholeFrom(1, MOST_ROUNDS),
  table: wholeFrom(1, MOST_TABLES),
  /** The ids of the two pairs. The second is `null` for a bye, which has no table. */
  pairs: listOf(z.nullable(someText), 2),
  dealer: wholeFrom(0, 3),
  at: numberThat(isTime),
  /** The id of the draw to which this game belongs. Of several draws of one round, the first that was not taken back counts. */
  draw: someText,
  /** `null` for a bye, and for a game that an earlier version drew. */
  setUp: z._default(z.nullable(setUp), null),
})

export type GameWord = Read<typeof gameWord>
export type DrawnSetUp = NonNullable<GameWord['setUp']>

/** Returns the record of a game that is begun with this set-up, under the id that the set-up gives. */
export const recordOfDrawn = (
  { names, rules, rulesName, nonce }: DrawnSetUp,
  { dealer, at }: Pick<GameWord, 'dealer' | 'at'>,
  device: string,
): GameRecord =>
  newGameRecord({ rules, rulesName, names, dealer }, { device, at, sides: 2, series: null, example: false }, nonce)

const GAME = 'game/'

/** Tells whether a word of the board is a game whose set-up does not give its id. */
export function isBegunOtherwise(key: string, value: unknown): boolean {
  const id = key.slice(GAME.length)
  if (!key.startsWith(GAME) || !isMadeFromSetUp(id)) return false
  const game = readOrNull(gameWord, value)
  return game?.setUp == null || recordOfDrawn(game.setUp, game, 'none').id !== id
}
