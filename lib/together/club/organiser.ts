import { toggled } from '../../contest/clock'
import { sideCount } from '../../engine/table/seats'
import { parseRules } from '../../format/rules-file'
import { canonical } from '../../log/canonical'
import { clockOf, wordsAfter, type BoardEntry, type Word } from './board-entry'
import {
  clubNightOf,
  lastRound,
  pairWith,
  type ClubGame,
  type ClubNight,
  type GameResult,
  type Round,
  type Unfinished,
} from './club-night'
import { stateOf, type Results } from './result'

/** How many there are to a pair by these rules; `null` where no rounds can be drawn for them: more than two sides, or unreadable. */
export function playersAPair(rules: unknown): number | null {
  const read = parseRules(rules)
  if (!read.ok || sideCount(read.value.rules) !== 2) return null
  return read.value.rules.players / 2
}

/** Those who are here and in no game of the round that is being played. */
export function latePairs(clubNight: ClubNight): readonly string[] {
  const playing = new Set((lastRound(clubNight)?.games ?? []).flatMap(({ first, second }) => [first, second]))
  return clubNight.pairs.filter(({ id, here }) => here && !playing.has(id)).map(({ id }) => id)
}

/** Returns the pair that is here and has no opponent in the running round; `null` where there is none. */
export function aloneIn(clubNight: ClubNight): string | null {
  const bye = lastRound(clubNight)?.games.find(({ second }) => second === null)
  return bye !== undefined && pairWith(clubNight, bye.first)?.here === true ? bye.first : null
}

/** How many games those who came late can begin now. */
export function lateGameCount(clubNight: ClubNight): number {
  const late = latePairs(clubNight).length
  return late === 0 ? 0 : Math.floor((late + (aloneIn(clubNight) === null ? 0 : 1)) / 2)
}

/**
 * Which results the board has still to tell: of games that both sides have accepted or whose round is closed, or that were told of
 * before and are others now.
 */
export function untoldResults(clubNight: ClubNight, results: Results): readonly Word[] {
  return clubNight.rounds.flatMap(({ games, closed }) =>
    games.flatMap(({ id }): readonly Word[] => {
      const result = results.get(id)
      const told = clubNight.results.get(id)
      if (result === undefined || !isNews(result, told)) return []
      const isDue = stateOf(result) === 'accepted' || closed !== null || told !== undefined
      return isDue ? [[`result/${id}`, result]] : []
    }),
  )
}

/**
 * Tells whether a result was made of more entries than the told one. Otherwise two devices of an organiser, one with fewer
 * entries, would answer each other until the board is full.
 */
const isNews = (result: GameResult, told: GameResult | undefined): boolean =>
  told === undefined || (result.entries > told.entries && said(result) !== said(told))

const said = (result: GameResult): string => canonical({ ...result, entries: 0 })

/** The games of a round that are not accepted by both sides, and to which both came. */
export const unsettled = (games: readonly ClubGame[], results: Results): readonly ClubGame[] =>
  games.filter(
    ({ id, second, absent }) => second !== null && !absent.includes(true) && stateOf(results.get(id)) !== 'accepted',
  )

/** The word that a pair is absent from its game, or is there after all; none where it has no such game. */
export function absenceWords(
  known: readonly BoardEntry[],
  id: string,
  pair: string,
  isAbsent: boolean,
): readonly Word[] {
  const game = clubNightOf(known)
    ?.rounds.flatMap(({ games }) => games)
    .find((one) => one.id === id)
  if (game === undefined || game.second === null) return []
  const absent = [game.first, game.second].map((one, side) => (one === pair ? isAbsent : game.absent[side]))
  return [[`absent/${id}`, { absent }]]
}

/** The word that starts the clock of a round, stops it or lets it go on; none where the round is closed, or has no clock. */
export function clockWords(known: readonly BoardEntry[], number: number, now: number): readonly Word[] {
  const clubNight = clubNightOf(known)
  const round = clubNight?.rounds.find((one) => one.number === number)
  if (clubNight?.minutes == null || round?.closed !== null) return []
  return [[`clock/${round.draws[0]}`, toggled(round.clock, clubNight.minutes, now)]]
}

/** The words by which the standings are read out as they are shown: results that the board has not told yet come before. */
export function readOutWords(known: readonly BoardEntry[], results: Results, id: string): readonly Word[] {
  const clubNight = clubNightOf(known)
  const untold = clubNight === null ? [] : untoldResults(clubNight, results)
  return [...untold, [`read/${id}`, { clock: clockOf([...known, ...after(known, untold)]) }]]
}

/** The words that close a round, with what came of its games; none where it is closed already, or is not there. */
export function closingWords(
  known: readonly BoardEntry[],
  number: number,
  unfinished: Unfinished,
  results: Results,
): readonly Word[] {
  const isOpen = clubNightOf(known)?.rounds.some((round) => round.number === number && round.closed === null)
  if (isOpen !== true) return []
  const closed: Word = [`closed/${number}`, { unfinished }]
  const clubNight = clubNightOf([...known, ...after(known, [closed])])
  return [closed, ...(clubNight === null ? [] : untoldResults(clubNight, results))]
}

/**
 * Returns the words of a draw where they still fit the board: another tab or device may have drawn or closed the round in the
 * meantime.
 */
export function drawnFor(known: readonly BoardEntry[], before: ClubNight, games: readonly Word[]): readonly Word[] {
  const now = clubNightOf(known)
  if (now === null || drawingFrom(now) !== drawingFrom(before)) return []
  const after = clubNightOf([...known, ...wordsAfter(known, 'none', 0, games)])
  const held = new Set(after?.rounds.flatMap((round) => round.games.map(({ id }) => `game/${id}`)))
  return games.every(([key]) => held.has(key)) ? games : []
}

/** Which round was drawn last, and whether it is closed: what the next draw rests on. */
const drawingFrom = (clubNight: ClubNight): string => {
  const round = lastRound(clubNight)
  return canonical([round?.number ?? 0, round?.draws ?? [], round?.closed ?? null])
}

/** Tells whether a round can still be taken back: the last one, while it is open and not played. */
export const canTakeBack = (clubNight: ClubNight, { number, games, closed }: Round, results: Results): boolean =>
  number === lastRound(clubNight)?.number &&
  closed === null &&
  games.every(({ id }) => stateOf(results.get(id)) === 'waiting')

/** The words that take a round back, with all draws that were made of it; none where that can no longer be. */
export function takingBackWords(known: readonly BoardEntry[], number: number, results: Results): readonly Word[] {
  const clubNight = clubNightOf(known)
  const round = clubNight?.rounds.find((one) => one.number === number)
  if (clubNight === null || round === undefined || !canTakeBack(clubNight, round, results)) return []
  return round.draws.map((draw): Word => [`taken-back/${draw}`, {}])
}

/** Returns the club night after these words. */
const after = (known: readonly BoardEntry[], words: readonly Word[]) => wordsAfter(known, 'none', 0, words)
