import type { Rank } from '../../../engine/table/card'
import type { Seat, Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { ranksName } from '../terms/cards'
import { nameOf, sideHeading } from '../terms/names'
import { runName } from '../terms/runs'

/** One hand by the rules of other games. */
export const SCORE_UNDER_OTHER_RULES = 'Score under other rules'
export const BY_OTHER_RULES = 'By other rules'
export const COMPARE_WITH_OTHERS = 'Compare with others'
export const FOR_AS_MANY_PLAYERS = 'Rule sets and variants for as many players'
export const POINTS_BY_RULES = 'Points on the sheet by each set of rules'
export const AS_PLAYED = 'As played'

/** How it came out in one column. */
export const NOT_ALL_KNOWN = 'Not all is known'
export const CANNOT_BE_PLAYED = 'Cannot be played there'
export const NOT_ALL_RECORDED = 'Not all is recorded'
export const cameOut = (verdict: string, isSame: boolean): string =>
  `${verdict}${isSame ? ', line for line the same' : ''}`

export const ONLY_HERE = 'Only here'
export const NOT_HERE = 'Not here'
export const LINE_FOR_LINE = 'Line for line the same as it was played.'
export const ON_THE_SHEET = '(on the sheet)'

/** Which hand. */
export const FROM_A_SHEET =
  'Open the referee from the sheet of a game to take one of its hands, or enter a hand card by card.'
export const NOTHING_TO_COMPARE = 'No hand to compare yet'
export const NO_HAND_PLAYED = 'No hand of this game has been played yet. A hand can be entered card by card.'
export const WHICH_HAND = 'Which hand'

/** What was not recorded, asked for. */
export const NOT_RECORDED = 'What was not recorded'
export const NOT_RECORDED_NEEDED = 'Not recorded, but some of these rules need it'
export const WHO_TOOK_LAST_TRICK = 'Who took the last trick?'
export const WHAT_WERE_TRUMPS = 'What were trumps?'
export const ANYBODY_WITHOUT = 'Did anybody take no trick?'
export const NOBODY = 'Nobody'
export const ANY_FOUR = 'Did anybody hold four of a kind?'
export const REMOVE_FOUR = 'Remove'

export const belaCalledWhen = ({ words }: Table): string => `At which card was ${words.bela} called?`
export const hadNone = (table: Table, side: Side): string => `${sideHeading(table, side)} had none`
export const hadAll = (table: Table, side: Side): string => `${sideHeading(table, side)} had all`

interface RunOf {
  readonly seat: Seat
  readonly run: number
}

const runTitle = (table: Table, { seat, run }: RunOf): string => `${nameOf(table, seat)}’s ${runName(table, run)}`

export const runCardsAsked = (table: Table, run: RunOf | undefined): string =>
  run === undefined ? 'How many cards?' : `How many cards were in ${runTitle(table, run)}?`
export const runTopAsked = (table: Table, run: RunOf): string => `${runTitle(table, run)}: which card on top?`
export const runSuitAsked = (table: Table, run: RunOf): string => `${runTitle(table, run)}: in which suit?`

export const whoHeldFour = (rank: Rank): string => `Who held the four ${ranksName(rank)}?`
export const heldFour = (table: Table, seat: Seat, rank: Rank): string =>
  `${nameOf(table, seat)}: four ${ranksName(rank)}`

/** A line of a hand with whose it is. */
export const ofSide = (table: Table, side: Side, label: string): string => `${sideHeading(table, side)}: ${label}`
