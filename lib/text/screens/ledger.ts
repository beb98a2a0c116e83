import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/ledger'
import { allOf } from '../../messages/locale'
import type { Table } from '../table'
import { partyOf } from '../terms/names'

/** Says from which hands the points held over come; without hands, from paper. */
export function heldOverFrom({ vocabulary }: Table, hands: readonly number[]): string {
  if (hands.length === 0) return said.heldOverFromPaper({ vocabulary })
  return said.heldOverFrom({ vocabulary, count: hands.length, hands: allOf(hands.map(String)) })
}

/** Beside a claim, in words that fit one under the other. */
export const claimMark = (isGood: boolean): readonly string[] =>
  isGood ? [said.claimMark] : [said.falseClaimMark, said.claimMark]

export const fromHerePlay = (names: readonly string[]): string =>
  said.fromHerePlay({ count: names.length, names: allOf(names) })

export const winnerText = (table: Table, winner: Side | null): string =>
  winner === null ? said.noOneWon : said.sideWon(partyOf(table, winner))
