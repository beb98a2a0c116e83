import { drawPairings, historyOf, type Drawn } from '../../contest/draw'
import type { Word } from './board-entry'
import { gamesOf, lastClubRound, type ClubNight } from './club-night'
import { recordOfDrawn, type GameWord } from './drawn-game'
import { namesBySeat } from './game-record'
import { pairWithBye, latePairs } from './organiser'
import type { Results } from './result'
import { clubStandings } from './standings'

/** The sources of chance for a draw: `random` returns a number from 0 up to 1, and `newId` an unused id. */
export interface Lots {
  readonly random: () => number
  readonly newId: () => string
}

/**
 * Returns the words of the next round: its games, drawn between the pairs that are present. `at` is in milliseconds since 1970.
 */
export function nextRound(clubNight: ClubNight, results: Results, lots: Lots, at: number): readonly Word[] {
  const here = clubNight.pairs.filter((pair) => pair.here).map(({ id }) => id)
  const number = (lastClubRound(clubNight)?.number ?? 0) + 1
  const drawn = drawPairings({
    draw: clubNight.draw,
    pairs: inOrder(clubNight, results, here, lots),
    ...historyOf(gamesOf(clubNight)),
  })
  return gameWords(clubNight, drawn, { round: number, table: 1, draw: lots.newId(), at }, lots)
}

/**
 * Returns the words of games between late pairs in the current round, at new tables. Empty if the round is closed or fewer than
 * two pairs can play.
 */
export function lateGames(clubNight: ClubNight, lots: Lots, at: number): readonly Word[] {
  const round = lastClubRound(clubNight)
  const late = latePairs(clubNight)
  const alone = pairWithBye(clubNight)
  // With an odd number, the last late pair plays the pair that has a bye.
  const all = late.length % 2 === 1 && alone !== null ? [...late, alone] : late
  if (round === null || round.closed !== null || all.length < 2) return []
  const even = all.slice(0, all.length - (all.length % 2))
  const drawn = drawPairings({ draw: 'swiss', pairs: even, ...historyOf(gamesOf(clubNight)) })
  const tables = round.games.flatMap(({ second, table }) => (second === null ? [] : table))
  const from = { round: round.number, table: Math.max(0, ...tables) + 1, draw: round.draws[0], at }
  return gameWords(clubNight, drawn, from, lots)
}

/**
 * Returns the ids of the present pairs in the order for a draw. A round robin keeps the order in which the pairs were added.
 * Swiss rounds use the standings, or a lot before round 1.
 */
function inOrder(clubNight: ClubNight, results: Results, here: readonly string[], { random }: Lots): readonly string[] {
  if (clubNight.draw === 'round-robin') return here
  if (clubNight.rounds.length === 0)
    return here
      .map((id) => ({ id, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .map(({ id }) => id)
  return clubStandings(clubNight, results)
    .map(({ pair }) => pair.id)
    .filter((id) => here.includes(id))
}

/** Returns the numbers of the tables at which these games are played. */
export const tablesOf = (games: readonly Word[]): readonly number[] =>
  games.flatMap(([, value]) => {
    const { table, pairs } = value as GameWord
    return pairs[1] === null ? [] : table
  })

type From = Pick<GameWord, 'round' | 'table' | 'draw' | 'at'>

function gameWords(clubNight: ClubNight, { games, bye }: Drawn, from: From, lots: Lots): readonly Word[] {
  const drawn = games.map((pairs, index) => {
    const dealer = Math.floor(lots.random() * 2)
    return wordOf(clubNight, { ...from, table: from.table + index, pairs, dealer }, lots)
  })
  const table = from.table + games.length
  return bye === null ? drawn : [...drawn, wordOf(clubNight, { ...from, table, pairs: [bye, null], dealer: 0 }, lots)]
}

/** Returns the word of a game, with its whole set-up and under the id that this gives. A bye has no set-up. */
function wordOf(clubNight: ClubNight, game: Omit<GameWord, 'setUp'>, { newId }: Lots): Word {
  const [first, second] = game.pairs
  const names = first == null || second == null ? null : namesBySeat(clubNight, first, second)
  if (names === null) return [`game/${newId()}`, game]
  const { rules, rulesName } = clubNight
  const setUp = { names, rules, rulesName, nonce: newId() }
  return [`game/${recordOfDrawn(setUp, game, 'none').id}`, { ...game, setUp } satisfies GameWord]
}
