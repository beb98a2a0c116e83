import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/referee/claim'
import { inARow } from '../../messages/locale'
import type { Table } from '../table'
import { subjectOf, sideHeading } from '../terms/names'

/** Returns the score of a game: “To 501: Mike 326, Yetta 213”. */
export function standing(table: Table, totals: readonly number[]): string {
  const sides = totals.map((points, side: Side) => said.claimStandingOf({ name: sideHeading(table, side), points }))
  return said.claimStanding({ target: table.rules.target, standing: inARow(sides) })
}

/** Tells how many points a claim lacks, and who wins if it is made nevertheless. */
export function falseClaim(table: Table, total: number, winner: Side | null): string {
  const { target } = table.rules
  const short = said.claimFalse({ total, target, missing: target - total })
  const then = winner === null ? said.claimFalseNoOne : said.claimFalseLost(subjectOf(table, winner))
  return `${short} ${then}`
}
