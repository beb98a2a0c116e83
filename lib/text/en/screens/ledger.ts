import type { ThrownInReason } from '../../../engine/table/hand'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { STATE_LABELS } from '../sheet/sheet'
import { capital, counted, list, verb } from '../terms/grammar'
import { thrownInLabel } from '../terms/labels'
import { partyOf } from '../terms/names'

/** The sheet, with what stands over it and at its foot. */
export const HAND_COLUMN = 'Hand'
export const EXAMPLE_MARK = 'Example'
export const TO_REFEREE = 'Referee'
export const TO_RULES = 'Rules'
export const GAME_SUMMARY = 'Game summary'

export const toTarget = (target: number): string => `to ${target}`

/** Over the columns. */
export const DEALS = 'deals'
export const LEADS = 'leads'
export const WON = 'won'

/** What a side lacked at the end of the game. */
export const short = (points: number): string => `${points} short`
export const pastTarget = (target: number): string => `past ${target}`
export const gamesWon = (count: number): string => (count === 1 ? '1 game won' : `${count} games won`)

/** What waits, and from which hands; from none where it came from paper. */
export function heldOverFrom({ words }: Table, hands: readonly number[]): string {
  const from =
    hands.length === 0
      ? ''
      : ` from ${counted(hands.length, { one: 'hand', many: 'hands' })} ${list(hands.map(String))}`
  return `${capital(words.heldOver)}${from}`
}

/** The rows. */
export const NO_HAND_YET = 'No hand yet. Record the first when it is played.'
export const SCREEN_GOES_OFF = 'This browser cannot keep the screen on. Set a longer screen timeout on your phone.'
export const START_ROW = 'start'
export const ACCEPTED = 'accepted'
export const TOOK_MARK = 'took'
export const BIG_MARK = 'big'

/** Beside a claim, in words that fit one under the other. */
export const claimMark = (isGood: boolean): readonly string[] => (isGood ? ['claim'] : ['false', 'claim'])

export const fromHerePlay = (names: readonly string[]): string =>
  `From here ${names.join(' and ')} ${names.length === 1 ? 'plays' : 'play'}`

export const thrownInRow = (why: ThrownInReason): string =>
  `${STATE_LABELS.thrownIn}: ${thrownInLabel(why).toLowerCase()}`

/** A hand that stops the sheet. */
export const OPEN_HAND = 'Open hand'
export const openHand = (number: number): string => `Hand ${number} must be corrected before totals can continue.`

/** The tools. */
export const UNDO = 'Undo'
export const REDO = 'Redo'
export const REDEAL = 'Redeal'
export const CLAIM = 'Claim…'
export const CLAIM_TITLE = 'Claim the game'
export const ADJUST_SCORE = 'Adjust score'
export const WHAT_DO_I_NEED = 'What do I need?'
export const SHARE_THIS_GAME = 'Share this game'

export const recordHand = (number: number): string => `Record hand ${number}`
export const continueHand = (number: number): string => `Continue hand ${number}`

/** The end of a game. */
export const END_OF_THE_GAME = 'End of the game'
export const GAME_ENDED_EARLY = 'This game was ended early.'

/** While the breaking off is what Undo would take back. */
export const UNDO_RESUMES_IT = 'Undo resumes it.'
export const RESUME_GAME = 'Resume game'

export function winnerText(table: Table, winner: Side | null): string {
  if (winner === null) return 'The game is over, and nobody wins it'
  const party = partyOf(table, winner)
  return `${party.heading} ${verb(party, 'wins', 'win')}`
}

/** “Mike wins the series, 2 to 1”: `won` is the games of each side. */
export function seriesWonText(table: Table, winner: Side, won: readonly number[]): string {
  const party = partyOf(table, winner)
  const score = [won[winner] ?? 0, ...won.filter((_, side) => side !== winner)].join(' to ')
  return `${party.heading} ${verb(party, 'wins', 'win')} the series, ${score}`
}

/** What happened to the sheet. */
export type Happened = 'recorded' | 'corrected' | 'undone' | 'redone' | 'broken-off' | 'resumed' | 'settled'

/** What is spoken after a save that was not of a new hand; `now` is how the sheet stands. */
const correctedSentence = (now: string): string => `Corrected. ${now}`
const undoneSentence = (now: string): string => `Undone. ${now}`
const redoneSentence = (now: string): string => `Redone. ${now}`
const settledSentence = (now: string): string => `Choice saved. ${now}`
const resumedSentence = (now: string): string => `Game resumed. ${now}`

/**
 * What is spoken once something was saved. A game that stands broken off says so itself, and its last hand is no news: then
 * there is nothing to add.
 */
export function saveSentence(what: Happened, now: string, isBrokenOff: boolean): string {
  if (isBrokenOff) return ''
  switch (what) {
    case 'recorded':
      return now
    case 'corrected':
      return correctedSentence(now)
    case 'undone':
      return undoneSentence(now)
    case 'redone':
      return redoneSentence(now)
    case 'broken-off':
      return ''
    case 'resumed':
      return resumedSentence(now)
    case 'settled':
      return settledSentence(now)
  }
}

/** The hand that is being typed has been written by another tab in the meantime. */
export const savedElsewhere = (number: number): string => `Hand ${number} was saved in another tab`
export const NOT_SAVED_HERE = 'What you entered here is not saved.'

/** Both ways out. */
export const LET_IT_STAND = 'Keep that one, delete mine'
export const goOnAs = (number: number): string => `Continue mine as hand ${number}`

/** What the button says that starts the next game at the same table. */
export const ANOTHER_SERIES = 'New series'
export const REMATCH = 'Rematch'

export const nextOfSeries = (number: number): string => `Game ${number} of the series`

/** Beside the tick, for a moment after a hand is on the disk. */
export const SAVED = 'saved'

/** What helps when the storage could not keep a game. */
export const TRY_AGAIN = 'Try again'
export const RESTORE_GAME = 'Restore'

/** Beside the sheet of a wide screen, while nothing is opened. */
export const BESIDE_THE_SHEET = 'How the game went'
