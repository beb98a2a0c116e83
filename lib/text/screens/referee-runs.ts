import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/referee/runs'
import { allOf } from '../../messages/locale'
import type { Table } from '../table'
import { subjectOf } from '../terms/names'

export const runsAreGood = (table: Table, side: Side): string =>
  said.runsAreGood({ ...subjectOf(table, side), vocabulary: table.vocabulary })

/** Returns the text after the winner's runs: no other runs are said aloud, and fours are compared with runs or separately. */
export function noOneElse(table: Table): string {
  if (table.rules.carres === 'no') return said.runsNoOneElse
  const fours = table.rules.meldContest === 'one' ? said.runsFoursCompete : said.runsFoursApart(table)
  return `${said.runsNoOneElse} ${fours}`
}

/** Tells what the tapped cards make; `found` has the names of their runs. */
export const tapYourRuns = ({ vocabulary }: Table, found: readonly string[]): string =>
  found.length === 0 ? said.runsTapNone({ vocabulary }) : said.runsTap({ vocabulary, found: allOf(found) })

export const declaredIsGood = (table: Table, sides: readonly Side[]): string =>
  said.runsDeclaredIsGood({ names: allOf(sides.map((side) => subjectOf(table, side).name)) })
