import { describe, expect, it } from 'vitest'
import { settledRows } from '@/lib/engine/game/ledger'
import { audit } from '@/lib/engine/play/audit'
import { turnFaults } from '@/lib/engine/play/deal-faults'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { PROBLEM_CODES, PROBLEMS, type Problem, type ProblemName } from '@/lib/engine/table/problem'
import { parseGame } from '@/lib/format/game-file'
import {
  agreed,
  claimed,
  counted,
  four,
  from,
  game,
  played,
  playedByFour,
  playedByThree,
  problemOf,
  rules,
  run,
  said,
  settled,
  sheet,
  thrownIn,
} from '../support/builders'
import { cards } from '../support/runs'
import { DEAL, replaced } from '../support/two-handed-deal'

const two = rules('bela-2')
const three = rules('bela-3')
const short = rules('bela-3', { pack: 28, exchangeSeven: 'no' })
const partners = rules('klabberjass-4')
const belote = rules('bridge-belote')
const counts = rules('klabberjass-4', { auction: 'contracts', claims: 'any-trick', carres: 'yes' })
const bids = rules('contree')
const thrice = rules('contree', { doubling: 3 })
const onlyBids = rules('contree', { bidWrites: 'bid' })
const plain = rules('belote')

type Told = readonly [name: ProblemName, place: string, figures: Problem['figures'], table: Rules, hand: Hand]

const TOLD: readonly Told[] = [
  ['multiplier-too-high', 'multiplier', { given: 2, highest: 1 }, partners, playedByFour({ multiplier: 2 })],
  ['multiplier-too-high', 'multiplier', { given: 8, highest: 4 }, belote, counted({ trump: 'hearts', multiplier: 8 })],
  ['big-not-played', 'big', {}, three, playedByThree({ big: true })],
  ['trump-not-in-auction', 'trump', { trump: 'none' }, two, played({ trump: 'none' })],
  ['trump-not-in-auction', 'trump', { trump: 'all' }, two, counted({ trump: 'all' })],
  ['trump-not-in-auction', 'trump', { trump: 'none' }, two, claimed({ trump: 'none' })],
  ['no-claims-here', '', {}, partners, claimed()],
  ['claim-too-late', 'afterTrick', { given: 5 }, rules('bela-2', { claims: 'first-three' }), claimed()],
  [
    'claim-too-late',
    'afterTrick',
    { given: 4 },
    rules('bela-2', { claims: 'first-three' }),
    claimed({ afterTrick: 4 }),
  ],
  ['negative-points', 'cardPoints.0', { given: -1 }, two, played({ cardPoints: [-1, 60] })],
  ['negative-points', 'cardPoints.1', { given: -1 }, two, played({ cardPoints: [60, -1] })],
  // The problem names the figure that was entered, not the one that follows from it.
  ['pile-over-pack', 'cardPoints.0', { given: 153, to: 152 }, partners, playedByFour({ cardPoints: [153, null] })],
  ['pile-over-pack', 'cardPoints.1', { given: 999, to: 152 }, partners, playedByFour({ cardPoints: [null, 999] })],
  ['pile-over-pack', 'cardPoints.1', { given: 147, to: 146 }, two, played({ cardPoints: [null, 147] })],
  // This holds with any points in the other pile, which was not counted yet.
  ['negative-points', 'cardPoints.0', { given: -1 }, two, played({ cardPoints: [-1, null] })],
  ['negative-points', 'cardPoints.1', { given: -1 }, two, played({ cardPoints: [null, -1] })],
  ['negative-points', 'totals.1', { given: -5 }, two, counted({ totals: [40, -5] })],
  ['negative-points', 'cardPoints', { given: -1 }, two, claimed({ cardPoints: -1 })],
  ['card-points-sum', 'cardPoints', { given: 17, from: 18, to: 146 }, two, played({ cardPoints: [10, 7] })],
  ['card-points-sum', 'cardPoints', { given: 147, from: 18, to: 146 }, two, played({ cardPoints: [100, 47] })],
  [
    'card-points-sum',
    'cardPoints',
    { given: 84, from: 85, to: 152 },
    three,
    playedByThree({ cardPoints: [40, 24, 20] }),
  ],
  [
    'card-points-sum',
    'cardPoints',
    { given: 153, from: 85, to: 152 },
    three,
    playedByThree({ cardPoints: [60, 50, 43] }),
  ],
  // The 28 cards make 152, and one of them is out of play: 140 would need a card of twelve points.
  [
    'card-points-sum',
    'cardPoints',
    { given: 140, from: 132, to: 152 },
    short,
    playedByThree({ cardPoints: [60, 50, 30] }),
  ],
  [
    'card-points-sum',
    'cardPoints',
    { given: 151, from: 152, to: 152 },
    partners,
    playedByFour({ cardPoints: [100, 51] }),
  ],
  ['totals-sum', 'totals', { given: 163, base: 162 }, partners, counted({ totals: [100, 63] })],
  ['totals-sum', 'totals', { given: 152, base: 162 }, partners, counted({ totals: [100, 52], trump: 'hearts' })],
  ['totals-sum', 'totals', { given: 129, base: 130 }, belote, counted({ totals: [100, 29], trump: 'none' })],
  ['totals-sum', 'totals', { given: 248, base: 258 }, belote, counted({ totals: [148, 100], trump: 'all' })],
  ['totals-sum', 'totals', { given: 120, base: 162 }, belote, counted({ totals: [100, 20] })],
  ['totals-sum', 'totals', { given: 172, base: 162 }, partners, counted({ totals: [110, 62] })],
  ['say-all-tricks', 'tricks', {}, plain, counted({ totals: [252, 0] })],
  ['total-without-trick', 'totals.1', { side: 1, given: 52 }, plain, counted({ totals: [200, 52], tricks: [8, 0] })],
  ['bela-not-in-total', 'totals.1', { side: 1, given: 0, belas: 20 }, plain, counted({ totals: [182, 0], bela: [1] })],
  ['claim-over-pack', 'cardPoints', { given: 147, to: 146 }, two, claimed({ cardPoints: 147 })],
  ['claim-over-pack', 'cardPoints', { given: 153, to: 152 }, counts, claimed({ cardPoints: 153 })],
  // The trump was not said. The cards are worth most at all trumps, which two players cannot choose.
  ['claim-over-pack', 'cardPoints', { given: 249, to: 248 }, counts, claimed({ cardPoints: 249, trump: null })],
  ['tricks-sum', 'tricks', { given: 8, all: 9 }, two, played({ tricks: [4, 4] })],
  ['tricks-sum', 'tricks', { given: 9, all: 8 }, partners, playedByFour({ tricks: [5, 4] })],
  ['tricks-sum', 'tricks', { given: 9, all: 9 }, two, played({ tricks: [10, -1] })],
  ['points-without-trick', 'tricks.0', { side: 0 }, two, played({ tricks: [0, 9] })],
  ['points-without-trick', 'tricks.1', { side: 1 }, two, played({ tricks: [9, 0] })],
  ['points-without-trick', 'tricks.1', { side: 1 }, partners, playedByFour({ cardPoints: [90, null], tricks: [8, 0] })],
  ['last-trick-without-trick', 'tricks.1', { side: 1 }, two, played({ cardPoints: [70, 0], tricks: [9, 0] })],
  ['last-trick-without-trick', 'tricks.0', { side: 0 }, two, counted({ lastTrick: 0, tricks: [0, 9] })],
  ['no-such-trick', 'afterTrick', { given: 10, all: 9 }, two, claimed({ afterTrick: 10 })],
  ['no-such-trick', 'afterTrick', { given: 0, all: 9 }, two, claimed({ afterTrick: 0 })],
  ['no-such-trick', 'afterTrick', { given: 8, all: 9 }, two, claimed({ afterTrick: 8, lastTrick: true })],
  ['run-too-short', 'melds.0', { cards: 'AS KS' }, two, played({ melds: [run(0, 'AS KS')] })],
  ['run-too-short', 'melds.0', { given: 2 }, two, played({ melds: [said(0, 2)] })],
  ['run-two-suits', 'melds.0', { cards: 'AS KS QH' }, two, played({ melds: [run(0, 'AS KS QH')] })],
  ['run-not-consecutive', 'melds.1', { cards: 'AS KS JS' }, two, played({ melds: [said(1, 3), run(0, 'AS KS JS')] })],
  ['run-not-in-pack', 'melds.0', { given: 9, rank: '' }, two, played({ melds: [said(0, 9)] })],
  ['run-not-in-pack', 'melds.0', { given: 4, rank: '9' }, two, played({ melds: [said(0, 4, '9')] })],
  [
    'run-not-in-pack',
    'melds.0',
    { rank: '7' },
    short,
    playedByThree({ cardPoints: [60, 52, 40], melds: [run(0, '9S 8S 7S')] }),
  ],
  ['card-twice', 'melds.0', { cards: 'AS KS KS' }, two, played({ melds: [run(0, 'AS KS KS')] })],
  ['four-not-known', 'melds.0', { rank: 'J' }, two, played({ melds: [four(0, 'J')] })],
  ['four-not-known', 'melds.0', { rank: '8' }, belote, playedByFour({ melds: [four(0, '8')] })],
  ['card-in-two-melds', 'melds.1', { card: 'QS' }, two, played({ melds: [run(0, 'AS KS QS'), run(1, 'QS JS 10S')] })],
  [
    'card-in-two-melds',
    'melds.1',
    { card: 'KS' },
    two,
    played({ melds: [said(0, 3, 'K', 'spades'), run(1, 'AS KS QS')] }),
  ],
  // A run of five and a run of four of one suit share a card, but it was not said which.
  ['card-in-two-melds', 'melds', {}, two, played({ melds: [said(0, 5, null, 'spades'), said(1, 4, null, 'spades')] })],
  [
    'melds-over-hand',
    'melds',
    { seat: 1, given: 10, most: 9 },
    two,
    played({ melds: [said(0, 3), said(1, 5), said(1, 5)] }),
  ],
  [
    'melds-over-hand',
    'melds',
    { seat: 0, given: 9, most: 8 },
    belote,
    playedByFour({ melds: [four(0, 'J'), said(0, 5)] }),
  ],
  [
    'melds-over-hand',
    'melds',
    { seat: 3, given: 9, most: 8 },
    partners,
    playedByFour({ melds: [run(3, 'AS KS QS'), said(3, 3), said(3, 3)] }),
  ],
  ['meld-points', 'melds.0', { given: 5 }, two, played({ melds: [settled(0, 5)] })],
  ['meld-points', 'melds.0', { given: -20 }, two, played({ melds: [settled(0, -20)] })],
  ['bela-at-no-trumps', 'bela', {}, belote, playedByFour({ trump: 'none', cardPoints: [70, 50], bela: [0] })],
  ['bela-at-no-trumps', 'bela', {}, counts, claimed({ trump: 'none', bela: 'announced' })],
  ['too-many-belas', 'bela', { given: 2, most: 1 }, two, played({ bela: [0, 1] })],
  [
    'too-many-belas',
    'bela',
    { given: 5, most: 4 },
    belote,
    playedByFour({ trump: 'all', cardPoints: [190, 58], bela: [0, 0, 1, 2, 3] }),
  ],
  ['bela-card-shown', 'bela', {}, two, played({ melds: [run(1, 'AH KH QH')], bela: [0] })],
  ['say-card-points', 'cardPoints', {}, two, played({ cardPoints: [70, null] })],
  ['say-last-trick', 'lastTrick', {}, two, played({ lastTrick: null })],
  ['say-run-top', 'melds', {}, two, played({ melds: [said(0, 4), said(1, 4)] })],
  ['say-run-suit', 'melds', {}, two, played({ melds: [said(0, 4, 'K'), said(1, 4, 'K')] })],
  [
    'say-tricks',
    'tricks',
    { side: 1 },
    two,
    played({ cardPoints: [115, 0], lastTrick: 0, tricks: null, melds: [run(1, '9S 8S 7S')] }),
  ],
  ['say-tricks', 'tricks', {}, belote, playedByFour({ cardPoints: [152, 0], tricks: null })],
  ['say-trump', 'trump', {}, belote, counted({ totals: [100, 62] })],
  ['say-claim', 'cardPoints', {}, two, claimed({ cardPoints: null })],
]

/** Further hands with these problems. */
const WRONG: readonly (readonly [ProblemName, string, Rules, Hand])[] = [
  ['multiplier-too-high', '×8 where two levels are played', belote, playedByFour({ multiplier: 8 })],
  ['multiplier-too-high', 'three times where it is four times', bids, playedByFour({ bid: 80, multiplier: 3 })],
  ['multiplier-too-high', 'four times where it is three times', thrice, playedByFour({ bid: 80, multiplier: 4 })],
  ['bid-not-asked', 'a bid where a suit is turned up', partners, playedByFour({ bid: 80 })],
  [
    'bid-not-asked',
    'all the tricks, in a count',
    belote,
    counted({ totals: [100, 62], trump: 'hearts', bid: 'capot' }),
  ],
  ['bid-out-of-bounds', 'less than the lowest bid', bids, playedByFour({ bid: 70 })],
  ['bid-out-of-bounds', 'more than the highest', bids, counted({ totals: [100, 62], bid: 170 })],
  ['bid-out-of-bounds', 'between two tens', bids, playedByFour({ bid: 85 })],
  ['say-bid', 'no bid where points are bid', bids, playedByFour()],
  [
    'say-declared',
    'totals where the bid and the declarations are written',
    onlyBids,
    counted({ totals: [100, 62], bid: 80 }),
  ],
  ['runs-not-played', 'a run where bela alone is declared', plain, playedByFour({ melds: [run(0, 'AS KS QS')] })],
  ['runs-not-played', 'a run not shown', plain, playedByFour({ melds: [said(0, 3)] })],
  ['runs-not-played', 'points settled at the table', plain, playedByFour({ melds: [settled(0, 20)] })],
  ['too-many-belas', 'two in a count', plain, counted({ totals: [100, 82], bela: [0, 1] })],
  ['bela-at-no-trumps', 'one in a count', belote, counted({ totals: [100, 30], trump: 'none', bela: [0] })],
  ['totals-sum', '162 with every trick', plain, counted({ totals: [162, 0], tricks: [8, 0] })],
  [
    'trump-not-in-auction',
    'all trumps from a turn-up',
    partners,
    playedByFour({ trump: 'all', cardPoints: [190, 58] }),
  ],
  ['card-points-sum', 'a suit’s points at no trumps', belote, playedByFour({ trump: 'none' })],
  ['points-without-trick', 'also where one pile was not said', two, played({ cardPoints: [null, 42], tricks: [9, 0] })],
  ['no-such-trick', 'the last trick in the middle', two, claimed({ afterTrick: 5, lastTrick: true })],
  ['run-not-consecutive', 'the order of trumps', two, played({ melds: [run(0, 'JH 9H AH')] })],
  ['four-not-known', 'four sevens', belote, playedByFour({ melds: [four(0, '7')] })],
  ['card-in-two-melds', 'in a run and a four', belote, playedByFour({ melds: [run(0, 'AS KS QS'), four(0, 'K')] })],
  ['melds-over-hand', 'nine cards of eight', partners, playedByFour({ melds: [said(0, 5), said(0, 4)] })],
  [
    'bela-card-shown',
    'all kings in one hand, bela in another',
    belote,
    playedByFour({ trump: 'all', cardPoints: [190, 58], melds: [four(0, 'K')], bela: [1] }),
  ],
  [
    'bela-card-shown',
    'seven trumps in one hand, their top not said',
    two,
    played({ melds: [said(1, 7, null, 'hearts')], bela: [0] }),
  ],
  ['say-card-points', 'no pile counted', partners, playedByFour({ cardPoints: [null, null], tricks: null })],
]

const IN_DEALS: readonly (readonly [ProblemName, string, Problem['figures'], Partial<PlayedDeal>])[] = [
  ['trick-size', 'tricks.0', { trick: 1, players: 2, all: 9 }, replaced(0, 'AS 9H AH')],
  ['trick-size', 'tricks.3', { trick: 4, players: 2, all: 9 }, replaced(3, '7H')],
  [
    'trick-size',
    'tricks.9',
    { trick: 10, players: 2, all: 9 },
    { hands: null, tricks: [...DEAL.tricks, cards('JS 10S')] },
  ],
  ['card-played-twice', 'tricks.1', { trick: 2, seat: 1, card: '9H' }, replaced(1, '9H KH')],
  ['card-not-held', 'tricks.0', { trick: 1, seat: 1, card: 'JS' }, replaced(0, 'AS JS')],
  [
    'dealt-twice',
    'hands.1',
    { seat: 1, card: 'AS' },
    { hands: ['AS 9S 7S KH QH JD 8D 10C 9C', 'AS 9H 8H 7H 9D 7D AC KC JC'].map(cards) },
  ],
  [
    'hand-too-large',
    'hands.0',
    { seat: 0, given: 10, most: 9 },
    { hands: ['AS 9S 7S KH QH JD 8D 10C 9C QS', 'AH 9H 8H 7H 9D 7D AC KC JC'].map(cards) },
  ],
  ['meld-not-held', 'melds.1', { seat: 0, card: 'KS' }, { melds: [settled(0, 20), run(0, 'AS KS QS')] }],
  ['bela-not-held', 'bela', { seat: 1 }, { bela: [1] }],
]

describe('hands that are impossible or incomplete', () => {
  it.each(TOLD)('a problem tells its place and its figures: %s at “%s”: %j', (name, place, figures, table, hand) => {
    const problem = sheet(table, [hand]).open?.problem
    expect(problem).toEqual({ code: PROBLEMS[name], name, place, figures })
  })

  it.each(WRONG)('a wrong hand names its problem %s: %s', (name, _, table, hand) => {
    expect(problemOf(table, hand)).toEqual({ code: PROBLEMS[name], name })
  })

  it('a half-told run has room beside the others only in cards that the pack has', () => {
    // Ace to ten of spades are shown. The suit has 9, 8 and 7 left, if there are sevens.
    const melds = [run(1, 'AS KS QS JS 10S'), said(0, 3, null, 'spades')]
    const hand = playedByThree({ cardPoints: [60, 40, 32], melds })
    expect(problemOf(rules('bela-3', { exchangeSeven: 'no' }), hand)).toBeNull()
    expect(problemOf(rules('bela-3', { pack: 28, exchangeSeven: 'no' }), hand)?.name).toBe('card-in-two-melds')
  })

  it('a claim cannot hold more points than a suit has where only suits are trumps', () => {
    // The most is 152 in a suit, and 248 at all trumps.
    const hand = claimed({ cardPoints: 153, trump: null })
    expect(problemOf(rules('klabberjass-4', { claims: 'any-trick' }), hand)?.name).toBe('claim-over-pack')
    expect(problemOf(rules('bridge-belote', { claims: 'any-trick' }), hand)).toBeNull()
  })
})

describe('hands that are unusual but possible', () => {
  it.each<[string, Rules, Hand]>([
    ['eighteen points of the poorest cards', two, played({ cardPoints: [8, 10] })],
    ['146 of the richest', two, played({ cardPoints: [100, 46] })],
    ['85 with three', three, playedByThree({ cardPoints: [40, 25, 20] })],
    ['152 with three', three, playedByThree({ cardPoints: [60, 50, 42] })],
    ['132 of 28 cards: the jack of trumps lies apart', short, playedByThree({ cardPoints: [60, 42, 30] })],
    ['as many doubles as are played', belote, playedByFour({ multiplier: 4 })],
    ['a claim after the third trick', rules('bela-2', { claims: 'first-three' }), claimed({ afterTrick: 3 })],
    ['a claim after the first', two, claimed({ afterTrick: 1 })],
    ['a claim after the last', two, claimed({ afterTrick: 9, lastTrick: true })],
    ['a claim of everything in the pack', two, claimed({ cardPoints: 146 })],
    ['a claim of 248 where it may have been all trumps', counts, claimed({ cardPoints: 248, trump: null })],
    ['a claim of nothing', two, claimed({ cardPoints: 0 })],
    ['totals of all the cards and no more', partners, counted({ totals: [100, 62], trump: 'hearts' })],
    ['a claim without a bela at no trumps', counts, claimed({ trump: 'none' })],
    ['a revoke, after which no one counts tricks', two, played({ revoke: 0, tricks: [1, 1] })],
    ['totals of 130 at no trumps', belote, counted({ totals: [90, 40], trump: 'none', tricks: [5, 3] })],
    ['settled points of nothing', two, played({ melds: [settled(0, 0)] })],
    ['points settled by word may be negative', two, agreed([-30, 0])],
    ['why a deal was thrown in is not checked', partners, thrownIn('void-deal')],
    ['a count of one and a hundred and fifty-one', two, counted({ totals: [1, 151] })],
    [
      'a sum that all the tricks for 360 can make',
      rules('klabberjass-4', { sweep: '360' }),
      counted({ totals: [360, 0] }),
    ],
    ['four belas at all trumps', belote, playedByFour({ trump: 'all', cardPoints: [190, 58], bela: [0, 1, 1, 3] })],
    ['bela with a run of one’s own', two, played({ melds: [run(0, 'AH KH QH')], bela: [0] })],
    ['nine cards declared of nine', two, played({ melds: [said(0, 5), said(0, 4)] })],
    ['a pile of nothing with tricks', two, played({ cardPoints: [0, 115], tricks: [3, 6] })],
    ['with points settled by word where no one claims', rules('lehman'), agreed([5, 0])],
    [
      'with a run without a seven where there are none',
      rules('bela-3', { pack: 28, exchangeSeven: 'no' }),
      playedByThree({ cardPoints: [60, 40, 32], melds: [run(0, 'AS KS QS')] }),
    ],
  ])('an unusual but possible hand has no problem: %s', (_, table, hand) => {
    expect(problemOf(table, hand)).toBeNull()
  })

  it('a missing figure is no problem where the partners’ other figure gives it', () => {
    expect(problemOf(partners, playedByFour({ cardPoints: [152, null], tricks: [8, 0], lastTrick: 0 }))).toBeNull()
    expect(problemOf(partners, playedByFour({ cardPoints: [null, 152], tricks: [0, 8], lastTrick: 1 }))).toBeNull()
  })
})

describe('the first of several problems', () => {
  const worse: readonly (readonly [Partial<Parameters<typeof played>[0]>, ProblemName])[] = [
    [{ multiplier: 2 }, 'multiplier-too-high'],
    [{ cardPoints: [100, 100] }, 'card-points-sum'],
    [{ tricks: [1, 1] }, 'tricks-sum'],
    [{ melds: [run(0, 'AS KS')] }, 'run-too-short'],
    [{ bela: [0, 1] }, 'too-many-belas'],
    [{ lastTrick: null }, 'say-last-trick'],
  ]

  it.each(worse.map(([, name], from) => [name, from] as const))(
    '%s is named before all that come after it',
    (name, from) => {
      const facts = worse.slice(from).reduce<Parameters<typeof played>[0]>((all, [more]) => ({ ...all, ...more }), {})
      expect(problemOf(two, played(facts))?.name).toBe(name)
    },
  )

  it('the codes of problems keep the order of the contract', () => {
    expect(PROBLEM_CODES).toEqual([
      'unreadable',
      'impossible-option',
      'impossible-card-points',
      'impossible-tricks',
      'impossible-meld',
      'impossible-bela',
      'undecided',
      'game-over',
    ])
  })

  it('a hand after the end of the game has no other problem', () => {
    const late = settledRows(game(two, [claimed(), played({ tricks: [1, 1], melds: [run(0, 'AS KS')] })]))
    expect(late).toMatchObject({ error: { code: 'game-over', name: 'after-the-end', place: 'hands.1' } })
  })

  it('the first wrong hand is named', () => {
    const hands = [played(), played({ lastTrick: null }), played({ tricks: [1, 1] })]
    const read = settledRows(game(two, hands, from([0, 0])))
    expect(read.ok ? null : read.error.name).toBe('say-last-trick')
  })
})

const FILE = { rules: { base: 'bela-2' }, dealer: 1, hands: [] }

const IN_FILES: readonly (readonly [ProblemName, string, unknown])[] = [
  ['not-this-format', 'a key that nobody knows', { ...FILE, stakes: 'pennies' }],
  ['not-this-format', 'a rule set that nobody knows', { ...FILE, rules: { base: 'bela-5' } }],
  ['not-this-format', 'a dealer who is not there', { ...FILE, dealer: 2 }],
  ['option-clash', 'twenty-eight cards with two players', { ...FILE, rules: { base: 'bela-2', pack: 28 } }],
]

describe('problems in a file', () => {
  it.each(IN_FILES)('a file names its problem %s: %s', (name, _, json) => {
    const read = parseGame(json)
    expect(read.ok ? null : read.error).toMatchObject({ code: PROBLEMS[name], name })
  })
})

describe('problems of a deal played card by card', () => {
  it('a correct deal has no problem', () => {
    expect(audit(two, DEAL)).toMatchObject({ ok: true })
  })

  it.each(IN_DEALS)(
    'a problem of a deal tells its place and its figures: %s at “%s”: %j',
    (name, place, figures, facts) => {
      expect(audit(two, { ...DEAL, ...facts })).toEqual({
        ok: false,
        error: { code: PROBLEMS[name], name, place, figures },
      })
    },
  )

  it('a seven that was taken out of the pack has no place in the deal', () => {
    const found = audit(short, { ...DEAL, hands: null, tricks: [cards('AS 8S 7S')] })
    const error = { code: 'impossible-tricks', name: 'card-not-in-pack', place: '', figures: { card: '7S' } }
    expect(found).toMatchObject({ ok: false, error })
  })

  it('a card both in hand and in the trick is called a mistake of the hand', () => {
    expect(turnFaults(two, { trump: 'hearts', hand: cards('AS KS'), trick: cards('KS') })).toEqual([
      { code: 'impossible-tricks', name: 'dealt-twice', place: 'hand', figures: { card: 'KS' } },
    ])
    expect(
      turnFaults(two, { trump: 'hearts', hand: cards('AS KS QS JS 10S 9S 8S 7S AH'), trick: cards('KH') }),
    ).toEqual([])
  })
})

describe('all problems', () => {
  it('every problem occurs in one of these tests', () => {
    const met = [...TOLD, ...WRONG, ...IN_FILES, ...IN_DEALS].map(([name]) => name)
    expect(new Set([...met, 'card-not-in-pack', 'after-the-end'])).toEqual(new Set(Object.keys(PROBLEMS)))
  })
})
