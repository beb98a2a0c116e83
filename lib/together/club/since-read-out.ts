import { canonical } from '../../log/canonical'
import type { BoardEntry } from './board-entry'
import { clubNightOf, type ClubGame, type ClubNight, type ClubGameResult } from './club-night'
import { countedAtClub, type Results } from './result'

/** A game that counted when the standings were read out, and counts differently now. */
export interface ChangedGame {
  readonly game: ClubGame
  /**
   * The numbers of the changed hands, from 1. Empty if only the outcome has changed, or if the results do not list their hands.
   */
  readonly hands: readonly number[]
}

export interface SinceReadOut {
  readonly at: number
  readonly games: readonly ChangedGame[]
}

/**
 * Returns the games that count differently than when the standings were last read out. Games that did not count then are not
 * changes. `null` if there are none, or if nothing has been read out.
 */
export function sinceReadOut(entries: readonly BoardEntry[], now: ClubNight, results: Results): SinceReadOut | null {
  const { readOut } = now
  const then = readOut === null ? null : clubNightOf(entries.filter(({ clock }) => clock <= readOut.clock))
  if (readOut === null || then === null) return null
  const games = then.rounds.flatMap((round) =>
    round.games.flatMap((game) => {
      const before = countedAtClub(then, game, round, then.results.get(game.id))
      if (before === null) return []
      const nowRound = now.rounds.find(({ number }) => number === round.number) ?? round
      const nowGame = nowRound.games.find(({ id }) => id === game.id) ?? game
      const after = countedAtClub(now, nowGame, nowRound, results.get(game.id))
      if (canonical(before) === canonical(after)) return []
      return [{ game, hands: changedHands(then.results.get(game.id), results.get(game.id)) }]
    }),
  )
  return games.length === 0 ? null : { at: readOut.at, games }
}

/**
 * Returns the numbers of the changed hands, from 1. An inserted or deleted hand shifts all later ones, so then only the first
 * difference is named.
 */
function changedHands(before: ClubGameResult | undefined, after: ClubGameResult | undefined): readonly number[] {
  const [older, newer] = [before?.hands ?? [], after?.hands ?? []]
  const longest = Math.max(older.length, newer.length)
  const changed = Array.from({ length: longest }, (_, index) => index).filter(
    (index) => canonical(older[index] ?? null) !== canonical(newer[index] ?? null),
  )
  const named = older.length === newer.length ? changed : changed.slice(0, 1)
  return named.map((index) => index + 1)
}
