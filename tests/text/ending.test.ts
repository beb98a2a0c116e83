import { describe, expect, it } from 'vitest'
import type { Hand } from '@/lib/engine/table/hand'
import { howItEnded } from '@/lib/text/screens/game-end'
import { announceSave } from '@/lib/text/sheet/announce'
import { endingText, endingUnderVerdict } from '@/lib/text/sheet/ending'
import type { Table } from '@/lib/text/table'
import {
  agreed,
  claimed,
  from,
  played,
  playedByFour,
  playedByThree,
  score,
  settled,
  thrownIn,
} from '../support/builders'
import { tableAt } from '../support/text-builders'

const ending = (table: Table, hand: Hand, totals: readonly number[], heldOver = 0): string | null =>
  endingText(table, score(table.rules, hand, from(totals, heldOver)))

const BELA = tableAt('bela-2')

describe('the reason why the game is over', () => {
  it('no reason is given while no one is at the target', () => {
    expect(ending(BELA, played(), [100, 100])).toBeNull()
  })

  it('the text says who reached the target alone', () => {
    expect(ending(BELA, played({ cardPoints: [75, 45] }), [450, 300])).toBe(
      'Mike wins with 525. The target of 501 is reached. Yetta has 355.',
    )
  })

  it('held-over points that carry a player to the target are mentioned', () => {
    expect(ending(BELA, played({ cardPoints: [70, 40] }), [440, 200], 61)).toBe(
      'Mike wins with 571. The target of 501 is reached. Yetta has 250.',
    )
  })

  it('points still held over are said to lapse', () => {
    expect(ending(BELA, played({ cardPoints: [61, 51] }), [300, 450])).toBe(
      'Yetta wins with 511. The target of 501 is reached. Mike has 300. No one gets the 61 still held over.',
    )
  })

  it('the last trick is said to decide between two at the target', () => {
    expect(ending(BELA, played({ lastTrick: 1, cardPoints: [75, 51] }), [430, 445])).toBe(
      'Yetta wins with 506. Both had reached 501. Yetta took the shtoch.',
    )
    const three = tableAt('bela-3')
    expect(ending(three, playedByThree({ cardPoints: [70, 20, 40] }), [470, 480, 300])).toBe(
      'Ben wins with 510. Two had reached 501. Ben took the shtoch.',
    )
    expect(ending(three, playedByThree({ cardPoints: [70, 20, 40], lastTrick: 2 }), [470, 490, 300])).toBe(
      'Anna wins with 540. Two had reached 501. Neither took the shtoch: the higher total decides.',
    )
  })

  it('the higher total or the taker is said to decide', () => {
    const hand = played({ cardPoints: [61, 70], lastTrick: 0 })
    expect(ending(tableAt('lehman'), hand, [430, 440])).toBe(
      'Yetta wins with 510. Both had reached 500: the higher total decides.',
    )
    expect(ending(tableAt('bicycle', { bothOver: 'taker-first' }), hand, [430, 440])).toBe(
      'Mike wins with 501. Both had reached 500: the maker’s points count first.',
    )
  })

  it('under the verdict of a claim, which says all of it, only points that lapse are named', () => {
    const beside = (totals: readonly number[], heldOver: number) =>
      endingUnderVerdict(BELA, score(BELA.rules, claimed(), from(totals, heldOver)))
    expect(beside([457, 200], 0)).toBeNull()
    expect(beside([440, 200], 0)).toBeNull()
    expect(beside([440, 200], 61)).toBe('No one gets the 61 still held over.')
    const played500 = score(BELA.rules, played({ cardPoints: [75, 45] }), from([450, 300]))
    expect(endingUnderVerdict(BELA, played500)).toBe(endingText(BELA, played500))
  })

  it('the text says what became of a claim', () => {
    expect(ending(BELA, claimed(), [457, 200])).toBe('Mike wins with 501. The claim was good.')
    expect(ending(BELA, claimed(), [440, 200])).toBe('Yetta wins. Mike’s claim came to 484 and fell 17 short.')
    expect(ending(tableAt('bela-3'), claimed(), [440, 300, 300])).toBe(
      'Anna’s claim came to 484 and fell 17 short. No one wins: Ben and Cleo were level.',
    )
  })

  it('the text under the name of the winner does not say again who won', () => {
    const under = (table: Table, hand: Hand, totals: readonly number[], heldOver = 0) =>
      howItEnded(table, score(table.rules, hand, from(totals, heldOver)))
    expect(under(BELA, claimed(), [457, 200])).toBe('The claim was good.')
    expect(under(BELA, claimed(), [440, 200])).toBe('Mike’s claim came to 484 and fell 17 short.')
    expect(under(BELA, played({ lastTrick: 1, cardPoints: [75, 51] }), [430, 445])).toBe(
      'Both had reached 501. Yetta took the shtoch.',
    )
    expect(under(BELA, played({ cardPoints: [75, 45] }), [450, 300])).toBe('Won with 24 to spare.')
    const deals = tableAt('bela-2', { goal: 'hands', target: 1, claims: 'none', winNeedsTrick: 'no' })
    expect(under(deals, played({ cardPoints: [75, 45] }), [0, 0])).toBeNull()
  })

  it('points settled by word are said to end the game', () => {
    expect(ending(BELA, agreed([0, 20]), [300, 490])).toBe(
      'Yetta wins with 510. The target of 501 is reached. Mike has 300.',
    )
  })
})

describe('the reason why the game continues', () => {
  it('level totals are said to need another hand', () => {
    const table = tableAt('bela-2', { claims: 'none', bothOver: 'higher' })
    expect(ending(table, played({ cardPoints: [75, 55] }), [430, 440])).toBe(
      'Mike and Yetta are level at 505: another hand decides.',
    )
    expect(ending(tableAt('klabberjass-4'), playedByFour(), [940, 978])).toBe(
      'Both sides are level at 1040: another hand decides.',
    )
  })

  it('a valat is said not to end the game, and only at the target', () => {
    const table = tableAt('bridge-belote')
    const valat = playedByFour({ cardPoints: [152, 0], tricks: [8, 0], melds: [settled(1, 20)] })
    expect(ending(table, valat, [140, 100])).toBe('A hand with a valat does not end the game: another hand decides.')
    expect(ending(table, valat, [40, 100])).toBeNull()
  })

  it('a missing trick is mentioned where the table requires one', () => {
    const table = tableAt('bela-2', { winNeedsTrick: 'yes' })
    expect(ending(table, played(), [440, 100])).toBe('Mike has reached 501 and needs a trick to win.')
    expect(ending(table, played(), [510, 100])).toBe(
      'Mike wins with 580. The winner had reached the target of 501 earlier and has now taken a trick.',
    )
  })
})

describe('the announcement after a save', () => {
  it('the announcement gives the hand, the totals and the dealer', () => {
    const ours = tableAt('klabberjass-4', {}, 0)
    expect(announceSave(ours, score(ours.rules, playedByFour(), from([310, 226])))).toBe(
      'Hand: us 100, them 62. Total: us 410, them 288. Mike deals.',
    )
  })

  it('the announcement gives what is held over', () => {
    expect(announceSave(BELA, score(BELA.rules, played({ cardPoints: [61, 51] })))).toBe(
      'Hand: Mike 0, Yetta 61. Total: Mike 0, Yetta 61. 61 are held over. Mike deals.',
    )
  })

  it('the announcement gives the end of the game instead of the dealer', () => {
    expect(announceSave(BELA, score(BELA.rules, played({ cardPoints: [75, 45] }), from([450, 300])))).toBe(
      'Hand: Mike 75, Yetta 55. Total: Mike 525, Yetta 355. Mike wins with 525. The target of 501 is reached. Yetta has 355.',
    )
  })

  it('the announcement covers a thrown-in deal and a figure below zero', () => {
    expect(announceSave(BELA, score(BELA.rules, thrownIn()))).toBe('Redeal. Total: Mike 0, Yetta 0. Mike deals.')
    expect(announceSave(BELA, score(BELA.rules, agreed([-20, 0])))).toBe(
      'Hand: Mike minus 20, Yetta 0. Total: Mike minus 20, Yetta 0. Yetta deals.',
    )
  })
})
