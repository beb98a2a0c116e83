import type { StorageProblem } from '@/lib/durable/problem'
import type { LedgerRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import type { Hand } from '@/lib/engine/table/hand'
import type { Seat } from '@/lib/engine/table/seats'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import type { Table } from '@/lib/text/table'

/** The game that a ruling is for: its standing, and the function that adds an entry to its sheet. */
export interface AtGame {
  readonly id: string
  readonly standing: Standing
  readonly rows: readonly LedgerRow[]
  /** The ids of the rows, in their order. */
  readonly hands: readonly string[]
  /** The names at the table for each hand, by seat. */
  readonly namesByHand: readonly (readonly string[])[]
  /** The number of the next hand, from 1. */
  readonly number: number
  /** The reason why no hand can be added: the game is over, or a hand on the sheet has to be corrected first. */
  readonly closed: 'over' | 'open-hand' | null
  readonly save: (hand: Hand) => Promise<StorageProblem | null>
}

/** The facts that a ruling needs: the table, the rule set that its rules are based on, and its game if there is one. */
export interface AtTable {
  readonly table: Table
  readonly base: RuleSetId
  readonly game: AtGame | null
}

export interface RulingProps {
  readonly at: AtTable
}

/** Returns the dealer if it is not the one whose turn it is by the sheet; otherwise `null`. */
export const otherDealer = ({ game }: AtTable, dealer: Seat | null): Seat | null =>
  dealer === (game?.standing.dealer ?? null) ? null : dealer
