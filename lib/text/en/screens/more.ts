import type { Rank } from '../../../engine/table/card'
import type { Meld } from '../../../engine/table/hand'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { rankName, ranksName } from '../terms/cards'
import { capital } from '../terms/grammar'
import { nameOf, sideHeading } from '../terms/names'
import { runName } from '../terms/runs'

/** What the hand form shows when more is asked for. */
export const LOOK_UP = 'Look something up'
export const WAY_OF_COUNTING = 'Way of counting'
export const CARD_POINTS = 'Card points'
export const WHO_DEALT = 'Actual dealer'
export const AS_IT_SHOULD_BE = 'By the rules'
export const REVOKE = 'Revoke'
export const ANOTHER_DECLARATION = 'Another declaration of'
export const RUNS_BY_LENGTH = 'Run, by the number of its cards'
export const FOUR_OF_A_KIND = 'Four of a kind'

export const revokeLabel = (table: Table, side: Side): string => `Revoke by ${sideHeading(table, side)}`
export const revokeKey = (table: Table, side: Side): string => `Revoke: ${sideHeading(table, side)}`

export const runLabel = (table: Table, length: number): string =>
  `${capital(runName(table, length))}, a run of ${length}`

/** On the key under the number of cards: what such a run counts. */
export const runKey = (points: number): string => `for ${points}`

export const fourLabel = (rank: Rank): string => `Four ${ranksName(rank)}`

export const takeAwayLabel = (declared: string): string => `Remove: ${declared}`

/** A declaration that was noted, with whose it is. */
export function meldLabel(table: Table, meld: Meld): string {
  if (meld.kind === 'settled') return `${sideHeading(table, meld.side)}: ${meld.points}`
  const name = nameOf(table, meld.seat)
  if (meld.kind === 'four') return `${name}: four ${ranksName(meld.four)}`
  if (meld.kind === 'cards') return `${name}: ${meld.cards.join(' ')}`
  const top = meld.top === null ? '' : `, ${rankName(meld.top)} high`
  return `${name}: ${runName(table, meld.run)} (${meld.run} cards${top})`
}
