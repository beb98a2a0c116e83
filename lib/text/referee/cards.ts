import type { Card } from '../../engine/table/card'
import { cardShort } from '../terms/cards'

/** Returns cards in a row, in their order: “A♠ K♠ Q♠”. */
export const cardsShort = (cards: readonly Card[]): string => cards.map(cardShort).join(' ')
