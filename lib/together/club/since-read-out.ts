import { canonical } from '../../log/canonical'
import type { BoardEntry } from './board-entry'
import { clubNightOf, type ClubGame, type ClubNight, type GameResult } from './club-night'
import { countedOf, type Results } from './result'

/** A game that had counted when the standings were read out, and counts otherwise now. */
export interface ChangedGame {
  readonly game: ClubGame
  /** The hands that are others now, from 1; none where nothing but the outcome is another, or they are not known one by one. */
  readonly hands: readonly number[]
}

export interface SinceReadOut {
  readonly at: number
  readonly games: readonly ChangedGame[]
}

/**
 * Returns the changes of the standings since they were read out; games that have ended since are news, not a change. `null`:
 * none, or nothing was read out yet.
 */
export function sinceReadOut(entries: readonly BoardEntry[], now: ClubNight, results: Results): SinceReadOut | null {
  const { readOut } = now
  const then = readOut === null ? null : clubNightOf(entries.filter(({ clock }) => clock <= readOut.clock))
  if (readOut === null || then === null) return null
  const games = then.rounds.flatMap((round) =>
    round.games.flatMap((game) => {
      const before = countedOf(then, game, round, then.results.get(game.id))
      if (before === null) return []
      const nowRound = now.rounds.find(({ number }) => number === round.number) ?? round
      const nowGame = nowRound.games.find(({ id }) => id === game.id) ?? game
      const after = countedOf(now, nowGame, nowRound, results.get(game.id))
      if (canonical(before) === canonical(after)) return []
      return [{ game, hands: changedHands(then.results.get(game.id), results.get(game.id)) }]
    }),
  )
  return games.length === 0 ? null : { at: readOut.at, games }
}

/** A hand that was put in or left out moves all after it: then the first that is another is named. */
function changedHands(before: GameResult | undefined, after: GameResult | undefined): readonly number[] {
  const [old, young] = [before?.hands ?? [], after?.hands ?? []]
  const longest = Math.max(old.length, young.length)
  const others = Array.from({ length: longest }, (_, index) => index).filter(
    (index) => canonical(old[index] ?? null) !== canonical(young[index] ?? null),
  )
  const named = old.length === young.length ? others : others.slice(0, 1)
  return named.map((index) => index + 1)
}
