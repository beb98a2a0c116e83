import { clockAfter, type ClockAct } from '../../contest/clock'
import { sideCount } from '../../engine/table/seats'
import { parseRules } from '../../format/rules-file'
import { canonical } from '../../log/canonical'
import { clockOf, wordsAfter, type BoardEntry, type Word } from './board-entry'
import {
  clubNightOf,
  gamesOf,
  lastClubRound,
  pairWith,
  type ClubGame,
  type ClubNight,
  type ClubGameResult,
  type Round,
  type Unfinished,
} from './club-night'
import { gameStateOf, type Results } from './result'

/**
 * Returns the number of players in a pair under these rules. `null` if no rounds can be drawn, because the rules do not have two
 * sides or cannot be read.
 */
export function playersPerPair(rules: unknown): number | null {
  const read = parseRules(rules)
  if (!read.ok || sideCount(read.value.rules) !== 2) return null
  return read.value.rules.players / 2
}

/** Returns the ids of the pairs that are present and have neither a game nor a bye in the newest round. */
export function latePairs(clubNight: ClubNight): readonly string[] {
  const playing = new Set((lastClubRound(clubNight)?.games ?? []).flatMap(({ first, second }) => [first, second]))
  return clubNight.pairs.filter(({ id, here }) => here && !playing.has(id)).map(({ id }) => id)
}

/** Returns the id of the pair that is present and has a bye in the newest round; `null` if there is none. */
export function pairWithBye(clubNight: ClubNight): string | null {
  const bye = lastClubRound(clubNight)?.games.find(({ second }) => second === null)
  return bye !== undefined && pairWith(clubNight, bye.first)?.here === true ? bye.first : null
}

/** Returns the number of games that late pairs can begin now. A pair with a bye can be one of the opponents. */
export function lateGameCount(clubNight: ClubNight): number {
  const late = latePairs(clubNight).length
  return late === 0 ? 0 : Math.floor((late + (pairWithBye(clubNight) === null ? 0 : 1)) / 2)
}

/**
 * Returns the words of the results that still have to be published on the board. These are the new results of games that both
 * sides have accepted, whose round is closed, or whose published result has changed.
 */
export function unpublishedResults(clubNight: ClubNight, results: Results): readonly Word[] {
  return clubNight.rounds.flatMap(({ games, closed }) =>
    games.flatMap(({ id }): readonly Word[] => {
      const result = results.get(id)
      const published = clubNight.results.get(id)
      if (result === undefined || !isNewer(result, published)) return []
      const isDue = gameStateOf(result) === 'accepted' || closed !== null || published !== undefined
      return isDue ? [[`result/${id}`, result]] : []
    }),
  )
}

/**
 * Tells whether a result is not published, or differs from the published one and comes from more entries. Otherwise two devices
 * of an organiser, one with fewer entries, would replace each other's results until the board is full.
 */
const isNewer = (result: ClubGameResult, published: ClubGameResult | undefined): boolean =>
  published === undefined || (result.entries > published.entries && textOf(result) !== textOf(published))

const textOf = (result: ClubGameResult): string => canonical({ ...result, entries: 0 })

/** Returns the games that still need a result: those with two present pairs that are not accepted by both sides. */
export const unsettled = (games: readonly ClubGame[], results: Results): readonly ClubGame[] =>
  games.filter(
    ({ id, second, absent }) =>
      second !== null && !absent.includes(true) && gameStateOf(results.get(id)) !== 'accepted',
  )

/**
 * Returns the word that marks a pair as absent from its game, or as present again. Empty if there is no such game, or if it is a
 * bye.
 */
export function absenceWords(
  known: readonly BoardEntry[],
  id: string,
  pair: string,
  isAbsent: boolean,
): readonly Word[] {
  const clubNight = clubNightOf(known)
  const game = clubNight === null ? undefined : gamesOf(clubNight).find((one) => one.id === id)
  if (game === undefined || game.second === null) return []
  const absent = [game.first, game.second].map((one, side) => (one === pair ? isAbsent : game.absent[side]))
  return [[`absent/${id}`, { absent }]]
}

/**
 * Returns the word that changes the clock of a round. Empty if the round is closed, does not exist or has no
 * clock.
 */
export function clockWords(known: readonly BoardEntry[], number: number, act: ClockAct, now: number): readonly Word[] {
  const clubNight = clubNightOf(known)
  const round = clubNight?.rounds.find((one) => one.number === number)
  if (clubNight?.minutes == null || round?.closed !== null) return []
  return [[`clock/${round.draws[0]}`, clockAfter(round.clock, clubNight.minutes, act, now)]]
}

/** Returns the words that record that the standings are read out. Results that are not published yet come first. */
export function readOutWords(known: readonly BoardEntry[], results: Results, id: string): readonly Word[] {
  const clubNight = clubNightOf(known)
  const unpublished = clubNight === null ? [] : unpublishedResults(clubNight, results)
  return [...unpublished, [`read/${id}`, { clock: clockOf(withWords(known, unpublished)) }]]
}

/** Returns the words that close a round, and those of its results. Empty if the round is closed already or does not exist. */
export function closingWords(
  known: readonly BoardEntry[],
  number: number,
  unfinished: Unfinished,
  results: Results,
): readonly Word[] {
  const isOpen = clubNightOf(known)?.rounds.some((round) => round.number === number && round.closed === null)
  if (isOpen !== true) return []
  const closed: Word = [`closed/${number}`, { unfinished }]
  const clubNight = clubNightOf(withWords(known, [closed]))
  return [closed, ...(clubNight === null ? [] : unpublishedResults(clubNight, results))]
}

/**
 * Returns the words of a draw if they still fit the board. Empty if another tab or device has drawn or closed a round in the
 * meantime.
 */
export function stillValidDraw(
  known: readonly BoardEntry[],
  before: ClubNight,
  games: readonly Word[],
): readonly Word[] {
  const now = clubNightOf(known)
  if (now === null || drawState(now) !== drawState(before)) return []
  const after = clubNightOf(withWords(known, games))
  const effective = new Set(after === null ? [] : gamesOf(after).map(({ id }) => `game/${id}`))
  return games.every(([key]) => effective.has(key)) ? games : []
}

/** Returns the state on which the next draw is based, as text: the newest round, its draws, and how it was closed. */
const drawState = (clubNight: ClubNight): string => {
  const round = lastClubRound(clubNight)
  return canonical([round?.number ?? 0, round?.draws ?? [], round?.closed ?? null])
}

/** Tells whether a round can still be taken back: it is the newest, it is open, and no hand of it has been played. */
export const canTakeBack = (clubNight: ClubNight, { number, games, closed }: Round, results: Results): boolean =>
  number === lastClubRound(clubNight)?.number &&
  closed === null &&
  games.every(({ id }) => gameStateOf(results.get(id)) === 'waiting')

/** Returns the words that take back a round with all its draws. Empty if that is no longer possible. */
export function takingBackWords(known: readonly BoardEntry[], number: number, results: Results): readonly Word[] {
  const clubNight = clubNightOf(known)
  const round = clubNight?.rounds.find((one) => one.number === number)
  if (clubNight === null || round === undefined || !canTakeBack(clubNight, round, results)) return []
  return round.draws.map((draw): Word => [`taken-back/${draw}`, {}])
}

/** Returns the entries of the board after these words would be added. */
const withWords = (known: readonly BoardEntry[], words: readonly Word[]): readonly BoardEntry[] => [
  ...known,
  ...wordsAfter(known, 'none', 0, words),
]
