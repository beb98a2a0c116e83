import type { Card } from '../../engine/table/card'
import * as said from '../../messages/compiled/referee/single-rulings'
import { cardsShort } from '../referee/cards'

/** Tells how many points are in a pile; `rest` is the other side's share, if there is only one other side. */
export function pileNote(cards: number, hasLast: boolean, rest: number | null): string {
  const own = hasLast ? said.pileCardsAndLast({ cards }) : said.pileCards({ cards })
  if (rest === null) return own
  return `${own} ${hasLast ? said.pileRest({ points: rest }) : said.pileRestAndLast({ points: rest })}`
}

export const trickLabel = (cards: readonly Card[]): string =>
  cards.length === 0 ? said.playTrickLabelEmpty : said.playTrickLabel({ cards: cardsShort(cards) })

export const handLabel = (cards: readonly Card[]): string =>
  cards.length === 0 ? said.playHandLabelEmpty : said.playHandLabel({ cards: cardsShort(cards) })

export const cardsFace = (cards: readonly Card[]): string => (cards.length === 0 ? said.playNoCards : cardsShort(cards))
