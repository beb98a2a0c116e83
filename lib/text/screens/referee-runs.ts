import type { MeldContest } from '../../engine/referee/run-figures'
import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/referee/runs'
import { allOf } from '../../messages/locale'
import type { Table } from '../table'
import { subjectOf } from '../terms/names'

/** Tells whose declarations are good in this contest. */
export function areGood(table: Table, contest: MeldContest, side: Side): string {
  const facts = { ...subjectOf(table, side), vocabulary: table.vocabulary }
  switch (contest) {
    case 'runs':
      return said.runsAreGood(facts)
    case 'fours':
      return said.foursAreGood(facts)
    case 'both':
      return declaredIsGood(table, [side])
  }
}

/** Returns the text after the winner's declarations: no others count, and the good ones are shown. Fours alone need none. */
export function noOneElse(contest: MeldContest): string | undefined {
  if (contest === 'fours') return undefined
  return contest === 'runs' ? said.runsNoOneElse : said.declaredNoOneElse
}

/** Tells that no one has won a contest: no one had anything, or the best declarations are equal. */
export const noOneWon = (table: Table, contest: MeldContest, isEqual: boolean): string =>
  isEqual
    ? said.runsEqual({ ...table, contest: contest === 'runs' ? 'runs' : 'both' })
    : said.runsNoOneHas({ ...table, contest })

/** Tells what the tapped cards make; `found` has the names of their runs. */
export const tapYourRuns = ({ vocabulary }: Table, found: readonly string[]): string =>
  found.length === 0 ? said.runsTapNone({ vocabulary }) : said.runsTap({ vocabulary, found: allOf(found) })

export const declaredIsGood = (table: Table, sides: readonly Side[]): string =>
  said.runsDeclaredIsGood({ names: allOf(sides.map((side) => subjectOf(table, side).name)) })
