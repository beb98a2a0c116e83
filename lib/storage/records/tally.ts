import { isIntact } from '../../durable/replica/summed'
import { COUNTS, NO_COUNTS, type Count, type Counts } from '../../engine/stats/counts'
import type { GameTally, Stretch } from '../../engine/stats/game-stats'
import type { Rules } from '../../engine/table/options'
import type { GameStatus } from './schemas/game'

interface PackedStretch {
  readonly names: readonly string[]
  /** Seat after seat, then side after side; each in the order of `COUNTS`. */
  readonly counts: readonly number[]
  readonly hands: number
  readonly points: readonly number[]
  readonly best: Stretch['best']
}

/** The figures of a game without the names of what is counted: a tenth of the room, and read ten times as fast. */
export interface PackedTally extends Pick<GameTally, 'players' | 'result'> {
  readonly stretches: readonly PackedStretch[]
}

/**
 * The facts of a game that history and figures need: a copy derived from its log, written in the transaction of every
 * change. It holds nothing of its own: a missing one, or one made by other code, is rebuilt.
 */
export interface TallyRecord {
  readonly gameId: string
  /** Which code made it. */
  readonly stamp: number
  readonly createdAt: number
  /** The time of its beginning turned round, so that the newest comes first. */
  readonly age: number
  /** The rule set that its rules are based on, and what the table calls them where it has a name. */
  readonly base: string
  /** Which way round the table, for the places of those without a name. */
  readonly direction: Rules['direction']
  readonly rulesName: string | null
  readonly target: number
  /** The unit of the target: points, or hands. */
  readonly goal: Rules['goal']
  readonly status: GameStatus
  /** The present names at the table by seat, and the keys of all who ever played in the game. */
  readonly names: readonly string[]
  readonly people: readonly string[]
  readonly totals: readonly number[]
  readonly winner: number | null
  readonly hands: number
  readonly seriesId: string | null
  /** The evening to which it belongs; empty for a game by itself. */
  readonly evening: string
  readonly number: number
  readonly note: string
  readonly archived: boolean
  readonly example: boolean
  readonly figures: PackedTally
}

/** A row that this very code made, and that says what was written; `null` for any other. */
export const readTally = (row: unknown, stamp: number): TallyRecord | null => (isTally(row, stamp) ? row : null)

const isTally = (row: unknown, stamp: number): row is TallyRecord =>
  isIntact(row) && Reflect.get(Object(row), 'stamp') === stamp

export const packTally = ({ players, stretches, result }: GameTally): PackedTally => ({
  players,
  stretches: stretches.map(({ names, seats, pairs, hands, points, best }) => ({
    names,
    hands,
    points,
    counts: [...seats, ...pairs].flatMap((counts) => COUNTS.map((count) => counts[count])),
    best,
  })),
  result,
})

export const unpackTally = ({ players, stretches, result }: PackedTally): GameTally => ({
  players,
  stretches: stretches.map((stretch) => unpackStretch(players, stretch)),
  result,
})

function unpackStretch(players: number, { names, counts, hands, points, best }: PackedStretch): Stretch {
  const seats: Counts[] = []
  const pairs: Counts[] = []
  for (let place = 0; place < counts.length; place += COUNTS.length)
    (seats.length < players ? seats : pairs).push(countsAt(counts, place))
  return { names, seats, pairs, hands, points, best }
}

function countsAt(packed: readonly number[], from: number): Counts {
  const counts: Record<Count, number> = { ...NO_COUNTS }
  let place = from
  for (const count of COUNTS) counts[count] = packed[place++] ?? 0
  return counts
}
