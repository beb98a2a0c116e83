import * as z from 'zod/mini'
import { LONGEST_CLOCK, MINUTE, type Clock } from '../../contest/clock'
import { BOTH_HERE, MOST_ROUND_POINTS, type Absent } from '../../contest/counted'
import { DRAWS } from '../../contest/draw'
import { RANKINGS } from '../../contest/standings'
import { cleanName, LENGTHS } from '../../format/clean-text'
import { isTime, MOST_POINTS } from '../../format/limits'
import { anything, listOf, numberThat, oneOf, readBy, someText, upTo, wholeFrom, type Read } from '../../format/schema'
import { union, withEffect } from '../../log/union'
import type { BoardEntry } from './board-entry'

/** How a game counts that is not finished when its round is closed: as it stands, or not at all. */
export const UNFINISHED = ['stands', 'void'] as const
export type Unfinished = (typeof UNFINISHED)[number]

export const MOST_TABLES = 1_000
const MOST_ROUNDS = 100
/** More hands than these are not listed one by one in what a result says: it has to fit into one message. */
export const MOST_LISTED = 150

const points = z.int().check(z.refine((number) => Math.abs(number) <= MOST_POINTS))
const table = wholeFrom(1, MOST_TABLES)
const round = wholeFrom(1, MOST_ROUNDS)

const agreed = z.object({
  name: z.string(),
  rules: anything,
  rulesName: z.nullable(z.string()),
  counts: oneOf(RANKINGS),
  draw: oneOf(DRAWS),
  /** How long a round lasts; `null` where each game is played to its end. */
  minutes: z._default(z.nullable(wholeFrom(1, LONGEST_CLOCK)), null),
  cap: z._default(z.nullable(wholeFrom(1, MOST_ROUND_POINTS)), null),
  unopposed: z._default(wholeFrom(0, MOST_ROUND_POINTS), 0),
})
const pair = z.object({ players: z.array(z.string()).check(z.minLength(1), z.maxLength(2)), here: z.boolean() })
const seat = z.object({ writer: someText, signer: someText })
const game = z.object({
  round,
  table,
  /** The second is `null` of a pair that has no one to play: a bye, at no table. */
  pairs: listOf(z.nullable(someText), 2),
  dealer: wholeFrom(0, 3),
  at: numberThat(isTime),
  /** Of which draw it is: of those of one round the first holds that was not taken back. */
  draw: someText,
})
const absence = z.object({ absent: z.tuple([z.boolean(), z.boolean()]) })
const clock = z.union([
  z.object({ until: numberThat(isTime) }),
  z.object({ left: wholeFrom(0, LONGEST_CLOCK * MINUTE) }),
])
const closed = z.object({ unfinished: oneOf(UNFINISHED) })
const result = z.object({
  /** Of how many entries of the log it was made: what was made of more holds. */
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

/** The agreement before the first round. */
export type Agreed = Read<typeof agreed>

/**
 * The board's entry for a table, in the relay's spelling of keys: `writer` logs in and is in its address, `signer` signs the
 * entries of its phones.
 */
export type PublicTableKeys = Read<typeof seat>

/** The partners of a club night, or one player where two sit at a table. */
export interface Pair extends Read<typeof pair> {
  readonly id: string
}

/** A game as it was drawn. */
export interface ClubGame {
  readonly id: string
  readonly round: number
  readonly table: number
  readonly first: string
  /** `null`: a bye. */
  readonly second: string | null
  readonly absent: Absent
  /** The seat that deals first. */
  readonly dealer: number
  readonly at: number
  readonly draw: string
}

/** The result of a game's log, as far as the club night needs it. By side: the first pair, the second. */
export type GameResult = Read<typeof result>

export interface Round {
  readonly number: number
  /** The draw that holds, first, then any others that two devices made independently. */
  readonly draws: readonly [string, ...string[]]
  /** By table, byes last. */
  readonly games: readonly ClubGame[]
  /** By the organiser's device; `null` where it was not started. */
  readonly clock: Clock | null
  /** `null`: it is being played. */
  readonly closed: Unfinished | null
}

/** When the standings were last read out, and what the board had said by then. */
export interface ReadOut {
  readonly at: number
  readonly clock: number
}

/** A club night, as its board tells it. */
export interface ClubNight extends Agreed {
  /** In the order in which they came. */
  readonly pairs: readonly Pair[]
  /** By number. */
  readonly tables: ReadonlyMap<number, PublicTableKeys>
  readonly rounds: readonly Round[]
  /** By game. */
  readonly results: ReadonlyMap<string, GameResult>
  readonly readOut: ReadOut | null
}

/** Computes a club night from its board; `null` before its first word has arrived. The same entries give the same club night. */
export function clubNightOf(entries: readonly BoardEntry[]): ClubNight | null {
  const ordered = withEffect(union(entries))
  const held = new Map(ordered.flatMap(({ at, words }) => words.map(([key, value]) => [key, { at, value }] as const)))
  const first = valueOf(agreed, held.get('club-night'))
  if (first === null) return null
  const games = under('game', held, (id, said) => gameOf(id, said, held))
  return {
    ...first,
    name: cleanName(first.name, LENGTHS.rules, ''),
    pairs: under('pair', held, pairOf),
    tables: new Map(
      under('table', held, (number, said) => {
        const read = valueOf(seat, said)
        return read === null || !/^[1-9]\d{0,3}$/.test(number) ? null : ([Number(number), read] as const)
      }),
    ),
    rounds: roundsOf(games, held),
    results: new Map(
      under('result', held, (id, said) => {
        const read = valueOf(result, said)
        return read === null ? null : ([id, read] as const)
      }),
    ),
    readOut:
      under('read', held, (_, said) => {
        const read = valueOf(readOut, said)
        return read === null ? null : { at: said.at, clock: read.clock }
      }).at(-1) ?? null,
  }
}

/** The last word under a key, and when it was said. */
interface Said {
  readonly at: number
  readonly value: unknown
}

type Held = ReadonlyMap<string, Said>

const valueOf = <S extends z.ZodMiniType>(schema: S, said: Said | undefined): Read<S> | null => {
  const read = readBy(schema, said?.value)
  return read.ok ? read.value : null
}

/** Whatever can be read of the keys that begin so, in the order in which each was first said. */
function under<T>(kind: string, held: Held, read: (rest: string, said: Said) => T | null): readonly T[] {
  return [...held].flatMap(([key, said]) => {
    const found = key.startsWith(`${kind}/`) ? read(key.slice(kind.length + 1), said) : null
    return found === null ? [] : [found]
  })
}

function pairOf(id: string, said: Said): Pair | null {
  const read = valueOf(pair, said)
  return read === null
    ? null
    : { id, here: read.here, players: read.players.map((name) => cleanName(name, LENGTHS.player, '–')) }
}

function gameOf(id: string, said: Said, held: Held): ClubGame | null {
  const read = valueOf(game, said)
  const [first = null, second = null] = read?.pairs ?? []
  if (read === null || first === null || first === second) return null
  const { round: number, table: at, dealer, draw } = read
  const { absent } = valueOf(absence, held.get(`absent/${id}`)) ?? { absent: BOTH_HERE }
  return { id, round: number, table: at, first, second, absent, dealer, at: read.at, draw }
}

/** In order: of two draws of one round that were made apart the first holds. */
function roundsOf(all: readonly ClubGame[], held: Held): readonly Round[] {
  const drawn = all.filter(({ draw }) => !held.has(`taken-back/${draw}`))
  const numbers = [...new Set(drawn.map((one) => one.round))].sort((a, b) => a - b)
  return numbers.flatMap((number) => {
    const games = drawn.filter((one) => one.round === number)
    const [first, ...others] = new Set(games.map(({ draw }) => draw))
    if (first === undefined) return []
    return {
      number,
      draws: [first, ...others] as const,
      games: onceEach(games.filter(({ draw }) => draw === first)),
      clock: valueOf(clock, held.get(`clock/${first}`)),
      closed: valueOf(closed, held.get(`closed/${number}`))?.unfinished ?? null,
    }
  })
}

/** By table, byes last. Each pair and each table has one game in a round, the first; a pair with a game has no bye. */
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

/** The pair of an id; one that the board no longer tells of goes by nothing. */
export const pairWith = ({ pairs }: Pick<ClubNight, 'pairs'>, id: string | null): Pair | null =>
  pairs.find((one) => one.id === id) ?? null

/** The round that is played now, or was last; `null` before the first. */
export const lastRound = ({ rounds }: Pick<ClubNight, 'rounds'>): Round | null => rounds.at(-1) ?? null
