import type { Card } from '../../engine/table/card'
import { cardShort } from '../terms/cards'

/** Cards side by side, as they lie: “A♠ K♠ Q♠”. */
export const cardsShort = (cards: readonly Card[]): string => cards.map(cardShort).join(' ')
