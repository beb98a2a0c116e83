import { describe, expect, it } from 'vitest'
import { emptyDraft, type Draft } from '@/components/hand/draft'
import { playedOf } from '@/components/hand/draft-facts'
import { addRun, chooseGood, chooseTrump, describeRun, toggleFour } from '@/components/hand/draft-moves'
import { goodAnswers } from '@/components/hand/good-runs'
import type { Rules } from '@/lib/engine/table/options'
import { four, rules, said, settled } from '../support/builders'

const bridge = rules('bridge-belote')
const coinche = rules('coinche')

/** Returns a form with hearts as trumps and a run of four for each of the first two seats, who are opponents. */
const level = (table: Rules): Draft => addRun(addRun(chooseTrump(emptyDraft(table, 'piles'), 'hearts'), 0, 4), 1, 4)

describe('the answer to whose runs are good', () => {
  it('each side can be chosen, or no side where equal runs cancel each other', () => {
    expect(goodAnswers(bridge, level(bridge), 3)).toEqual([
      { good: 0, points: 50 },
      { good: 1, points: 50 },
      { good: 'nobody', points: 0 },
    ])
    const [first] = [rules('bela-hr')].map((table) => goodAnswers(table, level(table), 3))
    expect(first?.map(({ good }) => good)).toEqual([0, 1])
  })

  it('the chosen side scores all its runs, and the other side none', () => {
    const draft = chooseGood(addRun(level(bridge), 2, 3), 0)
    expect(playedOf(bridge, draft, 3).melds).toEqual([settled(0, 70)])
    expect(playedOf(bridge, chooseGood(level(bridge), 'nobody'), 3).melds).toEqual([])
  })

  it('four of a kind stays as it is, unless it competes with the runs', () => {
    expect(playedOf(bridge, chooseGood(toggleFour(level(bridge), 1, 'J'), 0), 3).melds).toEqual([
      four(1, 'J'),
      settled(0, 50),
    ])
    expect(playedOf(coinche, chooseGood(toggleFour(level(coinche), 0, 'Q'), 0), 3).melds).toEqual([settled(0, 150)])
  })

  it('the question returns once another run or more of its cards are entered', () => {
    const settledFor = chooseGood(level(bridge), 0)
    expect(addRun(settledFor, 3, 4).good).toBeNull()
    expect(describeRun(settledFor, 0, { top: 'K' }).good).toBeNull()
  })

  it('the answer replaces the cards that were entered before', () => {
    const told = describeRun(level(bridge), 0, { top: 'K' })
    expect(chooseGood(told, 1).melds).toEqual([said(0, 4), said(1, 4)])
  })
})
