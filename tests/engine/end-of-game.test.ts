import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/engine/table/options'
import {
  agreed,
  counted,
  from,
  lastRow,
  played,
  playedByFour,
  playedByThree,
  problemOf,
  rules,
  score,
  sheet,
  thrownIn,
} from '../support/builders'

const ENDS = (winner: number) => expect.objectContaining({ over: true, winner })
const GOES_ON = expect.objectContaining({ over: false })

describe('one side at the target', () => {
  it.each([
    [430, GOES_ON],
    [431, ENDS(0)],
    [450, ENDS(0)],
  ])('a side at %i that makes 70 more wins exactly from 431 on', (start, ending) => {
    expect(score(rules('bela-2'), played(), from([start, 300])).ending).toEqual(ending)
  })

  it.each([
    ['klabberjass-4', [900, 400], GOES_ON],
    ['klabberjass-4', [901, 400], ENDS(0)],
    ['bridge-belote', [140, 100], GOES_ON],
    ['bridge-belote', [141, 100], ENDS(0)],
  ] as const)('%s ends exactly at its target: %j with 100 points or ten match points', (base, totals, ending) => {
    expect(score(rules(base), playedByFour(), from(totals)).ending).toEqual(ending)
  })

  it('no seat deals after the last hand', () => {
    expect(score(rules('bela-2'), played(), from([450, 300])).nextDealer).toBeNull()
  })

  it('a taker near the target who goes bate does not get there', () => {
    const row = score(rules('bela-2'), played({ cardPoints: [50, 65] }), from([480, 300]))
    expect([row.totals, row.ending]).toEqual([[480, 425], GOES_ON])
  })

  it('a game taken over past the target continues until a hand ends it', () => {
    const ledger = sheet(rules('bela-2'), [thrownIn(), played()], from([510, 300]))
    expect(ledger.rows.map((row) => (row.state === 'scored' ? row.ending.over : null))).toEqual([false, true])
    expect(ledger.winner).toBe(0)
  })
})

describe('two sides at the target', () => {
  const both = (bothOver: Rules['bothOver'], facts = {}, totals = [440, 460]) =>
    score(rules('bela-2', { bothOver }), played(facts), from(totals)).ending

  it('the last trick decides between two sides at the target', () => {
    expect(both('last-trick')).toEqual(ENDS(1))
    expect(both('last-trick', { cardPoints: [60, 46], lastTrick: 0 })).toEqual(ENDS(0))
  })

  it('the higher total decides between two sides at the target where the table says so', () => {
    expect(both('higher')).toEqual(ENDS(1))
    expect(both('higher', {}, [455, 446])).toEqual(ENDS(0))
  })

  it('equal totals at the target lead to another deal', () => {
    expect(both('higher', {}, [440, 455])).toEqual(GOES_ON)
  })

  it('the taker’s points are counted first where the table says so', () => {
    expect(both('taker-first')).toEqual(ENDS(0))
  })

  it('a taker who did not make the hand has no points to count first', () => {
    expect(both('taker-first', { cardPoints: [61, 51] }, [505, 460])).toEqual(ENDS(1))
    expect(both('taker-first', { cardPoints: [50, 65] }, [630, 460])).toEqual(ENDS(0))
  })

  it('the last trick of a counted hand is asked for only where it decides', () => {
    const table = rules('bela-2')
    expect(problemOf(table, counted({ totals: [70, 55] }), from([440, 460]))?.name).toBe('say-last-trick')
    expect(problemOf(table, counted({ totals: [70, 55] }), from([440, 400]))).toBeNull()
    expect(problemOf(rules('denexa'), counted({ totals: [70, 55] }), from([440, 460]))).toBeNull()
    expect(score(table, counted({ totals: [70, 55], lastTrick: 0 }), from([440, 460])).ending).toEqual(ENDS(0))
  })
})

describe('all the tricks', () => {
  const swept = playedByFour({ cardPoints: [152, 0], tricks: [8, 0] })

  it('points for all the tricks end the game as other points do', () => {
    expect(score(rules('klabberjass-4', { sweep: '360' }), swept, from([700, 400])).ending).toMatchObject({
      over: true,
      winner: 0,
      rule: 'one-over',
    })
  })

  it('all the tricks leave a game of bridge-belote open at any total', () => {
    expect(score(rules('bridge-belote'), swept, from([140, 100])).ending).toEqual({ over: false, rule: 'end-on-sweep' })
    // Without every trick, 162 points are sixteen match points.
    const most = playedByFour({ cardPoints: [152, 0], tricks: [7, 1] })
    expect(score(rules('bridge-belote'), most, from([140, 100])).ending).toMatchObject({ over: true, rule: 'one-over' })
  })
})

describe('three players at the target', () => {
  const after = (lastTrick: number, totals: readonly number[]) =>
    score(rules('bela-3'), playedByThree({ lastTrick }), from(totals)).ending

  it('the last trick decides between those of three players who are over', () => {
    expect(after(1, [470, 480, 300])).toEqual(ENDS(1))
    expect(after(0, [470, 480, 300])).toEqual(ENDS(0))
  })

  it('the higher of two wins where the last trick went to the third', () => {
    expect(after(2, [470, 480, 300])).toEqual(ENDS(0))
    expect(after(2, [470, 492, 300])).toEqual(ENDS(1))
  })

  it('three players with equal totals play another deal', () => {
    expect(after(2, [470, 490, 300])).toEqual(GOES_ON)
  })
})

describe('a win at the count that a trick must complete', () => {
  const table = rules('bela-2', { winNeedsTrick: 'yes' })
  const over = from([510, 300])

  it('a side that reaches the target at the count does not end the game', () => {
    expect(score(table, played(), from([450, 300])).ending).toEqual(GOES_ON)
  })

  it('any trick of a later hand completes the win', () => {
    expect(score(table, played({ cardPoints: [0, 100], tricks: [1, 8] }), over).ending).toEqual(ENDS(0))
  })

  it('a hand without a trick leaves the win waiting, and the other side can pass', () => {
    const swept = played({ cardPoints: [0, 100], tricks: [0, 9] })
    expect(score(table, swept, over).ending).toEqual(GOES_ON)
    expect(lastRow(sheet(table, [swept, swept, played()], over)).ending).toEqual(ENDS(1))
  })

  it('a side that reaches the target in this hand still waits', () => {
    expect(score(table, played({ cardPoints: [0, 115], tricks: [0, 9] }), from([510, 450])).ending).toEqual(GOES_ON)
  })

  it('card points, the last trick or a total beyond declarations prove a trick', () => {
    expect(score(table, played({ tricks: null }), over).ending).toEqual(ENDS(0))
    const last = played({ cardPoints: [0, 115], lastTrick: 0, tricks: null })
    expect(score(table, last, over).ending).toEqual(ENDS(0))
    expect(score(table, counted({ totals: [13, 112] }), over).ending).toEqual(ENDS(0))
  })

  it('the tricks are asked for where nothing proves one', () => {
    const bare = played({ cardPoints: [0, 115], lastTrick: 1, tricks: null })
    expect(problemOf(table, bare, over)?.name).toBe('say-tricks')
    expect(problemOf(table, bare, from([300, 510]))).toBeNull()
    expect(problemOf(table, counted({ totals: [20, 112] }), over)?.name).toBe('say-tricks')
  })

  it('of two sides that wait, both with a trick, the usual rule decides', () => {
    const facts = played({ cardPoints: [70, 45], lastTrick: 1 })
    expect(score(table, facts, from([510, 520])).ending).toEqual(ENDS(1))
    const higher = rules('bela-2', { winNeedsTrick: 'yes', bothOver: 'higher' })
    expect(score(higher, facts, from([510, 520])).ending).toEqual(ENDS(0))
  })

  it('tricks are not asked for where the last trick decides anyway', () => {
    const bare = played({ cardPoints: [0, 115], lastTrick: 1, tricks: null })
    expect(score(table, bare, from([510, 520])).ending).toEqual(ENDS(1))
  })

  it('with four players the other side’s counted total can prove a trick at any trumps', () => {
    const four = rules('klabberjass-4', { winNeedsTrick: 'yes' })
    expect(score(four, counted({ totals: [100, 62] }), from([1010, 300])).ending).toEqual(ENDS(0))
    expect(problemOf(four, counted({ totals: [20, 162] }), from([1010, 300]))?.name).toBe('say-tricks')
  })

  it('tricks are asked for where they decide the winner, the end or the next question', () => {
    const four = (bothOver: Rules['bothOver']) => rules('klabberjass-4', { winNeedsTrick: 'yes', bothOver })
    // Twenty can be a run alone, with all the tricks on the other side: 162.
    const hand = counted({ totals: [20, 162] })
    const asked = (bothOver: Rules['bothOver'], totals: readonly number[]) =>
      problemOf(four(bothOver), hand, from(totals))?.name
    expect(asked('higher', [1500, 1010])).toBe('say-tricks')
    // The taker is bate, and the others write 182. Both have 1,202, so another hand decides if both took a trick.
    expect(asked('higher', [1202, 1020])).toBe('say-tricks')
    expect(asked('last-trick', [1010, 1010])).toBe('say-tricks')
    // The others are higher, whether one side took a trick or both.
    expect(asked('higher', [1010, 1500])).toBeUndefined()
    expect(score(four('higher'), hand, from([1010, 1500])).ending).toEqual(ENDS(1))
    const both = counted({ totals: [100, 62] })
    expect(problemOf(four('last-trick'), both, from([1010, 1010]))?.name).toBe('say-last-trick')
  })

  it('the last trick is asked for where a trick for either side leaves the winner open', () => {
    const three = rules('bela-3', { winNeedsTrick: 'yes' })
    // 61 and 53 cannot be declarations alone; twenty can.
    const hand = counted({ totals: [61, 53, 20] })
    expect(problemOf(three, hand, from([510, 510, 510]))?.name).toBe('say-last-trick')
  })

  it('only trumps that the auction allows may have left a side without a trick', () => {
    const four = rules('klabberjass-4', { winNeedsTrick: 'yes' })
    const forced = rules('klabberjass-4', { winNeedsTrick: 'yes', allPass: 'dealer-names', forcedNoTrump: 'allowed' })
    const waiting = from([300, 1010])
    // 180 and 20 in a suit, with 38 in declarations, is impossible; at no trumps it is all the tricks and 70 in declarations.
    expect(score(four, counted({ totals: [142, 20] }), waiting).ending).toEqual(ENDS(1))
    expect(problemOf(four, counted({ totals: [162, 20] }), waiting)?.name).toBe('say-tricks')
    expect(problemOf(four, counted({ totals: [180, 20] }), waiting)?.name).toBe('totals-sum')
    expect(problemOf(forced, counted({ totals: [180, 20] }), waiting)?.name).toBe('say-tricks')
  })

  it('twenties and fifties add up to every ten except ten and thirty', () => {
    const asked = (own: number) => problemOf(table, counted({ totals: [own, 112] }), over)?.name
    expect([0, 20, 40, 50, 60, 70].map(asked)).toEqual(Array.from({ length: 6 }, () => 'say-tricks'))
    expect([10, 30, 25].map(asked)).toEqual([undefined, undefined, undefined])
  })

  it('a side whose opponents scored 360 for all the tricks took none', () => {
    const four = rules('klabberjass-4', { winNeedsTrick: 'yes', sweep: '360' })
    const hand = counted({ totals: [0, 360], trump: 'hearts' })
    expect(problemOf(four, hand, from([1010, 300]))?.name).toBe('say-tricks')
  })

  it('points settled by word complete no win', () => {
    expect(score(table, agreed([10, 0]), over).ending).toEqual(GOES_ON)
  })
})

describe('points settled by word', () => {
  it('points settled by word can end the game', () => {
    expect(score(rules('bela-2'), agreed([0, 40]), from([300, 470])).ending).toEqual(ENDS(1))
  })

  it('points settled by word give the win to the higher of two at the target', () => {
    expect(score(rules('bela-2'), agreed([20, 20]), from([490, 495])).ending).toEqual(ENDS(1))
    expect(score(rules('bicycle', { bothOver: 'taker-first' }), agreed([20, 20]), from([495, 490])).ending).toEqual(
      ENDS(0),
    )
  })

  it('the game continues after points settled by word that leave both level', () => {
    expect(score(rules('bela-2'), agreed([20, 20]), from([495, 495])).ending).toEqual(GOES_ON)
  })

  it('points settled by word can take a side back below the target', () => {
    expect(score(rules('bela-2'), agreed([-20, 0]), from([510, 300])).ending).toEqual(GOES_ON)
  })
})

describe('a thrown-in deal', () => {
  it('a thrown-in deal never ends the game', () => {
    expect(score(rules('bela-2'), thrownIn(), from([510, 300])).ending).toEqual(GOES_ON)
  })
})
