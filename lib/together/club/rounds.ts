import { drawRound, soFar, type Drawn } from '../../contest/draw'
import type { Word } from './board-entry'
import { lastRound, type ClubNight } from './club-night'
import { aloneIn, latePairs } from './organiser'
import type { Results } from './result'
import { standingsOf } from './standings'

/** Random draws, and unused ids: a number from 0 up to 1, and a new id. */
export interface Lots {
  readonly random: () => number
  readonly newId: () => string
}

/** The words that open the next round: those who are here, drawn as was agreed. */
export function nextRound(clubNight: ClubNight, results: Results, lots: Lots, at: number): readonly Word[] {
  const here = clubNight.pairs.filter((pair) => pair.here).map(({ id }) => id)
  const number = (lastRound(clubNight)?.number ?? 0) + 1
  const drawn = drawRound({
    draw: clubNight.draw,
    pairs: inOrder(clubNight, results, here, lots),
    ...soFar(gamesOf(clubNight)),
  })
  return gameWords(drawn, { round: number, table: 1, draw: lots.newId(), at }, lots)
}

/** The words by which those who came late play one another in the round that is being played, at tables that are free. */
export function lateGames(clubNight: ClubNight, lots: Lots, at: number): readonly Word[] {
  const round = lastRound(clubNight)
  const late = latePairs(clubNight)
  const alone = aloneIn(clubNight)
  // One that is left over plays whoever has no opponent.
  const all = late.length % 2 === 1 && alone !== null ? [...late, alone] : late
  if (round === null || round.closed !== null || all.length < 2) return []
  const even = all.slice(0, all.length - (all.length % 2))
  const drawn = drawRound({ draw: 'swiss', pairs: even, ...soFar(gamesOf(clubNight)) })
  const tables = round.games.flatMap(({ second, table }) => (second === null ? [] : table))
  const from = { round: round.number, table: Math.max(0, ...tables) + 1, draw: round.draws[0], at }
  return gameWords(drawn, from, lots)
}

const gamesOf = ({ rounds }: ClubNight) => rounds.flatMap(({ games }) => games)

/** As they stand; before anything was played by lot; for everybody against everybody as they came. */
function inOrder(clubNight: ClubNight, results: Results, here: readonly string[], { random }: Lots): readonly string[] {
  if (clubNight.draw === 'round-robin') return here
  if (clubNight.rounds.length === 0)
    return here
      .map((id) => ({ id, lot: random() }))
      .sort((a, b) => a.lot - b.lot)
      .map(({ id }) => id)
  return standingsOf(clubNight, results)
    .map(({ pair }) => pair.id)
    .filter((id) => here.includes(id))
}

/** The tables at which these games are played. */
export const tablesOf = (games: readonly Word[]): readonly number[] =>
  games.flatMap(([, value]) => {
    const { table, pairs } = value as GameWord
    return pairs[1] === null ? [] : table
  })

interface GameWord {
  readonly round: number
  readonly table: number
  readonly pairs: readonly [string, string | null]
  readonly dealer: number
  readonly at: number
  readonly draw: string
}

type From = Pick<GameWord, 'round' | 'table' | 'draw' | 'at'>

function gameWords({ games, bye }: Drawn, { round, table, draw, at }: From, lots: Lots): readonly Word[] {
  const word = (pairs: GameWord['pairs'], index: number, dealer: number): Word => [
    `game/${lots.newId()}`,
    { round, table: table + index, pairs, dealer, at, draw } satisfies GameWord,
  ]
  const drawn = games.map((pairs, index) => word(pairs, index, Math.floor(lots.random() * 2)))
  return bye === null ? drawn : [...drawn, word([bye, null], games.length, 0)]
}
