import type { DeclarableBela } from '../../../engine/play/declarable'
import type { PlayRule } from '../../../engine/play/legal'
import type { Card, Suit, Trump } from '../../../engine/table/card'
import type { Meld } from '../../../engine/table/hand'
import type { Seat } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { ruleName } from '../referee/play'
import { cardShort, suitName, trumpName } from '../terms/cards'
import { list } from '../terms/grammar'
import { nameOf, sideHeading } from '../terms/names'
import { runName } from '../terms/runs'

/** A whole deal, recorded again. */
export const LOADING_HAND = 'Loading the hand…'
export const PART_OF_THE_DEAL = 'Part of the hand'
export const PARTS = { tricks: 'Tricks', hands: 'Cards held', declared: 'Declared', result: 'Ruling' } as const
export const NEW_DEAL = 'New hand'
export const CHANGE = 'Change'
export const CHANGE_DONE = 'Done'
export const SAY_CONTRACT = 'Choose who dealt, who took, and trumps.'
export const COUNTS = 'Counts'
export const TAKEN_ON_BIG = 'Taken on big'
export const ON_BIG = 'On big'

export const dealtAndTook = (table: Table, dealer: Seat, taker: Seat, trump: Trump): string =>
  `${nameOf(table, dealer)} dealt, ${nameOf(table, taker)} took in ${trumpName(trump)}.`

/** The tricks. */
export const EVERY_CARD_PLAYED = 'Every card played'
export const UNDO_LAST_CARD = 'Undo last card'
export const CLEAR_THE_TRICKS = 'Clear the tricks'

export const trickMark = (number: number): string => `trick ${number}`
export const allTricksIn = (all: number): string => `All ${all} tricks are in.`
export const trickTurn = (trick: number, name: string, isLead: boolean): string =>
  `Trick ${trick}: ${name} ${isLead ? 'leads' : 'plays'}.`
export const cardOf = (name: string): string => `The card that ${name} plays`

/** Written as lines of text. */
export const ENTER_AS_TEXT = 'Enter as text instead'
export const EVERY_CARD_AS_TEXT = 'Every card as text, to paste or to pass on'
export const USE_THESE_CARDS = 'Use these cards'

export const howToWrite = (name: string): string =>
  `A line for each trick, cards in the order in which they fell: AS 9S. A hand (optional) with its name in front: ${name}: AS KH.`
export const unreadWord = (line: number, word: string): string =>
  `Line ${line}: “${word}” is neither a card nor a name.`

/** The hands. */
export const HANDS_CAN_BE_LEFT_OUT =
  'You can leave hands out: a hand is then the cards played from it. After an exchange, enter the hand as it was played.'
export const WHOSE_HAND = 'Whose hand'

export const cardCount = (count: number, all: number): string => `${count} of ${all}`
export const handCount = (name: string, count: number, all: number): string => `${name}, ${count} of ${all} cards`
export const handOf = (name: string): string => `Hand of ${name}`

/** What was declared. */
export const WHAT_CARDS_ALLOW =
  'What the cards entered so far allow. Tap what was declared, in the order in which it was said.'
export const NOTHING_TO_DECLARE = 'Nothing to declare.'

export function meldName(table: Table, meld: Meld): string {
  if (meld.kind === 'cards') return `${runName(table, meld.cards.length)} ${meld.cards.map(cardShort).join(' ')}`
  return meld.kind === 'four' ? `${table.words.fourOfAKind.one} ${meld.four}` : ''
}

export const declaredLabel = (table: Table, seat: Seat, meld: Meld): string =>
  `${nameOf(table, seat)} declared ${meldName(table, meld)}`
export const belaIn = ({ words }: Table, suit: Suit): string => `${words.bela} in ${suitName(suit)}`
export const announcedLabel = (table: Table, seat: Seat, suit: Suit): string =>
  `${nameOf(table, seat)} announced ${belaIn(table, suit)}`

/** The tricks in which bela could be spoken. */
export function belaMoments({ firstCard, secondCard }: DeclarableBela): string {
  if (firstCard === null) return 'not played yet'
  return secondCard === null
    ? `first card in trick ${firstCard}`
    : `first card in trick ${firstCard}, second in trick ${secondCard}`
}

/** The ruling on it all. */
export const CANNOT_HAVE_BEEN = 'This hand cannot have been played like this.'
export const EVERY_PLAY_ALLOWED = 'Every card was played by the rules.'
export const MADE_BY_EACH = 'What each side made'

export const tricksComplete = (count: number, all: number): string =>
  `${count} of ${all} tricks are complete. With all of them the hand is scored.`
export const playsNotAllowed = (count: number): string =>
  count === 1 ? 'One play was not allowed.' : `${count} plays were not allowed.`

/** One play that was not allowed: who played what, and the rule it broke. */
export const playedText = (table: Table, trick: number, seat: Seat, card: Card): string =>
  `Trick ${trick}: ${nameOf(table, seat)} played ${cardShort(card)}`
export const brokenText = (rule: PlayRule, allowed: readonly Card[]): string =>
  `and ${ruleName(rule)}. Allowed: ${list(allowed.map(cardShort), 'or')}.`

export const tricksCaption = (table: Table, points: readonly number[]): string =>
  `Tricks. ${points.map((one, side) => `${sideHeading(table, side)} ${one} in cards`).join(', ')}.`
