import * as z from 'zod/mini'
import { LONGEST_CLOCK, MINUTE, type Clock } from '../../contest/clock'
import { BOTH_HERE, MOST_ROUND_POINTS, type Absent } from '../../contest/counted'
import { DRAWS } from '../../contest/draw'
import { RANKINGS } from '../../contest/standings'
import { cleanName, LENGTHS } from '../../format/clean-text'
import { isTime, MOST_POINTS } from '../../format/limits'
import {
  anything,
  listOf,
  numberThat,
  oneOf,
  readOrNull,
  someText,
  upTo,
  wholeFrom,
  type Read,
} from '../../format/schema'
import { union, withEffect } from '../../log/union'
import type { PublicTableKeys } from '../keys/keys'
import type { BoardEntry } from './board-entry'
import { gameWord, type GameWord } from './drawn-game'

/** The ways to count a game that is not finished when its round is closed: with its current points, or not at all. */
export const UNFINISHED = ['stands', 'void'] as const
export type Unfinished = (typeof UNFINISHED)[number]

/** The most hands that a result lists one by one. It has to fit into one message. */
export const MOST_LISTED = 150

const points = z.int().check(z.refine((number) => Math.abs(number) <= MOST_POINTS))

const agreed = z.object({
  name: z.string(),
  rules: anything,
  rulesName: z.nullable(z.string()),
  counts: oneOf(RANKINGS),
  draw: oneOf(DRAWS),
  /** The length of a round in minutes; `null` if every game is played to its end. */
  minutes: z._default(z.nullable(wholeFrom(1, LONGEST_CLOCK)), null),
  cap: z._default(z.nullable(wholeFrom(1, MOST_ROUND_POINTS)), null),
  unopposed: z._default(wholeFrom(0, MOST_ROUND_POINTS), 0),
})
const pair = z.object({ players: z.array(z.string()).check(z.minLength(1), z.maxLength(2)), here: z.boolean() })
const seat = z.object({ writer: someText, signer: someText })
const absence = z.object({ absent: z.tuple([z.boolean(), z.boolean()]) })
const clockTime = wholeFrom(0, LONGEST_CLOCK * MINUTE)
const clock = z.union([
  z.object({ until: numberThat(isTime), more: z.optional(clockTime) }),
  z.object({ left: clockTime, more: z.optional(clockTime) }),
])
const closed = z.object({ unfinished: oneOf(UNFINISHED) })
const result = z.object({
  /** The number of log entries that it was computed from. A result from more entries replaces one from fewer. */
  entries: wholeFrom(0, Number.MAX_SAFE_INTEGER),
  hands: z.nullable(upTo(MOST_LISTED, listOf(points, 2))),
  played: wholeFrom(0, MOST_POINTS),
  totals: listOf(points, 2),
  over: z.boolean(),
  winner: z.nullable(wholeFrom(0, 1)),
  unclear: z.boolean(),
  accepted: listOf(z.boolean(), 2),
})
const readOut = z.object({ clock: wholeFrom(0, Number.MAX_SAFE_INTEGER) })

/** The settings of a club night, agreed before the first round. */
export type Agreed = Read<typeof agreed>

/** The two partners who play together, or one player if a game has two players. */
export interface Pair extends Read<typeof pair> {
  readonly id: string
}

/** A game as it was drawn. */
export interface ClubGame {
  readonly id: string
  readonly round: number
  readonly table: number
  readonly first: string
  /** `null` for a bye. */
  readonly second: string | null
  readonly absent: Absent
  /** The seat that deals first. */
  readonly dealer: number
  readonly at: number
  readonly draw: string
  readonly setUp: GameWord['setUp']
}

/** The result of a game, computed from its log. Lists with two items are by side: the first pair, then the second. */
export type ClubGameResult = Read<typeof result>

export interface Round {
  readonly number: number
  /** The ids of its draws: first the one that counts, then any that other devices made independently. */
  readonly draws: readonly [string, ...string[]]
  /** Sorted by table, with byes last. */
  readonly games: readonly ClubGame[]
  /** By the time of the organiser's device; `null` if the clock was not started. */
  readonly clock: Clock | null
  /** The way in which unfinished games count; `null` while the round is open. */
  readonly closed: Unfinished | null
}

/** The time when the standings were last read out, and the highest clock on the board at that time. */
export interface ReadOut {
  readonly at: number
  readonly clock: number
}

/** A club night, computed from its board. */
export interface ClubNight extends Agreed {
  /** In the order in which they were added. */
  readonly pairs: readonly Pair[]
  /** By number of the table. */
  readonly tables: ReadonlyMap<number, PublicTableKeys>
  readonly rounds: readonly Round[]
  /** By id of the game. */
  readonly results: ReadonlyMap<string, ClubGameResult>
  readonly readOut: ReadOut | null
}

/**
 * Computes a club night from its board; `null` if its settings have not arrived. The same entries in any order give the same club
 * night.
 */
export function clubNightOf(entries: readonly BoardEntry[]): ClubNight | null {
  const ordered = withEffect(union(entries))
  const latest = new Map(ordered.flatMap(({ at, words }) => words.map(([key, value]) => [key, { at, value }] as const)))
  const first = valueOf(agreed, latest.get('club-night'))
  if (first === null) return null
  const games = under('game', latest, (id, written) => gameOf(id, written, latest))
  return {
    ...first,
    name: cleanName(first.name, LENGTHS.rules, ''),
    pairs: under('pair', latest, pairOf),
    tables: new Map(
      under('table', latest, (number, written) => {
        const read = valueOf(seat, written)
        return read === null || !/^[1-9]\d{0,3}$/.test(number) ? null : ([Number(number), read] as const)
      }),
    ),
    rounds: roundsOf(games, latest),
    results: new Map(
      under('result', latest, (id, written) => {
        const read = valueOf(result, written)
        return read === null ? null : ([id, read] as const)
      }),
    ),
    readOut:
      under('read', latest, (_, written) => {
        const read = valueOf(readOut, written)
        return read === null ? null : { at: written.at, clock: read.clock }
      }).at(-1) ?? null,
  }
}

/** The latest value under a key, and the time when it was written. */
interface Written {
  readonly at: number
  readonly value: unknown
}

type Latest = ReadonlyMap<string, Written>

const valueOf = <S extends z.ZodMiniType>(schema: S, written: Written | undefined): Read<S> | null =>
  readOrNull(schema, written?.value)

/**
 * Reads the values under keys that begin with `kind/`, in the order in which the keys first appeared. Unreadable ones are left
 * out.
 */
function under<T>(kind: string, latest: Latest, read: (rest: string, written: Written) => T | null): readonly T[] {
  return [...latest].flatMap(([key, written]) => {
    const found = key.startsWith(`${kind}/`) ? read(key.slice(kind.length + 1), written) : null
    return found === null ? [] : [found]
  })
}

function pairOf(id: string, written: Written): Pair | null {
  const read = valueOf(pair, written)
  return read === null
    ? null
    : { id, here: read.here, players: read.players.map((name) => cleanName(name, LENGTHS.player, '–')) }
}

function gameOf(id: string, written: Written, latest: Latest): ClubGame | null {
  const read = valueOf(gameWord, written)
  const [first = null, second = null] = read?.pairs ?? []
  if (read === null || first === null || first === second) return null
  const { round: number, table: at, dealer, draw } = read
  const { absent } = valueOf(absence, latest.get(`absent/${id}`)) ?? { absent: BOTH_HERE }
  return { id, round: number, table: at, first, second, absent, dealer, at: read.at, draw, setUp: read.setUp }
}

/** Returns the rounds in order. If two devices drew the same round independently, the first draw counts. */
function roundsOf(all: readonly ClubGame[], latest: Latest): readonly Round[] {
  const drawn = all.filter(({ draw }) => !latest.has(`taken-back/${draw}`))
  const numbers = [...new Set(drawn.map((one) => one.round))].sort((a, b) => a - b)
  return numbers.flatMap((number) => {
    const games = drawn.filter((one) => one.round === number)
    const [first, ...others] = new Set(games.map(({ draw }) => draw))
    if (first === undefined) return []
    return {
      number,
      draws: [first, ...others] as const,
      games: onceEach(games.filter(({ draw }) => draw === first)),
      clock: valueOf(clock, latest.get(`clock/${first}`)),
      closed: valueOf(closed, latest.get(`closed/${number}`))?.unfinished ?? null,
    }
  })
}

/**
 * Returns the games of a round by table, with byes last. Each pair and each table keeps only its first game, and a pair with a
 * game has no bye.
 */
function onceEach(games: readonly ClubGame[]): readonly ClubGame[] {
  const taken = new Set<string | number | null>()
  const isFree = ({ first, second, table: at }: ClubGame) => {
    const needed = second === null ? [first] : [first, second, at]
    if (needed.some((one) => taken.has(one))) return false
    for (const one of needed) taken.add(one)
    return true
  }
  const played = games.filter((one) => one.second !== null && isFree(one))
  const byes = games.filter((one) => one.second === null && isFree(one))
  return [...played.sort((a, b) => a.table - b.table), ...byes]
}

/** Returns the pair with an id; `null` if the club night has none. */
export const pairWith = ({ pairs }: Pick<ClubNight, 'pairs'>, id: string | null): Pair | null =>
  pairs.find((one) => one.id === id) ?? null

/** Returns the games of all rounds. */
export const gamesOf = ({ rounds }: Pick<ClubNight, 'rounds'>): readonly ClubGame[] =>
  rounds.flatMap(({ games }) => games)

/** Returns the newest round, open or closed; `null` before the first. */
export const lastClubRound = ({ rounds }: Pick<ClubNight, 'rounds'>): Round | null => rounds.at(-1) ?? null
