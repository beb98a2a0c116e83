import type { Decided } from '../../../engine/stats/decisive'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { verb } from '../terms/grammar'
import { partyOf } from '../terms/names'

/** The end of a game, with what it leads to. */
export const SHARE_RESULT = 'Share'

/** The score for those who hear it; others see it as two large figures. */
export const finalScore = (totals: readonly number[]): string => totals.join(' to ')

/** Which hand decided it. */
export function decidedText(table: Table, winner: Side, decided: Decided): string {
  const party = partyOf(table, winner)
  switch (decided.kind) {
    case 'all-the-way':
      return `${party.heading} ${verb(party, 'was', 'were')} in front all the way.`
    case 'in-front-since':
      return `Hand ${decided.number} put ${party.object} in front for good.`
    case 'last':
      return `Hand ${decided.number}, the last, decided it.`
  }
}
