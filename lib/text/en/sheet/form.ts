import type { Trump } from '../../../engine/table/card'
import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { capital } from '../terms/grammar'
import { nameOf, partyOf } from '../terms/names'
import { runName } from '../terms/runs'

/** What the form of a hand still has to be told, asked as the table would ask it. */
export const ASK_TAKER = 'Who took, and trumps?'
export const ASK_TRUMP = 'What were trumps?'

export const askLastTrick = ({ words }: Table): string => `Who took the ${words.lastTrick}?`

export const askCardPoints = (table: Table, side: Side): string =>
  `Points in the cards of ${partyOf(table, side).object}?`

export const askTotal = (table: Table, side: Side): string => `Finished total of ${partyOf(table, side).object}?`

/** Beside the figures of a saved hand whose trumps are put right: they do not follow, since its cards are not known. */
export const countedWith = (trump: Trump): string => `These points were counted ${inTrumps(trump)}: count them again.`

function inTrumps(trump: Trump): string {
  if (trump === 'none') return 'without trumps'
  return trump === 'all' ? 'at all trumps' : `with ${trump} as trumps`
}

/** Said while the number before it could still grow. */
export const askToEnd = (table: Table, side: Side): string =>
  `Keep typing, or press “next” for ${partyOf(table, side).object}.`

export const askTop = (table: Table, seat: number, length: number): string =>
  `${nameOf(table, seat)}: top card of the ${runName(table, length)}`

export const askSuit = (table: Table, seat: number, length: number): string =>
  `${nameOf(table, seat)}: suit of the ${runName(table, length)}`

export const askTricks = (table: Table, side: Side): string => `Tricks taken by ${partyOf(table, side).object}`

/** The name of a chip for those who cannot see whose row it stands in. */
const chipLabel = (name: string, what: string): string => `${name}: ${what}`

export const runChipLabel = (table: Table, seat: number, length: number): string =>
  chipLabel(nameOf(table, seat), runName(table, length))

export const belaLabel = (table: Table, seat: number): string => chipLabel(nameOf(table, seat), table.words.bela)

export const lastTrickLabel = (table: Table, side: Side): string =>
  chipLabel(partyOf(table, side).heading, table.words.lastTrick)

export const takesLabel = (table: Table, seat: number, trumps: string): string =>
  `${nameOf(table, seat)} took in ${trumps}`

export const takerLabel = (table: Table, seat: number): string => `${nameOf(table, seat)} took`

/** Where the taker leads, nobody does until somebody has taken. */
export const dealtAndLeads = (table: Table, dealer: number, leader: number | null): string =>
  leader === null
    ? `${nameOf(table, dealer)} dealt, the ${table.words.taker} leads`
    : `${nameOf(table, dealer)} dealt, ${nameOf(table, leader)} leads`

/** On keys: the table's own words. */
export const capitalBela = ({ words }: Table): string => capital(words.bela)
export const capitalLastTrick = ({ words }: Table): string => capital(words.lastTrick)
