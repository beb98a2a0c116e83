import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/ledger'
import { allOf } from '../../messages/locale'
import type { Table } from '../table'
import { subjectOf } from '../terms/names'

/** Tells from which hands the held-over points come; without hands, they were carried over from paper. */
export function heldOverFrom({ vocabulary }: Table, hands: readonly number[]): string {
  if (hands.length === 0) return said.heldOverFromPaper({ vocabulary })
  return said.heldOverFrom({ vocabulary, count: hands.length, hands: allOf(hands.map(String)) })
}

/** Returns the mark of a claim, in one or two words, one per line. */
export const claimMark = (isGood: boolean): readonly string[] =>
  isGood ? [said.claimMark] : [said.falseClaimMark, said.claimMark]

export const fromHerePlay = (names: readonly string[]): string =>
  said.fromHerePlay({ count: names.length, names: allOf(names) })

export const winnerText = (table: Table, winner: Side | null): string =>
  winner === null ? said.noOneWon : said.sideWon(subjectOf(table, winner))
