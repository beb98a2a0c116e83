import { isCard, parseCards, type Card } from '../../engine/table/card'
import { problemSomeCard } from '../../messages/compiled/table/problem-points'
import { cardName } from '../terms/cards'
import type { Context } from './context'

/** The one card that the figures name: “king of hearts”; `null` where they name none. */
export function cardOrNone({ problem }: Context): string | null {
  const given = problem.figures['card']
  return isCard(given) ? cardName(given) : null
}

export const card = (context: Context): string => cardOrNone(context) ?? problemSomeCard

/** All the cards that the figures name. */
export const cards = ({ problem }: Context): readonly Card[] => parseCards(String(problem.figures['cards'] ?? '')) ?? []
