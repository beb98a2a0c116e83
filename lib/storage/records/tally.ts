import { COUNTS } from '../../engine/stats/counts'
import type { BestHand, GameResult, GameTally } from '../../engine/stats/game-stats'
import type { Rules } from '../../engine/table/options'
import type { GameStatus } from './game'

/**
 * What history and figures need of a game: a copy of what its log comes to, written in the transaction of every
 * change. It holds nothing of its own: one that is missing, or that other code made, is made again.
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
  readonly status: GameStatus
  /** Who sits at the table now, by seat, and the keys of all who ever did. */
  readonly names: readonly string[]
  readonly people: readonly string[]
  readonly totals: readonly number[]
  readonly winner: number | null
  readonly hands: number
  readonly seriesId: string | null
  readonly number: number
  readonly note: string
  readonly archived: boolean
  readonly example: boolean
  readonly figures: PackedTally
}

/** The figures of a game without the names of what is counted: a tenth of the room, and read ten times as fast. */
export interface PackedTally {
  readonly players: GameTally['players']
  readonly stretches: readonly PackedStretch[]
  readonly result: GameResult | null
}

export interface PackedStretch {
  readonly names: readonly string[]
  /** Seat after seat, then side after side; each in the order of `COUNTS`. */
  readonly counts: readonly number[]
  readonly best: readonly (BestHand | null)[]
}

export const packTally = ({ players, stretches, result }: GameTally): PackedTally => ({
  players,
  stretches: stretches.map(({ names, seats, pairs, best }) => ({
    names,
    counts: [...seats, ...pairs].flatMap((counts) => COUNTS.map((count) => counts[count])),
    best,
  })),
  result,
})
