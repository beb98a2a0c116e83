import type { Rank } from '../../engine/table/card'
import type { Meld } from '../../engine/table/hand'
import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/hand-more'
import type { Table } from '../table'
import { rankName, ranksName } from '../terms/cards'
import { nameOf, sideHeading } from '../terms/names'
import * as labels from '../terms/run-labels'
import { runName } from '../terms/runs'

export const revokeLabel = (table: Table, side: Side): string => said.revokeBy({ name: sideHeading(table, side) })
export const revokeKey = (table: Table, side: Side): string => said.revokeKey({ name: sideHeading(table, side) })

export const runLabel = (table: Table, length: number): string =>
  said.runOfCards({ run: labels.runLabel(table, length), length })

export const fourLabel = (rank: Rank): string => said.fourOfRank({ ranks: ranksName(rank) })

/** A declaration that was noted, with whose it is. */
export function meldLabel(table: Table, meld: Meld): string {
  if (meld.kind === 'settled') return said.declaredPoints({ name: sideHeading(table, meld.side), points: meld.points })
  const name = nameOf(table, meld.seat)
  if (meld.kind === 'four') return said.declaredFour({ name, ranks: ranksName(meld.four) })
  if (meld.kind === 'cards') return said.declaredCards({ name, cards: meld.cards.join(' ') })
  const facts = { name, run: runName(table, meld.run), length: meld.run }
  return meld.top === null ? said.declaredRun(facts) : said.declaredRunTop({ ...facts, rank: rankName(meld.top) })
}
