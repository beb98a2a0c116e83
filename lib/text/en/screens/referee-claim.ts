import type { Seat, Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { nameOf, partyOf, sideHeading } from '../terms/names'

/** The moment and the sum of a claim. */
export const WHO_WANTS_TO_CLAIM = 'Who wants to claim'
export const TOTAL_BEFORE = 'Total before this hand'
export const TRICKS_PLAYED = 'Tricks played'
export const WON_THE_TRICK = 'Did that player win the trick just taken?'
export const CARDS_COUNTED = 'Have the cards been counted?'
export const NEXT_TRICK_LED = 'Has a card been led to the next trick?'
export const POINTS_SO_FAR = 'Points in that player’s tricks so far'
export const BEST_RUNS = 'Runs, if they are the best'
export const RUN_POINTS_OF_CLAIMANT = 'Points of that player’s runs'
export const SAY_CLAIM = 'Choose who wants to claim, and enter what that player has.'
export const CLAIM_ON_SHEET = 'Claim on the sheet'

export const theLast = (trick: number): string => `${trick}, the last`

/** How the game stands: “Mike 326 · Yetta 213 of 501”. */
export const standing = (table: Table, totals: readonly number[]): string =>
  `${totals.map((total, side: Side) => `${sideHeading(table, side)} ${total}`).join(' · ')} of ${table.rules.target}`

/** The sum in one line. */
export const NO_CLAIM_NOW = 'No claim at this moment'
export const toReach = (target: number): string => `To ${target}`
export const enough = (total: number, target: number): string => `${total} of ${target}: enough`
export const short = (total: number, target: number): string => `${total} of ${target}: ${target - total} short`

/** The ruling. */
export const goodClaim = (table: Table, claimant: Seat, total: number): string =>
  `Yes. ${nameOf(table, claimant)} has ${total} of ${table.rules.target} and wins.`

export const goodClaimRest = (points: number): string => `${points} from this hand. The rest of it is not played.`

export function falseClaim(table: Table, total: number, winner: Side | null): string {
  const { target } = table.rules
  const loses =
    winner === null
      ? 'the game ends without a winner'
      : `${partyOf(table, winner).subject} wins the game there and then`
  return `No: ${total} is ${target - total} short of ${target}. If claimed anyway, ${loses}.`
}

export const falseClaimRest = (points: number): string =>
  `${points} from this hand so far. Play on, and claim after a later trick.`
