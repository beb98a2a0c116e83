import type { Seat, Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { capital, list, many } from '../terms/grammar'
import { nameOf, partyOf } from '../terms/names'

/** Whose runs count: in the words of the game, or entered unseen. */
export const HOW = 'How'
export const WAYS = { spoken: 'Say it aloud', passed: 'Pass the phone' } as const
export const WHO_TOOK_AND_LEADS = 'Who took, and so leads'
export const SAY_DEALER_AND_TRUMPS = 'Choose the dealer and trumps.'

export const noRunsAtNoTrumps = ({ words }: Table): string => `At no trumps ${words.run.many} do not count.`

/** How the contest came out. */
export const nobodyHas = ({ words }: Table): string => `Nobody has a ${words.run.one}.`
export const nobodyDeclared = ({ words }: Table): string => `Nobody declared a ${words.run.one}.`
export const equalRuns = ({ words }: Table): string => `They are equal: nobody scores for ${words.run.many}.`

/** Aloud. */
export const speaks = (table: Table, seat: Seat, isFirst: boolean): string =>
  `${nameOf(table, seat)} ${isFirst ? 'speaks first' : 'speaks'}:`

export const canBeSaidBy = (table: Table, seat: Seat): string => `What ${nameOf(table, seat)} can say`

export const runsAreGood = (table: Table, side: Side): string =>
  `The ${table.words.run.many} of ${partyOf(table, side).subject} are good.`

export function nobodyElse({ rules, words }: Table): string {
  const fours = rules.carres === 'yes' ? ` ${capital(words.fourOfAKind.many)} are a contest of their own.` : ''
  return `Nobody else scores any. Now the good ones are shown.${fours}`
}

/** The phone passed round. */
export const NOBODY_LOOKS = 'Nobody else looks. Each player enters runs and hides them again.'
export const DECLARE_NOTHING = 'I declare nothing'
export const HIDE_AND_PASS = 'Hide and pass on'
export const SHOW_AND_COUNT = 'Show them and count'

export const giveThePhone = (name: string): string => `Give the phone to ${name}.`
export const iAm = (name: string): string => `I am ${name}`
export const cardsOf = (name: string): string => `Cards of ${name}`

/** `found`: the names of what the tapped cards make. */
export const tapYourRuns = ({ words }: Table, found: readonly string[]): string =>
  `Tap the cards of your ${words.run.many}: ${found.length === 0 ? `no ${words.run.one} yet` : list(found)}.`

export const declaredIsGood = (table: Table, sides: readonly Side[]): string =>
  `What ${list(sides.map((side) => partyOf(table, side).subject))} declared is good.`

/** What is laid on the table. */
export const WHOSE_CARDS = 'Whose cards'
export const TAP_SHOWN = 'Tap the cards that are shown.'
export const NEED_A_TRICK = 'They count once their side has taken a trick.'

export const shownBy = (name: string): string => `Cards shown by ${name}`
export const pointsText = ({ words }: Table, points: number): string => many(points, words.points)
