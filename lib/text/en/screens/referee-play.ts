import type { Card } from '../../../engine/table/card'
import { cardShort } from '../cards'
import { list } from '../grammar'

/** Hand, trick and trumps: which cards may be played. */
export const CARDS_ARE_FOR = 'What the cards below are for'
export const TRICK_KEY = 'Trick'
export const HAND_KEY = 'Hand'
export const TAP_THE_TRICK = 'Tap what lies on the table, the card led first. Nothing: the hand leads.'
export const TAP_THE_HAND = 'Tap the cards that the player still holds.'
export const THE_TRICK = 'The trick so far'
export const THE_HAND = 'The hand'
export const NO_CARDS_YET = 'none yet'
export const CLEAR_THE_CARDS = 'Clear the cards'
export const NOW_THE_HAND = 'Now tap the hand to play from.'
export const ANY_CARD = 'Any card may be played.'

const cardsOr = (cards: readonly Card[], empty: string): string =>
  cards.length === 0 ? empty : cards.map(cardShort).join(' ')

export const trickLabel = (cards: readonly Card[]): string => `The trick so far: ${cardsOr(cards, 'nothing led')}`
export const handLabel = (cards: readonly Card[]): string => `The hand to play from: ${cardsOr(cards, 'no cards')}`
export const cardsFace = (cards: readonly Card[]): string => cardsOr(cards, NO_CARDS_YET)

/** A word in the cell of a card. */
export const LED = 'led'
export const IN_HAND = 'hand'
export const VERDICTS = { may: 'yes', 'may-not': 'no' } as const
export const placeInTrick = (index: number): string => (index === 0 ? LED : `${index + 1}.`)

export const tooManyCards = (most: number): string => `That cannot be: a hand has ${most} cards at most.`
export const mayBePlayed = (cards: readonly Card[]): string => `May be played: ${list(cards.map(cardShort))}.`
export const notThese = (cards: readonly Card[]): string => `Not ${list(cards.map(cardShort), 'or')}`
