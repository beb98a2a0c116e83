import type { Card, Trump } from '../engine/table/card'
import { handSize, LAST_TRICK, pilePoints, trumpsOf } from '../engine/table/deck'
import type { Rules } from '../engine/table/options'
import { chanceFrom } from './chance'
import { drawDeal } from './deal'
import type { Level } from './levels'

/** Cards to count, in the tricks in which they were taken. */
export interface Pile {
  readonly trump: Trump
  readonly tricks: readonly (readonly Card[])[]
  /** `true` if the last trick of the hand is among them, so that its ten counts. */
  readonly hasLast: boolean
  readonly points: number
}

const TRICKS: { readonly [L in Level]: number } = { easy: 1, medium: 3, hard: 5 }

/** Draws a pile to count: one trick, three, or five with the last trick of the hand. A pile without points is drawn once more. */
export function drawPile(rules: Rules, level: Level, seed: number): Pile {
  const chance = chanceFrom(seed)
  const draw = (): Pile => {
    const { hands, trump } = drawDeal(rules, chance, trumpsOf(rules), 'shared')
    const count = Math.min(TRICKS[level], handSize(rules))
    const tricks = Array.from({ length: count }, (_, trick) => hands.flatMap((hand) => hand.slice(trick, trick + 1)))
    const hasLast = level === 'hard'
    return { trump, tricks, hasLast, points: pilePoints(tricks.flat(), trump) + (hasLast ? LAST_TRICK : 0) }
  }
  const first = draw()
  return first.points === 0 ? draw() : first
}
