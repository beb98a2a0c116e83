import type { Difference } from '../../../engine/game/ledger-diff'
import type { Standing } from '../../../engine/score/score'
import type { Table } from '../../table'
import { clauses, list, sentence, verb } from '../terms/grammar'
import { verdictLabel } from '../terms/labels'
import { nameOf, partyOf } from '../terms/names'

/** What a correction changes in the rest of the sheet, in one sentence; `null` where it changes nothing else. */
export function changesSentence(table: Table, differences: readonly Difference[]): string | null {
  return differences.length === 0 ? null : sentence(clauses(differences.map((difference) => clause(table, difference))))
}

/** Where a game stands: the totals by side, and the points that wait. */
type Stand = Pick<Standing, 'totals' | 'heldOver'>

/** What a correction makes of the totals, by side, and of what is held over; `null` where they stay. */
export function totalsSentence(table: Table, before: Stand, after: Stand): string | null {
  const totals = after.totals.flatMap((total, side) => {
    const party = partyOf(table, side)
    const old = before.totals[side]
    return total === old ? [] : [`${party.subject} ${verb(party, 'has', 'have')} ${total} instead of ${old}`]
  })
  const waits =
    before.heldOver === after.heldOver
      ? []
      : [
          `${figureOrNothing(after.heldOver)} ${after.heldOver === 0 ? 'is' : 'are'} ${table.words.heldOver} instead of ${figureOrNothing(before.heldOver)}`,
        ]
  const changed = [...totals, ...waits]
  return changed.length === 0 ? null : `Then ${clauses(changed)}.`
}

const hands = (numbers: readonly number[]): string => `hand${numbers.length === 1 ? '' : 's'} ${list(spans(numbers))}`

/** “2”, “5 and 6”, “3 to 9”: three or more in a row are told by the first and the last. */
function spans(numbers: readonly number[]): readonly string[] {
  const rows = numbers.reduce<readonly (readonly number[])[]>((found, number) => {
    const row = found.at(-1) ?? []
    return row.at(-1) === number - 1 ? [...found.slice(0, -1), [...row, number]] : [...found, [number]]
  }, [])
  return rows.flatMap((row) => {
    const [first = 0, last = 0] = [row[0], row.at(-1)]
    return row.length > 2 ? [`${first + 1} to ${last + 1}`] : row.map((number) => String(number + 1))
  })
}

function clause(table: Table, difference: Difference): string {
  switch (difference.kind) {
    case 'verdict':
      return becomes(table, difference)
    case 'points':
      return `the points of ${hands(difference.hands)} change`
    case 'held-over':
      return `hand ${difference.hand + 1} leaves ${figureOrNothing(difference.after)} ${table.words.heldOver} instead of ${figureOrNothing(difference.before)}`
    case 'earned':
      return `the cards and runs of ${hands(difference.hands)} count differently, for the same points`
    case 'reasons':
      return `${hands(difference.hands)} ${does(difference.hands, 'comes', 'come')} to the same points by another rule`
    case 'dealer':
      return `${hands(difference.hands)} ${does(difference.hands, 'has another dealer', 'have other dealers')}`
    case 'next-dealer':
      return `${nameOf(table, difference.dealer)} deals next`
    case 'ending':
      return `the game ${difference.over ? 'ends with' : 'goes on after'} hand ${difference.hand + 1} by another rule`
    case 'win-undone':
      return `the win${of(table, difference.winner)}${difference.hand === null ? '' : ` at hand ${difference.hand + 1}`} is undone`
    case 'win':
      return `the game ends with ${difference.hand === null ? 'this hand' : `hand ${difference.hand + 1}`}${difference.winner === null ? '' : `: ${partyOf(table, difference.winner).subject} won`}`
    case 'after-end':
      return `${hands(difference.hands)} no longer ${does(difference.hands, 'counts', 'count')} because the game is over`
    case 'counts-again':
      return `${hands(difference.hands)} ${does(difference.hands, 'counts', 'count')} again`
    case 'open':
      return `hand ${difference.hand + 1} must be corrected`
  }
}

const does = (numbers: readonly number[], one: string, many: string): string => (numbers.length === 1 ? one : many)

const figureOrNothing = (points: number): string => (points === 0 ? 'nothing' : String(points))

function becomes(table: Table, { hand, verdict, heldOverAdded }: Extract<Difference, { kind: 'verdict' }>): string {
  const waits = heldOverAdded === 0 ? '' : ` (${heldOverAdded} ${table.words.heldOver})`
  return `hand ${hand + 1} becomes ${verdictLabel(table, verdict)}${waits}`
}

const of = (table: Table, winner: number | null): string =>
  winner === null ? '' : ` of ${partyOf(table, winner).object}`
