import { describe, expect, it } from 'vitest'
import { settledRows } from '@/lib/engine/game/ledger'
import { audit } from '@/lib/engine/play/audit'
import { turnFaults } from '@/lib/engine/play/deal-faults'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { Problem, ProblemName } from '@/lib/engine/table/problem'
import {
  claimed,
  counted,
  four,
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
} from '../support/builders'
import { cards } from '../support/runs'
import { DEAL, replaced } from '../support/two-handed-deal'

const two = rules('bela-2')
const three = rules('bela-3')
const short = rules('bela-3', { pack: 28, exchangeSeven: 'no' })
const partners = rules('klabberjass-4')
const belote = rules('bridge-belote')
const counts = rules('klabberjass-4', { auction: 'contracts', claims: 'any-trick', carres: 'yes' })

type Told = readonly [name: ProblemName, place: string, figures: Problem['figures'], table: Rules, hand: Hand]

const OPTIONS: readonly Told[] = [
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
]

const POINTS: readonly Told[] = [
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
  ['claim-over-pack', 'cardPoints', { given: 147, to: 146 }, two, claimed({ cardPoints: 147 })],
  ['claim-over-pack', 'cardPoints', { given: 153, to: 152 }, counts, claimed({ cardPoints: 153 })],
  // The trump was not said. The cards are worth most at all trumps, which two players cannot choose.
  ['claim-over-pack', 'cardPoints', { given: 249, to: 248 }, counts, claimed({ cardPoints: 249, trump: null })],
]

const TRICKS: readonly Told[] = [
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
]

const MELDS: readonly Told[] = [
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
]

const UNSAID: readonly Told[] = [
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

describe('the place and the figures of a problem', () => {
  it.each([...OPTIONS, ...POINTS, ...TRICKS, ...MELDS, ...UNSAID])(
    'a problem tells its place and its figures: %s at “%s”: %j',
    (name, place, figures, table, hand) => {
      const found = sheet(table, [hand]).open?.problem
      expect({ name: found?.name, place: found?.place, figures: found?.figures }).toEqual({ name, place, figures })
    },
  )

  it('the first hand after the end of the game is the place of the problem', () => {
    const late = settledRows(game(two, [claimed(), played()]))
    expect(late).toMatchObject({ ok: false, error: { name: 'after-the-end', place: 'hands.1' } })
  })
})

describe('hands at the edge of the possible', () => {
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
    ['a hand full of runs', two, played({ melds: [said(0, 4), said(0, 5)] })],
  ])('an extreme but possible hand has no problem: %s', (_, table, hand) => {
    expect(problemOf(table, hand)).toBeNull()
  })

  it('a missing figure is no problem where the partners’ other figure gives it', () => {
    expect(problemOf(partners, playedByFour({ cardPoints: [152, null], tricks: [8, 0], lastTrick: 0 }))).toBeNull()
    expect(problemOf(partners, playedByFour({ cardPoints: [null, 152], tricks: [0, 8], lastTrick: 1 }))).toBeNull()
  })
})

describe('problems of a deal played card by card', () => {
  it.each<[ProblemName, string, Problem['figures'], Partial<PlayedDeal>]>([
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
  ])('a problem of a deal tells its place and its figures: %s at “%s”: %j', (name, place, figures, facts) => {
    const found = audit(two, { ...DEAL, ...facts })
    const told = found.ok ? null : found.error
    expect({ name: told?.name, place: told?.place, figures: told?.figures }).toEqual({ name, place, figures })
  })

  it('a seven that was taken out of the pack has no place in the deal', () => {
    const found = audit(short, { ...DEAL, hands: null, tricks: [cards('AS 8S 7S')] })
    expect(found).toMatchObject({ error: { name: 'card-not-in-pack', place: '', figures: { card: '7S' } } })
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
