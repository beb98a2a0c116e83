import type { Trump } from '../../engine/table/card'
import type { Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/form'
import { bela, lastTrick } from '../../messages/compiled/terms/words'
import type { Table } from '../table'
import { suitName } from '../terms/cards'
import { nameOf, subjectOf, sideHeading } from '../terms/names'
import { runName } from '../terms/runs'

/** Asks for a missing fact in the form of a hand, in the words of the table. */
export const askCardPoints = (table: Table, side: Side): string => said.askCardPoints(subjectOf(table, side))
/** Asks for the card points in few words, on the button that saves. */
export const askCards = (table: Table, side: Side): string => said.askCards(subjectOf(table, side))
export const askTotal = (table: Table, side: Side): string => said.askTotal(subjectOf(table, side))

/**
 * Returns a note on the trumps with which the figures of a saved hand were counted. They stay as they are when its trumps are
 * corrected, because its cards are not known.
 */
export function countedWith(trump: Trump): string {
  if (trump === 'none') return said.countedWithoutTrumps
  return trump === 'all' ? said.countedAtAllTrumps : said.countedWithTrumps({ suit: suitName(trump) })
}

/** Returns a note on a figure that the sheet accepts but that no cards (`pile`) or no hand (`total`) can add up to. */
export const doubtText = (kind: 'pile' | 'total', points: number): string =>
  kind === 'pile' ? said.doubtPile({ points }) : said.doubtTotal({ points })

export const askTop = (table: Table, seat: number, length: number): string =>
  said.askTop({ name: nameOf(table, seat), run: runName(table, length) })

export const askSuit = (table: Table, seat: number, length: number): string =>
  said.askSuit({ name: nameOf(table, seat), run: runName(table, length) })

export const askNoTrick = (table: Table, side: Side): string => said.askNoTrick(subjectOf(table, side))

export const askTricks = (table: Table, side: Side): string => said.askTricks(subjectOf(table, side))

/** Returns the accessible name of a run's key: whose run, what it is called, and what is `written` on the key, such as `50×2`. */
export const runChipLabel = (table: Table, seat: number, length: number, written: string): string =>
  said.keyOf({ name: nameOf(table, seat), what: `${runName(table, length)} (${written})` })

export const belaLabel = (table: Table, seat: number): string =>
  said.keyOf({ name: nameOf(table, seat), what: bela(table) })

export const lastTrickLabel = (table: Table, side: Side): string =>
  said.keyOf({ name: sideHeading(table, side), what: lastTrick(table) })

export const takesLabel = (table: Table, seat: number, trump: string): string =>
  said.tookIn({ name: nameOf(table, seat), trump })

export const takerLabel = (table: Table, seat: number): string => said.playerTook({ name: nameOf(table, seat) })

/** Returns who dealt and who leads. If the taker leads, there is no leader until a player has taken. */
export const dealtAndLeads = (table: Table, dealer: number, leader: number | null): string =>
  leader === null
    ? said.dealtTakerLeads({ name: nameOf(table, dealer), vocabulary: table.vocabulary })
    : said.dealtLeads({ name: nameOf(table, dealer), leader: nameOf(table, leader) })
