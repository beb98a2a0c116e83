import type { Side } from '../../../engine/table/seats'
import { handTitle } from '../../../messages/compiled/table/shared'
import type { Table } from '../../table'
import { capital } from '../terms/grammar'
import { sideHeading } from '../terms/names'
import { numberWord } from '../terms/runs'

/** A hand that phones wrote down differently: what there is to choose from. */
export interface Choices {
  readonly kind: 'versions' | 'corrections'
  readonly count: number
  /** One phone deleted what another corrected. */
  readonly isDeleted: boolean
}

/** What stands under the hand on the sheet. */
export function askedLabel({ kind, count, isDeleted }: Choices): string {
  const what = isDeleted && count === 1 ? 'Deleted and corrected' : `${capital(numberWord(count))} ${kind}`
  return `${what}: choose`
}

/** The same for those who hear it away from the sheet. */
export const askedTitle = (number: number, choices: Choices): string => `${handTitle({ number })}: ${whatOf(choices)}`

const whatOf = ({ kind, count, isDeleted }: Choices): string =>
  isDeleted && count === 1 ? 'deleted or corrected?' : `${numberWord(count)} ${kind}`

/** Over the sheet: the first hand that asks, and how many more do. */
export function openQuestion(number: number, more: number): string {
  const rest = more === 0 ? '' : ` ${capital(numberWord(more))} more ${more === 1 ? 'waits' : 'wait'}.`
  return `Phones differ on hand ${number}.${rest}`
}

export const COMPARE = 'Compare'

/** What happened, over the comparison; `deleted` is when, where one phone deleted the hand. */
export function askedAbout({ kind, count }: Choices, deleted: string | null): string {
  const phones = capital(numberWord(count))
  if (kind === 'versions')
    return `${phones} phones wrote this deal down differently. Until you choose, one version counts.`
  if (deleted === null)
    return `${phones} phones corrected this hand differently. Until you choose, one correction counts.`
  return `One phone deleted this hand (${deleted}), ${count === 1 ? 'another' : numberWord(count)} corrected it. Until you choose, it counts.`
}

/** One of them. */
export function versionLabel({ kind, count }: Choices, index: number): string {
  const what = kind === 'versions' ? 'Version' : 'Correction'
  return count === 1 ? what : `${what} ${index + 1}`
}
export const COUNTS_NOW = 'counts now'
export const writtenAt = (time: string): string => `written ${time}`

/** The comparison: what differs first. */
export const WHAT_DIFFERS = 'What differs'
export const sameInAll = (count: number): string => (count === 2 ? 'The same in both' : 'The same in all')

/** The facts of a hand. */
export const FACTS = {
  trumps: 'Trumps',
  stakes: 'Doubling',
  declarations: 'Declarations',
  tricks: 'Tricks',
  revoke: 'Revoke',
  dealer: 'Dealer',
  afterTrick: 'After trick',
  claimant: 'Claim by',
  result: 'Result',
} as const
export const NOT_SAID = 'not said'
export const NONE = 'none'
export const cardsOf = (table: Table, side: Side): string => `Cards, ${sideHeading(table, side)}`
export const totalOf = (table: Table, side: Side): string => `Hand total, ${sideHeading(table, side)}`
export const pointsOf = (table: Table, side: Side): string => `On the sheet, ${sideHeading(table, side)}`

/** What can be done. */
export const WHICH_HOLDS = 'Which is right?'
export const TWO_DEALS = 'Two deals'
export const KEEP_HAND = 'Keep the hand'
export const DELETE_HAND = 'Delete the hand'
export const PLAYED_FIRST = 'Played first'
export const PLAYED_AFTER = 'Played after it'
export const SAVE_ANSWER = 'Save'
export const EXPLAIN_OR_CORRECT = 'Explain or correct instead'

/** `changes` says what else changes on the sheet; `null` where nothing does. */
export const answerPreview = (changes: string | null): string =>
  `${changes ?? 'Nothing else on the sheet changes.'} Undo takes it back.`
export const CHOOSE_FIRST = 'Choose to see what it changes.'
