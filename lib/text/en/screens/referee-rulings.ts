import type { Card } from '../../../engine/table/card'
import type { Seat } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { cardShort } from '../terms/cards'
import { CARD, list, many } from '../terms/grammar'
import { nameOf } from '../terms/names'

/** King and queen of trumps. */
export const BOTH_IN_ONE_HAND = 'Were both in the same hand?'
export const NOT_IN_ONE_HAND = 'No. King and queen of trumps must have been in one hand.'
export const WHERE_ARE_THEY = 'Where are they now?'

/** The bidding, call by call. */
export const LOW_CARD_SUIT = 'Suit of the low card'
export const NOT_SAID_THERE = 'That call is not allowed there. Undo it.'
export const SAVE_REDEAL = 'Save redeal'

export const sayDealer = (isTurnUp: boolean): string => `Choose the dealer${isTurnUp ? ' and the suit turned up' : ''}.`

export const mayBeSaidBy = (table: Table, seat: Seat): string => `What ${nameOf(table, seat)} may say`

/** The cut for the first deal. */
export const SAY_CUTS = 'Enter what everybody cut.'
export const CUT_AGAIN = 'The deciding cards are equal: cut again.'

export const cuts = (name: string): string => `${name} cuts`
export const dealsFirst = (name: string): string => `${name} deals first.`
export const wouldDeal = (name: string): string => `${name} cut highest. These rules let the table choose who deals.`

/** The seven of trumps for the turn-up. */
export const HOLDS_SEVEN = 'Does the player hold the seven of trumps?'
export const FIRST_CARD_LED = 'Has the first card been led?'
export const SAY_TURN_UP = 'Choose the suit turned up and trumps.'

/** A pile counted by its cards. */
export const READ_BELOW = 'Choose trumps. Below is what the pile counts in each.'
export const HAS_LAST_TRICK = 'This pile has the last trick'
export const LAST_TRICK_KEY = 'Last trick +10'
export const CLEAR_PILE = 'Clear the pile'
export const CARDS_IN_PILE = 'Cards in the pile'
export const BY_TRUMPS = 'The same pile in other trumps'

export const pilePointsText = ({ words }: Table, points: number): string => many(points, words.points)

/** What is in the pile; `rest` is what the other side has, where there is only one. */
export function pileNote(cards: number, hasLast: boolean, rest: number | null): string {
  const own = `${many(cards, CARD)}${hasLast ? ', and 10 for the last trick' : ''}.`
  return rest === null ? own : `${own} The other side has ${rest}${hasLast ? '' : ' with the last trick'}.`
}

/** Hand, trick and trumps: which cards may be played. */
export const CARDS_ARE_FOR = 'What the cards below are for'
export const TRICK_KEY = 'Trick'
export const HAND_KEY = 'Hand'
export const TAP_THE_TRICK = 'Tap what lies on the table, the card led first. If you tap nothing, the hand leads.'
export const TAP_THE_HAND = 'Tap the cards that the player still holds.'
export const THE_TRICK = 'The trick so far'
export const THE_HAND = 'The hand'
const NO_CARDS_YET = 'none yet'
export const CLEAR_THE_CARDS = 'Clear the cards'
export const NOW_THE_HAND = 'Now tap the hand to play from.'
export const ANY_CARD = 'Any card may be played.'

const cardsOr = (cards: readonly Card[], empty: string): string =>
  cards.length === 0 ? empty : cards.map(cardShort).join(' ')

export const trickLabel = (cards: readonly Card[]): string => `The trick so far: ${cardsOr(cards, 'nothing led')}`
export const handLabel = (cards: readonly Card[]): string => `The hand to play from: ${cardsOr(cards, 'no cards')}`
export const cardsFace = (cards: readonly Card[]): string => cardsOr(cards, NO_CARDS_YET)

/** A word in the cell of a card. */
const LED = 'led'
export const IN_HAND = 'hand'
export const VERDICTS = { may: 'yes', 'may-not': 'no' } as const
export const placeInTrick = (index: number): string => (index === 0 ? LED : `${index + 1}.`)

export const tooManyCards = (most: number): string => `That cannot be: a hand has ${most} cards at most.`
export const mayBePlayed = (cards: readonly Card[]): string => `May be played: ${list(cards.map(cardShort))}.`
export const notThese = (cards: readonly Card[]): string => `Not ${list(cards.map(cardShort), 'or')}`

/** A first six of only eights and sevens. */
export const NO_DEAL_IS_VOID = 'No deal is void at this table, however poor the cards.'
export const SAVE_VOID_DEAL = 'Save void deal'
export const FIRST_SIX_OF_ONE = 'The first six cards of one player'
export const NOT_VOID = 'Not void: there is more than eights and sevens.'

export const tapFirstSix = (count: number): string => `Tap the first six of one player: ${count} so far.`
export const voidSentence = (dealer: string): string => `Void: ${dealer} shuffles and deals again.`

/** Finding what went wrong. */
export const WHAT_HAPPENED = 'What happened'
export const WHAT_HAPPENED_HELP = 'A word or two: revoke, misdeal, claim'
export const NOTHING_CALLED_THAT = 'Nothing here is called that.'
export const SHOW_EVERYTHING = 'Show everything'
export const RULES_SILENT = 'These rules do not say. Choose what your table does:'
