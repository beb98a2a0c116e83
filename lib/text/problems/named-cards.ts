import { isCard, parseCards, type Card } from '../../engine/table/card'
import { problemSomeCard } from '../../messages/compiled/table/problem-points'
import { cardName } from '../terms/cards'
import type { Context } from './context'

/** Returns the one card in the figures: “king of hearts”; `null` if there is none. */
export function cardOrNone({ problem }: Context): string | null {
  const given = problem.figures['card']
  return isCard(given) ? cardName(given) : null
}

export const card = (context: Context): string => cardOrNone(context) ?? problemSomeCard

/** Returns all cards in the figures. */
export const cards = ({ problem }: Context): readonly Card[] => parseCards(String(problem.figures['cards'] ?? '')) ?? []
