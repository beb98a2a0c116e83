import type { Decided } from '../../engine/stats/decisive'
import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/game-end'
import type { Table } from '../table'
import { partyOf } from '../terms/names'

/** Which hand decided it. */
export function decidedText(table: Table, winner: Side, decided: Decided): string {
  switch (decided.kind) {
    case 'all-the-way':
      return said.frontAllTheWay(partyOf(table, winner))
    case 'in-front-since':
      return said.frontSince({ ...partyOf(table, winner), number: decided.number })
    case 'last':
      return said.lastHandDecided({ number: decided.number })
  }
}
