import { describe, expect, it } from 'vitest'
import type { Game } from '@/lib/engine/game/ledger'
import type { Line } from '@/lib/engine/score/line'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import {
  agreed,
  claimed,
  counted,
  four,
  from,
  played,
  playedByFour,
  playedByThree,
  rules,
  run,
  score,
  settled,
} from '../support/builders'

/** Returns a line as text: side, points, reason, and the rule that it rests on. */
const told = ({ side, points, reason, rule }: Line): string => `${side} ${points} ${reason.kind} by ${rule}`

const earned = (table: Rules, hand: Hand, facts: Partial<Game> = {}) =>
  score(table, hand, facts).score.earnedLines.map(told)
const onSheet = (table: Rules, hand: Hand, facts: Partial<Game> = {}) =>
  score(table, hand, facts)
    .score.sheetLines.map(told)
    .filter((line) => !/^\d 0 (own|doubled|big)/.test(line))

const bela = rules('bela-2')
const bulgarian = rules('bridge-belote')

describe('the lines of what a side made', () => {
  it('cards, last trick and bela each have a line', () => {
    expect(earned(bela, played({ bela: [0] }))).toEqual([
      '0 70 cards by card-points',
      '1 45 cards by card-points',
      '1 10 last-trick by last-trick',
      '0 20 bela by bela',
    ])
  })

  it.each([
    ['QS JS 10S', '20 run by run-of-three'],
    ['QS JS 10S 9S', '50 run by run-of-four'],
    ['QS JS 10S 9S 8S', '50 run by run-of-five'],
    ['QS JS 10S 9S 8S 7S', '50 run by run-of-six'],
    ['KS QS JS 10S 9S 8S 7S', '70 run by run-of-seven'],
    ['AS KS QS JS 10S 9S 8S 7S', '100 run by run-of-eight'],
  ])('the run %s has one line with its worth', (cards, line) => {
    expect(earned(bela, played({ melds: [run(1, cards)] })).at(-1)).toBe(`1 ${line}`)
  })

  it('a beaten run has a line of nothing beside the run that beats it', () => {
    const melds = [run(0, 'KS QS JS'), run(1, 'AC KC QC'), run(1, '9D 8D 7D')]
    expect(earned(bela, played({ melds })).slice(3)).toEqual([
      '0 0 run-beaten by same-class',
      '1 20 run by run-of-three',
      '1 20 run by second-runs',
    ])
  })

  it('a partner’s run names another rule than the best run', () => {
    const melds = [run(0, 'KS QS JS 10S'), run(2, '9C 8C 7C')]
    expect(earned(rules('klabberjass-4'), playedByFour({ melds })).slice(3)).toEqual([
      '0 50 run by run-of-four',
      '0 20 run by partners-runs',
    ])
  })

  it('equal runs that cancel each other have a line of nothing each', () => {
    const melds = [run(0, 'KS QS JS'), run(1, 'KC QC JC')]
    expect(earned(rules('lehman'), played({ melds })).slice(3)).toEqual([
      '0 0 run-equal by equal-runs',
      '1 0 run-equal by equal-runs',
    ])
  })

  it('a dead run and the run that it blocks have a line of nothing each', () => {
    const melds = [run(0, 'JD 10D 9D'), run(1, 'AS KS QS JS')]
    const hand = played({ cardPoints: [110, 0], lastTrick: 0, tricks: [9, 0], melds })
    expect(earned(bela, hand).slice(3)).toEqual(['0 0 run-blocked by dead-run', '1 0 run-dead by runs-need-trick'])
  })

  it('fours, settled points and declarations at no trumps have lines of their own', () => {
    const melds = [four(0, 'J'), four(1, '9'), settled(1, 50)]
    expect(earned(bulgarian, playedByFour({ melds })).slice(3)).toEqual([
      '0 200 four by four-of-a-kind',
      '1 0 four-beaten by four-of-a-kind',
      '1 50 settled-melds by losing-runs',
    ])
    expect(earned(bulgarian, playedByFour({ trump: 'none', cardPoints: [70, 50], melds })).slice(3)).toEqual([
      '0 0 melds-ignored by no-trump-melds',
      '1 0 melds-ignored by no-trump-melds',
      '1 0 melds-ignored by no-trump-melds',
      '0 80 no-trump-doubled by no-trump-doubled',
      '1 50 no-trump-doubled by no-trump-doubled',
    ])
  })

  it('all the tricks have one line in place of cards and last trick', () => {
    const hand = played({ cardPoints: [110, 0], lastTrick: 0, tricks: [9, 0] })
    expect(earned(rules('bela-2', { sweep: '360' }), hand)).toEqual(['0 360 all-tricks by all-tricks'])
  })

  it('a total spoken at the table is one line for each side', () => {
    expect(earned(bela, counted())).toEqual([
      '0 56 spoken-total by who-counts-first',
      '1 23 spoken-total by who-counts-first',
    ])
  })

  it('a claim has a line for each thing that the claimant can count', () => {
    const hand = claimed({ runPoints: 20, bela: 'held', afterTrick: 9, lastTrick: true })
    expect(earned(bela, hand)).toEqual([
      '0 44 cards by claim-counts',
      '0 20 settled-melds by claim-counts',
      '0 20 bela by claim-counts',
      '0 10 last-trick by claim-counts',
    ])
  })
})

describe('the lines of what goes on the sheet', () => {
  const level = played({ cardPoints: [61, 51], lastTrick: 1 })

  it('in a hand that was made each side writes its own points', () => {
    expect(onSheet(bela, played())).toEqual(['0 70 own by made', '1 55 own by made'])
  })

  it('a bate has a pair of lines that move the points', () => {
    expect(onSheet(bela, played({ cardPoints: [50, 65] }))).toEqual([
      '0 50 own by bate',
      '1 75 own by bate',
      '0 -50 bate by bate',
      '1 50 bate by bate',
    ])
  })

  it('points held over have a line when they wait and when they are won', () => {
    expect(onSheet(bela, level).at(-1)).toBe('0 -61 held-over by tie')
    expect(onSheet(bela, played(), from([0, 61], 61)).at(-1)).toBe('0 61 held-over-won by held-over-winner')
  })

  it('points lost on a tie have a line of their own', () => {
    expect(onSheet(rules('lehman'), level).at(-1)).toBe('0 -61 tie-lost by tie')
  })

  it('level opponents share a bate, and the dropped half point has a line', () => {
    expect(onSheet(rules('bela-3'), playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 })).slice(3)).toEqual([
      '0 -20 bate by opponents-tied',
      '1 20 bate by opponents-tied',
      '0 -20 bate by opponents-tied',
      '2 20 bate by opponents-tied',
      '0 -1 half-dropped by odd-half',
    ])
  })

  it('on big the half point is dropped before the points are doubled', () => {
    // 43 for the taker and 54 for each of the others, one of them with the last trick: 43 + 54 + 44 = 141 in cards.
    const hand = playedByThree({ cardPoints: [43, 54, 44], lastTrick: 2, big: true })
    const row = score(rules('bela-3', { big: 'allowed' }), hand)
    expect(row.score.points).toEqual([0, (54 + 21) * 2, (54 + 21) * 2])
    const dropped = row.score.sheetLines.find(({ reason }) => reason.kind === 'half-dropped')
    expect(dropped).toMatchObject({ side: 0, points: -1, reason: { doubledAfter: true }, rule: 'odd-half' })
  })

  it('each opponent adds the points of a bate, the second one as a line of its own', () => {
    const hand = playedByThree({ cardPoints: [50, 45, 52] })
    expect(onSheet(rules('bela-3', { bateTo: 'each' }), hand).slice(3)).toEqual([
      '0 -50 bate by bate',
      '1 50 bate by bate',
      '2 50 bate-to-each by bate',
    ])
  })

  it('a doubled hand first moves the loser’s points, then doubles the sum', () => {
    const table = rules('klabberjass-4', { auction: 'contracts', doubling: 2 })
    expect(onSheet(table, playedByFour({ multiplier: 2 })).slice(2)).toEqual([
      '1 -62 both-committed by both-committed',
      '0 62 both-committed by both-committed',
      '0 162 doubled by doubling',
    ])
  })

  it('a revoke has lines that move all the points', () => {
    expect(onSheet(bela, played({ revoke: 0 })).slice(2)).toEqual(['0 -70 revoke by revoke', '1 70 revoke by revoke'])
  })

  it('points settled by word have a line for each side', () => {
    expect(onSheet(bela, agreed([0, 20]))).toEqual(['0 0 agreed by agreed-points', '1 20 agreed by agreed-points'])
  })

  it('match points are rounded side by side or as a whole', () => {
    expect(onSheet(bulgarian, playedByFour())).toEqual(['0 10 rounded by rounding', '1 6 rounded by rounding'])
    expect(onSheet(bulgarian, playedByFour({ taker: 1 }))).toEqual(['0 16 rounded by match-points'])
  })

  it('doubled match points name the rule, and the third level another', () => {
    const table = rules('bridge-belote', { doubling: 8 })
    const doubled = (multiplier: 2 | 8) => onSheet(table, playedByFour({ multiplier }))
    expect(doubled(2)).toEqual(['0 16 rounded by match-points', '0 16 doubled by doubling'])
    expect(doubled(8)).toEqual(['0 16 rounded by match-points', '0 112 doubled by third-level'])
  })

  it('the premium for all the tricks and each kirtik have lines of their own', () => {
    const hand = playedByFour({ cardPoints: [0, 152], lastTrick: 1, tricks: [0, 8] })
    expect(onSheet(rules('bridge-belote', { kirtik: 'yes' }), hand)).toEqual([
      '1 16 rounded by match-points',
      '1 9 sweep by all-tricks',
      '0 -10 kirtik-inside by kirtik',
      '0 -10 kirtik-swept by kirtik',
    ])
  })

  it('match points that hang have a line of their own', () => {
    expect(onSheet(bulgarian, playedByFour({ cardPoints: [71, 81] })).slice(2)).toEqual(['0 -8 held-over by tie'])
  })
})

describe('the rule behind the end of the game', () => {
  const endRule = (table: Rules, hand: Hand, facts: Partial<Game> = {}) => score(table, hand, facts).ending.rule

  it.each([
    ['one at the target', endRule(bela, played(), from([450, 0])), 'one-over'],
    ['two at the target', endRule(bela, played(), from([450, 460])), 'both-over'],
    ['two level there', endRule(rules('lehman'), played(), from([440, 455])), 'tie-at-target'],
    ['a good claim', endRule(bela, claimed(), from([460, 0])), 'claim-counts'],
    ['a false claim', endRule(bela, claimed()), 'false-claim'],
    [
      'all the tricks, which end no game',
      endRule(bulgarian, playedByFour({ cardPoints: [152, 0], tricks: [8, 0] }), from([150, 0])),
      'end-on-sweep',
    ],
    ['no one at the target', endRule(bela, played()), null],
  ])('the end of the game names its rule: %s', (_, rule, expected) => {
    expect(rule).toBe(expected)
  })
})
