import type { StorageProblem } from '@/lib/durable/problem'
import type { Row } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import type { Hand } from '@/lib/engine/table/hand'
import type { Seat } from '@/lib/engine/table/seats'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import type { Table } from '@/lib/text/table'

/** The game that a ruling was asked for: its standing, and the way to add an entry to its sheet. */
export interface AtGame {
  readonly id: string
  readonly standing: Standing
  readonly rows: readonly Row[]
  /** The ids of the rows, in their order. */
  readonly hands: readonly string[]
  /** The names at the table for each hand, by seat. */
  readonly namesByHand: readonly (readonly string[])[]
  /** The hand that would be written down next, from 1. */
  readonly number: number
  /** No hand can be added: the game is over, or one on the sheet has to be put right first. */
  readonly closed: 'over' | 'open-hand' | null
  readonly save: (hand: Hand) => Promise<StorageProblem | null>
}

/** The facts that a ruling needs: the table, the rule set it started from, and its game where there is one. */
export interface AtTable {
  readonly table: Table
  readonly base: RuleSetId
  readonly game: AtGame | null
}

export interface RulingProps {
  readonly at: AtTable
}

/** Returns the dealer where it is not the one whose turn the sheet says it was; otherwise `null`. */
export const otherDealer = ({ game }: AtTable, dealer: Seat | null): Seat | null =>
  dealer === (game?.standing.dealer ?? null) ? null : dealer
