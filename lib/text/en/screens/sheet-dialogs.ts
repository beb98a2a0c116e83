import type { Seat } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { nameOf } from '../terms/names'

/** Points settled by word. */
export const SAVE_POINTS = 'Save'
export const AGREED_NUMBER = 'A whole number. Use a minus sign to take points away.'
export const AGREED_WHY = 'Reason (optional)'

/** A claim of the game. */
export const CLAIM_ABOUT =
  'Only the player who just won a trick may claim, before leading to the next. A claim that falls short loses the game.'
export const CLAIM_WON = 'Claim: the game is won'
export const CLAIM_ANYWAY = 'Claim anyway (loses the game)'
/** Nobody claims anew where one that is written is put right. */
export const SAVE_CLAIM = 'Save'

/** What is asked. */
export const WHO_CLAIMS = 'Who claims'
export const CLAIM_TAKER = 'Who took'
export const CLAIM_TRUMPS = 'Trumps'
export const AFTER_TRICK = 'After which trick'
export const CLAIM_RUNS = 'Runs, if they are the best'
export const CLAIM_RUN_POINTS = 'Points of that player’s runs'
export const CLAIM_CARDS = 'Points in that player’s tricks so far'
export const CLAIM_CARD_POINTS = 'Card points of that player'

/** A question that the claim does not hang on. */
export const ifYouLike = (ask: string): string => `${ask} (optional)`

export const trickLabel = (number: number): string => `trick ${number}`

/** The sum. */
export const CLAIM_UNSAID = 'Enter what that player has. Yuss adds it up.'
export const ofTarget = (target: number): string => `of ${target}`

/** What a real evening needs now and then. */
export const SHARE_OR_PRINT = 'Share or print'
export const RESUME_FROM_MENU = 'Resume game'
export const END_GAME_EARLY = 'End game early'

/** Somebody goes home. */
export const CHANGE_PLAYER = 'Change player'
export const WHO_LEAVES = 'Who leaves'
export const SAVE_PLAYER = 'Change player'
export const whoPlaysFor = (table: Table, seat: Seat): string =>
  `Who plays for ${nameOf(table, seat)} from the next hand on`

export const GAME_NOTE = 'Note on this game'
export const SAVE_NOTE = 'Save note'

/** A deal that was not played. */
export const REDEAL_ABOUT = 'Nobody scores. Held-over points stay.'

/** Under a reason: who deals after it, and that it is the one that stands on the sheet. */
export const thrownInThen = (table: Table, dealer: Seat | null, isWritten: boolean): string =>
  [...(isWritten ? ['current choice'] : []), ...(dealer === null ? [] : [`${nameOf(table, dealer)} deals next`])].join(
    ', ',
  )

export const CHANGE_TO_PLAYED = 'Change to a played hand'

/** A name that was written wrongly. */
export const CORRECT_A_NAME = 'Correct a name'
export const WHOSE_NAME = 'Whose name'
export const SAVE_NAME = 'Save name'
export const rightNameOf = (table: Table, seat: Seat): string => `Correct name for ${nameOf(table, seat)}`

export const CORRECTED_EVERYWHERE = 'The same person: the name changes in all their games.'
export const CORRECTED_HERE = 'The name changes in this game.'
export const ALREADY_AT_THE_TABLE = 'Somebody at this table has that name.'

/** The hand and its score for the other side of the table. */
export const acceptTitle = (number: number): string => `Hand ${number}: does the other side agree?`

export const ACCEPT_COLUMNS = { side: 'Side', hand: 'Hand', total: 'Total' } as const
export const WE_ACCEPT = 'We accept this'
