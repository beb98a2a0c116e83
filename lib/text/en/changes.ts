import type { Difference } from '../../engine/ledger-diff'
import type { Table } from '../table'
import { clauses, list, sentence, verb } from './grammar'
import { partyOf } from './names'
import { verdictLabel } from './labels'

/** What a correction changes in the rest of the sheet, in one sentence; `null` where it changes nothing else. */
export function changesSentence(table: Table, differences: readonly Difference[]): string | null {
  return differences.length === 0 ? null : sentence(clauses(differences.map((difference) => clause(table, difference))))
}

/** What a correction makes of the totals, by side; `null` where they stay. */
export function totalsSentence(table: Table, before: readonly number[], after: readonly number[]): string | null {
  const changed = after.flatMap((total, side) => {
    const party = partyOf(table, side)
    const old = before[side]
    return total === old ? [] : [`${party.subject} ${verb(party, 'has', 'have')} ${total} instead of ${old}`]
  })
  return changed.length === 0 ? null : `Then ${clauses(changed)}.`
}

const hands = (numbers: readonly number[]): string =>
  `hand${numbers.length === 1 ? '' : 's'} ${list(numbers.map((number) => String(number + 1)))}`

function clause(table: Table, difference: Difference): string {
  switch (difference.kind) {
    case 'verdict':
      return becomes(table, difference)
    case 'points':
      return `the points of ${hands(difference.hands)} change`
    case 'win-undone':
      return `the win${of(table, difference.winner)} at hand ${difference.hand + 1} is undone`
    case 'win':
      return `the game ends with hand ${difference.hand + 1}${difference.winner === null ? '' : `: ${partyOf(table, difference.winner).subject} won`}`
    case 'after-end':
      return `${hands(difference.hands)} no longer ${difference.hands.length === 1 ? 'counts' : 'count'}, being after the end`
    case 'counts-again':
      return `${hands(difference.hands)} ${difference.hands.length === 1 ? 'counts' : 'count'} again`
    case 'open':
      return `hand ${difference.hand + 1} has to be looked at`
  }
}

function becomes(table: Table, { hand, verdict, heldOverAdded }: Extract<Difference, { kind: 'verdict' }>): string {
  const waits = heldOverAdded === 0 ? '' : ` (${heldOverAdded} ${table.words.heldOver})`
  return `hand ${hand + 1} becomes ${verdictLabel(table, verdict)}${waits}`
}

const of = (table: Table, winner: number | null): string =>
  winner === null ? '' : ` of ${partyOf(table, winner).object}`
