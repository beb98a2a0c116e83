import { sideCount, sideOf } from '../../engine/table/seats'
import { parseRules } from '../../format/rules-file'
import { makeGameRecord, type GameRecord } from '../../storage/records/game'
import { cleanRecord } from '../../storage/sheet/clean-record'
import { pairWith, type ClubGame, type ClubNight } from './club-night'
import { recordOfDrawn } from './drawn-game'

/**
 * Returns the record of a drawn game. It is the same on every device, except for the id with which the device writes (`device`).
 * `null` if the rules cannot be read or do not have two sides, and for a bye.
 */
export function drawnGameRecord(clubNight: ClubNight, game: ClubGame, device: string): GameRecord | null {
  if (game.second === null) return null
  if (game.setUp !== null) return recordOfDrawn(game.setUp, game, device)
  const names = namesBySeat(clubNight, game.first, game.second)
  if (names === null) return null
  const setup = { rules: clubNight.rules, rulesName: clubNight.rulesName, names, dealer: game.dealer }
  const origin = { id: game.id, device, at: game.at, sides: 2, series: null, example: false }
  return cleanRecord(makeGameRecord(setup, origin))
}

/** Returns the names of two pairs by seat; `null` if the rules cannot be read or do not have two sides. */
export function namesBySeat(clubNight: ClubNight, first: string, second: string): readonly string[] | null {
  const read = parseRules(clubNight.rules)
  if (!read.ok || sideCount(read.value.rules) !== 2) return null
  const { rules } = read.value
  const pairs = [pairWith(clubNight, first), pairWith(clubNight, second)]
  return Array.from(
    { length: rules.players },
    (_, seat) => pairs[sideOf(rules, seat)]?.players[Math.floor(seat / 2)] ?? '',
  )
}
