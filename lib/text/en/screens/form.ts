import type { Trump } from '../../../engine/table/card'
import type { Multiplier } from '../../../engine/table/hand'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { capital, CARD, many } from '../terms/grammar'
import { sideHeading } from '../terms/names'
import { handTitle } from './shared'

/** The hand form: its groups of keys and the words on them. */
export const BACK_TO_THE_SHEET = 'Back to the sheet'
export const POINTS = 'Points'
export const DECLARATIONS = 'Declarations'
export const TAKER_AND_TRUMPS = 'Taker and trumps'
export const TRUMPS = 'Trumps'
export const STAKES = 'Doubling'
export const WHO_TOOK = 'Who took'
export const WHO_TOOK_IN_WHAT = TAKER_AND_TRUMPS
export const POINTS_TAKEN = 'Points in the cards taken'
export const FINISHED_TOTALS = 'Finished totals'
export const TAP_THE_CARDS = 'Tap the cards taken'

/** Under the name on a key that says who took. */
export const TOOK = 'took'

export const whoTookAndRuns = ({ words }: Table): string => `Who took, runs, ${words.bela}`
export const runsAndMore = ({ words }: Table): string => `Runs, ${words.bela}, ${words.lastTrick}`

export const figuresFor = (table: Table, side: Side): string => `Figures for ${sideHeading(table, side)}`

/** What is done with the hand of the form: a new one, one put right, one that was forgotten before another. */
export type Doing = 'record' | 'correct' | 'insert'

/** Over the form: which hand of the sheet it writes, and that it puts one right or in between. */
export function formTitle(doing: Doing, number: number): string {
  switch (doing) {
    case 'record':
      return handTitle(number)
    case 'correct':
      return `Correct hand ${number}`
    case 'insert':
      return `Insert hand ${number}`
  }
}

/** On the button that writes it. */
export const saveHand = (doing: Doing, number: number): string =>
  doing === 'record' ? `Save hand ${number}` : formTitle(doing, number)

/** Trumps where six of them share a row. */
export const SHORT_TRUMPS: Readonly<Record<Trump, string>> = {
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diam.',
  clubs: 'clubs',
  none: 'none',
  all: 'all',
}

/** By how many times a hand counts: what the key is called, and what stands on it. */
export const STAKE_NAMES: Readonly<Record<Exclude<Multiplier, 1>, string>> = {
  2: 'Doubled',
  4: 'Redoubled',
  8: 'Doubled a third time',
}

export const stakeKey = ({ words }: Table, level: Exclude<Multiplier, 1>): string =>
  `${capital(words.doubled[level].replace(/^(with|at) /, ''))} ×${level}`

export const ON_BIG = 'On big'
export const ON_BIG_KEY = 'On big ×2'

/** The board on which the cards of a pile are tapped. */
export const CARDS_TAKEN = 'Cards taken'
export const WHOSE_PILE = 'Whose pile'
export const BOARD_DONE = 'Done'
export const TRUMPS_FIRST = 'Choose trumps first: the points depend on them.'

/** A pile that makes no number before trumps are named. */
export const countedWord = (cards: number): string => many(cards, CARD)

export const cardsTakenBy = (table: Table, side: Side): string => `Cards taken by ${sideHeading(table, side)}`
