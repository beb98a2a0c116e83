import { describe, expect, it } from 'vitest'
import { sideWithoutPile } from '@/lib/engine/check/pile-sums'
import type { Trump } from '@/lib/engine/table/card'
import { played, playedByFour, playedByThree, rules, sheet } from '../support/builders'

const belote = rules('bridge-belote')

/**
 * The figures of one side that no cards make and, if all the cards are in play, those that would leave such a figure to the
 * other.
 */
const NEVER: readonly (readonly [Trump, number, readonly number[]])[] = [
  // Queen 3 and jack 2 are the lowest counting cards of a suit.
  ['hearts', 152, [1, 151]],
  ['none', 120, [1, 119]],
  // At all trumps the jack is 20 and the nine 14, so no cards make 1, 2 or 5.
  ['all', 248, [1, 2, 5, 243, 246, 247]],
]

describe('a count that no pile of cards makes', () => {
  it.each(NEVER)('a count that no pile makes is doubted at %s of %i: %j', (trump, all, never) => {
    const doubted = Array.from({ length: all + 1 }, (_, points) => points).filter(
      (points) => sideWithoutPile(belote, playedByFour({ trump, cardPoints: [points, null] })) !== null,
    )
    expect(doubted).toEqual(never)
  })

  it('a doubtful count is reported for the side whose figure was entered', () => {
    expect(sideWithoutPile(belote, playedByFour({ cardPoints: [null, 151] }))).toBe(1)
    expect(sideWithoutPile(belote, playedByFour({ cardPoints: [1, null] }))).toBe(0)
  })

  it('a doubtful count is reported at a table of two and of three as well', () => {
    expect(sideWithoutPile(rules('bela-2'), played({ cardPoints: [80, 1] }))).toBe(1)
    expect(sideWithoutPile(rules('bela-3'), playedByThree({ cardPoints: [90, 1, 40] }))).toBe(1)
    expect(sideWithoutPile(rules('bela-2'), played({ cardPoints: [70, 45] }))).toBeNull()
  })

  it('no count is doubted before anything was entered', () => {
    expect(sideWithoutPile(belote, playedByFour({ cardPoints: [null, null] }))).toBeNull()
  })

  it('a doubtful count is scored all the same, as files may have it', () => {
    expect(sheet(belote, [playedByFour({ cardPoints: [1, 151] })]).open).toBeNull()
  })
})
