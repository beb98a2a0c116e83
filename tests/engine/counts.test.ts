import { describe, expect, it } from 'vitest'
import { bestMelds, declarable } from '@/lib/engine/melds/best-melds'
import { runsIn } from '@/lib/engine/melds/meld-values'
import { makeCard, parseCards, RANKS, SUITS, type Card } from '@/lib/engine/table/card'
import { rulesAt } from '../support/runs'

/** Every set of cards of one suit: 256 of them. */
const SUBSETS: readonly (readonly Card[])[] = Array.from({ length: 2 ** RANKS.length }, (_, mask) =>
  RANKS.filter((_, index) => (mask & (1 << index)) > 0).map((rank) => makeCard(rank, 'hearts')),
)

const hasNoRun = (cards: readonly Card[]) => runsIn(cards).length === 0

/** Returns the number of subsets of one suit for each size: a polynomial in the number of cards. */
const bySize = (subsets: readonly (readonly Card[])[]): readonly number[] =>
  Array.from({ length: RANKS.length + 1 }, (_, size) => subsets.filter((cards) => cards.length === size).length)

/** Returns the number of hands from two groups of suits: every part of one combined with every part of the other. */
const together = (a: readonly number[], b: readonly number[]): readonly number[] =>
  Array.from({ length: a.length + b.length - 1 }, (_, size) =>
    a.reduce((sum, ways, part) => sum + ways * (b[size - part] ?? 0), 0),
  )

const handsOf = (size: number, suits: readonly (readonly number[])[]): number => suits.reduce(together, [1])[size] ?? 0

const ANY = bySize(SUBSETS)
const NO_RUN = bySize(SUBSETS.filter(hasNoRun))
const fourSuits = (suit: readonly number[]) => [suit, suit, suit, suit]

describe('counting runs', () => {
  it.each([
    ['no run of three or more', [], 149],
    ['one run of three', [3], 56],
    ['one run of four', [4], 26],
    ['one run of five', [5], 12],
    ['one run of six', [6], 5],
    ['one run of seven', [7], 2],
    ['one run of eight', [8], 1],
    ['two runs of three', [3, 3], 3],
    ['a run of three and one of four', [3, 4], 2],
  ])('of the 256 holdings in a suit, exactly these have %s', (_, lengths, count) => {
    const found = SUBSETS.filter(
      (cards) =>
        runsIn(cards)
          .map((run) => run.length)
          .sort((a, b) => a - b)
          .join() === lengths.join(),
    )
    expect(found).toHaveLength(count)
  })

  it.each([
    [8, 10_518_300, 2_375_766],
    [9, 28_048_800, 8_952_264],
    [6, 906_192, 79_908],
  ])('hands of %i cards number %i, and %i of them hold a run', (size, hands, withRun) => {
    expect(handsOf(size, fourSuits(ANY))).toBe(hands)
    expect(handsOf(size, fourSuits(ANY)) - handsOf(size, fourSuits(NO_RUN))).toBe(withRun)
  })

  /** Returns all sets of this size from a list. */
  const choose = <T>(size: number, from: readonly T[]): readonly (readonly T[])[] =>
    from.flatMap((first, index) =>
      size === 1 ? [[first]] : choose(size - 1, from.slice(index + 1)).map((rest) => [first, ...rest]),
    )

  const SIXTEEN = SUITS.slice(0, 2).flatMap((suit) => RANKS.map((rank) => makeCard(rank, suit)))
  const FOUR_OF_SIXTEEN = choose(4, SIXTEEN)
  const rules = rulesAt('bela-2')

  // There are 14 other cards, and the hand holds two of them: 14 × 13 / 2.
  it.each(SUITS.slice(0, 2))('of the 1,820 hands of four cards of two suits, 91 hold the bela of %s', (trump) => {
    expect(FOUR_OF_SIXTEEN).toHaveLength(1820)
    expect(FOUR_OF_SIXTEEN.filter((hand) => bestMelds(rules, hand, trump).bela === 20)).toHaveLength(91)
    expect(FOUR_OF_SIXTEEN.filter((hand) => bestMelds(rules, hand, trump).bela === 0)).toHaveLength(1820 - 91)
  })

  it('as many hands can declare a run as the holdings of their suits say', () => {
    const withRun = FOUR_OF_SIXTEEN.filter((hand) => declarable(rules, hand, 'spades').runs.length > 0)
    expect(withRun).toHaveLength(handsOf(4, [ANY, ANY]) - handsOf(4, [NO_RUN, NO_RUN]))
  })
})

describe('what a hand can declare', () => {
  const nines = parseCards('9S 9H 9D 9C AS KS QS 7H') ?? []
  const eights = parseCards('8S 8H 8D 8C AS KH QD 7H') ?? []

  it('a hand can declare fours where they are played, never of eights or sevens', () => {
    expect(declarable(rulesAt('bridge-belote'), nines, 'hearts').fours).toEqual(['9'])
    expect(declarable(rulesAt('klabberjass-4'), nines, 'hearts').fours).toEqual([])
    expect(declarable(rulesAt('bridge-belote'), eights, 'hearts').fours).toEqual([])
  })

  it('without trumps a hand declares as before, or nothing where the table says so', () => {
    const runs = [{ top: 'A', suit: 'spades', length: 3 }]
    expect(declarable(rulesAt('bridge-belote', { noTrumpMelds: 'none' }), nines, 'none').runs).toEqual([])
    expect(declarable(rulesAt('bridge-belote', { noTrumpMelds: 'runs' }), nines, 'none').runs).toEqual(runs)
    expect(declarable(rulesAt('bridge-belote', { noTrumpMelds: 'none' }), nines, 'hearts').runs).toEqual(runs)
  })
})
