import type { Meld } from '../../engine/table/hand'
import type { Side } from '../../engine/table/seats'
import { declaredPoints } from '../../messages/compiled/table/hand-form'
import * as said from '../../messages/compiled/table/hand-more'
import type { Table } from '../table'
import { rankFigure, ranksName } from '../terms/cards'
import { nameOf, subjectOf, sideHeading } from '../terms/names'
import { runName } from '../terms/runs'

export const revokeLabel = (table: Table, side: Side): string => said.revokeBy(subjectOf(table, side))

/** Returns a recorded declaration with its player or side. */
export function meldLabel(table: Table, meld: Meld): string {
  if (meld.kind === 'settled') return declaredPoints({ name: sideHeading(table, meld.side), points: meld.points })
  const name = nameOf(table, meld.seat)
  if (meld.kind === 'four') return said.declaredFour({ name, ranks: ranksName(meld.four) })
  if (meld.kind === 'cards') return said.declaredCards({ name, cards: meld.cards.join(' ') })
  const facts = { name, run: runName(table, meld.run), length: meld.run }
  return meld.top === null ? said.declaredRun(facts) : said.declaredRunTop({ ...facts, rank: rankFigure(meld.top) })
}
