import { sideCount, sideOf } from '../engine/table/seats'
import { parseRules } from '../format/rules-file'
import { canonical } from '../log/canonical'
import { makeGameRecord } from '../storage/records/game'
import type { GameRecord } from '../storage/records/game'
import { cleanRecord } from '../storage/sharing/clean'
import type { Word } from './board-entry'
import { lastRound, pairWith } from './evening'
import type { ClubGame, Evening } from './evening'
import { stateOf } from './result'
import type { Results } from './standings'

/** How many there are to a pair by these rules; `null` where no rounds can be drawn for them: more than two sides, or unreadable. */
export function playersAPair(rules: unknown): number | null {
  const read = parseRules(rules)
  if (!read.ok || sideCount(read.value.rules) !== 2) return null
  return read.value.rules.players / 2
}

/** Those who are here and in no game of the round that is being played. */
export function latePairs(evening: Evening): readonly string[] {
  const playing = new Set((lastRound(evening)?.games ?? []).flatMap(({ first, second }) => [first, second]))
  return evening.pairs.filter(({ id, here }) => here && !playing.has(id)).map(({ id }) => id)
}

/** Which results the board has still to tell: of games that are decided, or were told of before and are others now. */
export function untoldResults(evening: Evening, results: Results): readonly Word[] {
  return evening.rounds.flatMap(({ games, closed }) =>
    games.flatMap(({ id }): readonly Word[] => {
      const result = results.get(id)
      const told = evening.results.get(id)
      if (result === undefined || canonical(result) === canonical(told ?? null)) return []
      const isDue = result.over || closed !== null || told !== undefined
      return isDue ? [[`result/${id}`, result]] : []
    }),
  )
}

/** The games of a round that are not accepted by both sides. */
export const unsettled = (games: readonly ClubGame[], results: Results): readonly ClubGame[] =>
  games.filter(({ id, second }) => second !== null && stateOf(results.get(id)) !== 'accepted')

/**
 * The record of a game as the board tells of it: the same on every phone but for the name under which it writes (`device`). `null`
 * where the rules cannot be read or do not fit the pairs.
 */
export function recordOf(evening: Evening, game: ClubGame, device: string): GameRecord | null {
  const read = parseRules(evening.rules)
  if (!read.ok || game.second === null || sideCount(read.value.rules) !== 2) return null
  const { rules } = read.value
  const pairs = [pairWith(evening, game.first), pairWith(evening, game.second)]
  const names = Array.from(
    { length: rules.players },
    (_, seat) => pairs[sideOf(rules, seat)]?.players[Math.floor(seat / 2)] ?? '',
  )
  const setup = { rules: evening.rules, rulesName: evening.rulesName, names, dealer: game.dealer }
  const origin = { id: game.id, device, at: game.at, sides: 2, series: null, example: false }
  return cleanRecord(makeGameRecord(setup, origin), rules)
}
