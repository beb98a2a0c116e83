import { describe, expect, it } from 'vitest'
import { contest } from '@/lib/engine/melds/contest'
import { runValue } from '@/lib/engine/melds/meld-values'
import type { Meld } from '@/lib/engine/table/hand'
import { four, played, playedByFour, problemOf, rules, run, said, score, settled } from '../support/builders'

/** Returns the points that runs add in a two-handed game in hearts, by side. 70 and 55 are from cards and the last trick. */
const worth = (melds: readonly Meld[], base: Parameters<typeof rules>[0] = 'bela-2', facts = {}) => {
  const [a = 0, b = 0] = score(rules(base), played({ melds, ...facts })).score.earned
  return [a - 70, b - 55]
}

describe('one unbroken run', () => {
  it.each([
    ['split', [20, 50, 50, 50, 70, 100]],
    ['one', [20, 50, 50, 50, 50, 50]],
    ['hundred', [20, 50, 100, 100, 100, 120]],
  ] as const)('a run of three to eight cards is worth what the table says for long runs: %s', (longRuns, values) => {
    expect([3, 4, 5, 6, 7, 8].map((length) => runValue(length, longRuns))).toEqual(values)
  })

  it('a run of two cards is worth nothing', () => {
    expect(runValue(2, 'split')).toBe(0)
  })

  it('a run counts for its holder', () => {
    expect(worth([run(1, 'QS JS 10S')])).toEqual([0, 20])
  })

  it('a run counts in any order of its cards', () => {
    expect(worth([run(1, '10S QS JS')])).toEqual([0, 20])
  })
})

describe('whose runs are best', () => {
  it.each([
    ['any fifty beats any twenty', [run(0, 'AS KS QS'), run(1, '10C 9C 8C 7C')], [0, 50]],
    ['of two twenties the higher top card', [run(0, 'KS QS JS'), run(1, 'AC KC QC')], [0, 20]],
    ['of two fifties the higher top card', [run(0, 'KS QS JS 10S'), run(1, 'QC JC 10C 9C')], [50, 0]],
    ['at the same top card the run in trumps', [run(0, 'KS QS JS'), run(1, 'KH QH JH')], [0, 20]],
    ['of equal plain runs the one declared first', [run(0, 'KS QS JS'), run(1, 'KC QC JC')], [20, 0]],
    ['declared first, not seated first', [run(1, 'KC QC JC'), run(0, 'KS QS JS')], [0, 20]],
    ['a five-card run is a fifty like one of four', [run(0, 'QS JS 10S 9S 8S'), run(1, 'KC QC JC 10C')], [0, 50]],
    ['the natural order, in trumps too', [run(0, 'JH 10H 9H'), run(1, 'QC JC 10C')], [0, 20]],
  ])('the better run scores: %s', (_, melds, points) => {
    expect(worth(melds)).toEqual(points)
  })

  it('the holder of the best run scores every other one too', () => {
    expect(worth([run(0, 'KD QD JD 10D'), run(0, '9S 8S 7S'), run(1, 'AC KC QC')])).toEqual([70, 0])
  })

  it('two good runs score nothing against one better', () => {
    expect(worth([run(0, 'QS JS 10S 9S'), run(0, 'AC KC QC'), run(1, 'KD QD JD 10D')])).toEqual([0, 50])
  })

  it('equal plain runs cancel all runs where the document says so', () => {
    const melds = [run(0, 'KS QS JS'), run(0, '9D 8D 7D'), run(1, 'KC QC JC')]
    expect(worth(melds, 'lehman')).toEqual([0, 0])
    expect(worth(melds, 'denexa')).toEqual([0, 0])
  })

  it('a better run of the other side still beats two that are equal', () => {
    expect(worth([run(0, 'KS QS JS'), run(1, 'KC QC JC'), run(1, 'AD KD QD')], 'lehman')).toEqual([0, 40])
  })

  it('a run in trumps is equal to a plain one where trumps do not break the tie', () => {
    const table = rules('lehman', { trumpRun: 'equal' })
    const melds = [run(0, 'KS QS JS'), run(1, 'KH QH JH')]
    expect(score(table, played({ melds })).score.earned).toEqual([70, 55])
  })
})

describe('the best run of partners', () => {
  const table = rules('klabberjass-4')
  const holder = (melds: readonly Meld[]) => contest(melds, table, 'hearts')

  it('the partner with the better run has the best, in any order of declaring', () => {
    expect(holder([run(0, 'KS QS JS'), run(2, 'AD KD QD')])).toEqual({ kind: 'won', seat: 2 })
    expect(holder([run(0, 'KS QS JS'), run(1, 'QC JC 10C'), run(2, 'KH QH JH')])).toEqual({ kind: 'won', seat: 2 })
  })

  it('the partner who declared first has the best of two equal runs', () => {
    expect(holder([run(2, 'KD QD JD'), run(0, 'KS QS JS')])).toEqual({ kind: 'won', seat: 2 })
  })

  it('it does not matter which partner has the best run if the side is known', () => {
    expect(holder([said(0, 4), said(2, 4), said(1, 3)])).toMatchObject({ kind: 'won' })
  })
})

describe('a run whose holder takes no trick', () => {
  const melds = [run(0, 'JD 10D 9D'), run(1, 'AS KS QS JS')]
  const swept = { cardPoints: [110, 0], lastTrick: 0, tricks: [9, 0], melds }

  it.each(['lehman', 'bicycle'] as const)('a run whose holder takes no trick counts in %s', (base) => {
    expect(score(rules(base), played(swept)).score.earned).toEqual([120, 50])
  })

  it('a run counts after any trick, even an empty one', () => {
    const hand = played({ ...swept, tricks: [8, 1] })
    expect(score(rules('bela-2'), hand).score.earned).toEqual([120, 50])
  })
})

describe('runs that were only half told', () => {
  it('tops decide without suits where they differ', () => {
    expect(worth([said(0, 3, 'K'), said(1, 3, 'A')])).toEqual([0, 20])
  })

  it.each([
    ['two fifties, tops not said', [said(0, 4), said(1, 4)], 'say-run-top'],
    ['two king-high twenties, suits not said', [said(0, 3, 'K'), said(1, 3, 'K')], 'say-run-suit'],
    ['one top said, the other not', [said(0, 4, 'K'), said(1, 4)], 'say-run-top'],
  ])('a missing fact is asked for: %s', (_, melds, name) => {
    expect(problemOf(rules('bela-2'), played({ melds }))).toEqual({ code: 'undecided', name })
  })

  it('equal tops need no suits where the first declared wins and no run can be in trumps', () => {
    expect(worth([said(0, 3, 'K', 'spades'), said(1, 3, 'K', 'clubs')])).toEqual([20, 0])
  })

  it('a bela of the other player shows that a run is not in trumps', () => {
    const melds = [said(0, 3, 'A'), said(1, 4, 'A', 'clubs'), said(0, 4, 'A')]
    expect(problemOf(rules('bela-2'), played({ melds }))?.name).toBe('say-run-suit')
    expect(score(rules('lehman'), played({ melds, bela: [1] })).score.earned).toEqual([70, 75])
  })

  it('runs that are all dead are not asked about', () => {
    const melds = [said(1, 4), said(2, 4), said(0, 3)]
    const hand = played({ cardPoints: [120, 0, 0], lastTrick: 0, tricks: [9, 0, 0], melds })
    expect(score(rules('bela-3'), hand).score.earned).toEqual([130, 0, 0])
  })

  it('a run that no other can beat needs no answer about the others', () => {
    const melds = [run(0, 'AS KS QS'), said(1, 3), said(2, 3), said(3, 3), said(1, 3), said(2, 3), said(3, 3)]
    const hand = playedByFour({ trump: 'spades', melds })
    expect(score(rules('klabberjass-4'), hand).score.earned).toEqual([160, 62])
  })
})

describe('runs and fours of bridge-belote', () => {
  const table = rules('bridge-belote')
  const made = (melds: readonly Meld[], facts = {}) => {
    const [a = 0, b = 0] = score(table, playedByFour({ melds, ...facts })).score.earned
    return [a - 100, b - 62]
  }

  it('a quint beats a quarte with a higher top', () => {
    expect(made([run(0, 'AS KS QS JS'), run(1, 'JD 10D 9D 8D 7D')])).toEqual([0, 100])
  })

  it('of two quintes the higher top wins', () => {
    expect(made([run(0, 'AS KS QS JS 10S'), run(1, 'KD QD JD 10D 9D')])).toEqual([100, 0])
  })

  it('a six-card run beats a quint and is worth as much', () => {
    expect(made([run(0, 'AS KS QS JS 10S'), run(1, 'QD JD 10D 9D 8D 7D')])).toEqual([0, 100])
  })

  it('eight cards are a quint and a tierce', () => {
    expect(made([run(1, 'AS KS QS JS 10S 9S 8S 7S')])).toEqual([0, 120])
  })

  it('equal runs of partners both count', () => {
    expect(made([run(0, 'KS QS JS'), run(2, 'KH QH JH')])).toEqual([40, 0])
  })

  it.each([
    ['J', 200],
    ['9', 150],
    ['A', 100],
    ['K', 100],
    ['Q', 100],
    ['10', 100],
  ] as const)('four of the rank %s are worth %i', (rank, points) => {
    expect(made([four(1, rank)])).toEqual([0, points])
  })

  it.each([
    ['J', '9'],
    ['9', 'A'],
    ['A', '10'],
    ['10', 'K'],
    ['K', 'Q'],
  ] as const)('four of %s beat four of %s', (higher, lower) => {
    const [alone = 0] = made([four(0, higher)])
    expect(made([four(1, lower), four(0, higher)])).toEqual([alone, 0])
  })

  it('the side with the best four scores all of its fours', () => {
    expect(made([four(0, 'J'), four(2, 'Q'), four(1, '9')])).toEqual([300, 0])
  })

  it('runs and fours are separate contests', () => {
    expect(made([four(0, 'J'), run(1, 'AS KS QS'), run(0, '10D 9D 8D')])).toEqual([200, 20])
  })

  it('declarations do not need a trick', () => {
    const hand = playedByFour({ cardPoints: [152, 0], lastTrick: 0, tricks: [8, 0], melds: [run(1, 'AS KS QS')] })
    expect(score(table, hand).score.earned).toEqual([162, 20])
  })

  it('at no trumps declarations that were recorded are ignored', () => {
    const hand = playedByFour({ trump: 'none', cardPoints: [70, 50], melds: [run(0, 'AS KS QS'), settled(1, 50)] })
    expect(score(table, hand).score.earned).toEqual([160, 100])
  })

  it('at no trumps even impossible declarations are ignored', () => {
    const hand = playedByFour({ trump: 'none', cardPoints: [70, 50], melds: [run(0, 'AS KS QS'), run(1, 'AS KS QS')] })
    expect(score(table, hand).score.earned).toEqual([160, 100])
  })
})

describe('runs at the no trumps of a forced player', () => {
  const table = rules('klabberjass-4', { allPass: 'dealer-names', forcedNoTrump: 'allowed' })

  it('runs count at forced no trumps, and no run is in trumps', () => {
    const melds = [run(1, 'KS QS JS'), run(0, 'KH QH JH')]
    const hand = playedByFour({ taker: 3, trump: 'none', cardPoints: [64, 56], lastTrick: 1, melds })
    expect(score(table, hand).score.earned).toEqual([64, 86])
  })
})
