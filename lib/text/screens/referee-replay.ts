import type { DeclarableBela } from '../../engine/play/declarable'
import type { Suit, Trump } from '../../engine/table/card'
import type { Meld } from '../../engine/table/hand'
import type { Seat } from '../../engine/table/seats'
import { partOfReplay } from '../../messages/compiled/referee/partOfReplay'
import * as said from '../../messages/compiled/referee/replay'
import { inARow } from '../../messages/locale'
import { cardsShort } from '../referee/cards'
import type { Table } from '../table'
import { rankShort, suitName, trumpName } from '../terms/cards'
import { nameOf, sideHeading } from '../terms/names'
import { runLabel } from '../terms/run-labels'
import { runName } from '../terms/runs'

interface Dealt {
  readonly dealer: Seat
  readonly taker: Seat
  readonly trump: Trump
}

/** Tells who dealt, and who took in which trump. */
export const dealtAndTook = (table: Table, { dealer, taker, trump }: Dealt): string =>
  said.replayContract({ dealer: nameOf(table, dealer), taker: nameOf(table, taker), trump: trumpName(trump) })

/** Returns the label of the button for a part of the recording. */
export const partLabel = (part: keyof typeof partOfReplay): string => partOfReplay[part]

/** Returns a declaration with its cards as a label: “Fifty A♠ K♠ Q♠ J♠”. */
export function replayMeldLabel(table: Table, meld: Meld): string {
  if (meld.kind === 'cards') {
    return said.replayRun({ run: runLabel(table, meld.cards.length), cards: cardsShort(meld.cards) })
  }
  return meld.kind === 'four' ? said.replayFourLabel({ ...table, rank: rankShort(meld.four) }) : ''
}

/** Returns a declaration with its cards for use in a sentence. */
function meldName(table: Table, meld: Meld): string {
  if (meld.kind === 'cards') {
    return said.replayRun({ run: runName(table, meld.cards.length), cards: cardsShort(meld.cards) })
  }
  return meld.kind === 'four' ? said.replayFour({ ...table, rank: rankShort(meld.four) }) : ''
}

export const declaredLabel = (table: Table, seat: Seat, meld: Meld): string =>
  said.replayDeclaredBy({ name: nameOf(table, seat), meld: meldName(table, meld) })

export const belaIn = ({ vocabulary }: Table, suit: Suit): string =>
  said.replayBelaIn({ vocabulary, suit: suitName(suit) })

export const announcedLabel = (table: Table, seat: Seat, suit: Suit): string =>
  said.replayAnnouncedBy({ name: nameOf(table, seat), vocabulary: table.vocabulary, suit: suitName(suit) })

/** Tells in which tricks bela could be called. */
export function belaMoments({ firstCard: first, secondCard: second }: DeclarableBela): string {
  if (first === null) return said.replayBelaNotPlayed
  return second === null ? said.replayBelaFirst({ first }) : said.replayBelaBoth({ first, second })
}

/** Returns the caption of the tricks: “Tricks. Mike 100 in cards, Yetta 62 in cards.” */
export const tricksCaption = (table: Table, points: readonly number[]): string =>
  said.replayCaption({
    points: inARow(points.map((one, side) => said.replayPointsOf({ name: sideHeading(table, side), points: one }))),
  })
