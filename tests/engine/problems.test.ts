import { describe, expect, it } from 'vitest'
import { settledRows } from '@/lib/engine/game/ledger'
import { audit } from '@/lib/engine/play/audit'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { PROBLEM_CODES, PROBLEMS, type ProblemName } from '@/lib/engine/table/problem'
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
  thrownIn,
} from '../support/builders'
import { cards } from '../support/runs'
import { DEAL, replaced } from '../support/two-handed-deal'

const two = rules('bela-2')
const three = rules('bela-3')
const four4 = rules('klabberjass-4')
const belote = rules('bridge-belote')
const bids = rules('contree')
const thrice = rules('contree', { doubling: 3 })
const onlyBids = rules('contree', { bidWrites: 'bid' })
const plain = rules('belote')
const counts = rules('klabberjass-4', { auction: 'contracts', claims: 'any-trick', carres: 'yes' })

const WRONG: readonly (readonly [ProblemName, string, Rules, Hand])[] = [
  ['multiplier-too-high', 'doubled where nobody doubles', four4, playedByFour({ multiplier: 2 })],
  ['multiplier-too-high', '×8 where two levels are played', belote, playedByFour({ multiplier: 8 })],
  ['multiplier-too-high', 'three times where it is four times', bids, playedByFour({ bid: 80, multiplier: 3 })],
  ['multiplier-too-high', 'four times where it is three times', thrice, playedByFour({ bid: 80, multiplier: 4 })],
  ['bid-not-asked', 'a bid where a suit is turned up', four4, playedByFour({ bid: 80 })],
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
  ['too-many-belas', 'two in a count', plain, counted({ totals: [100, 102], bela: [0, 1] })],
  ['bela-at-no-trumps', 'one in a count', belote, counted({ totals: [100, 30], trump: 'none', bela: [0] })],
  ['totals-sum', '162 with every trick', plain, counted({ totals: [162, 0], tricks: [8, 0] })],
  ['big-not-played', 'on big at a table without it', three, playedByThree({ big: true })],
  ['trump-not-in-auction', 'no trumps with two players', two, played({ trump: 'none' })],
  ['trump-not-in-auction', 'all trumps from a turn-up', four4, playedByFour({ trump: 'all', cardPoints: [190, 58] })],
  ['trump-not-in-auction', 'no trumps in a claim', two, claimed({ trump: 'none' })],
  ['trump-not-in-auction', 'all trumps in a count', two, counted({ trump: 'all' })],
  ['no-claims-here', 'a claim with partners', four4, claimed()],
  ['claim-too-late', 'after the fifth trick', rules('bela-2', { claims: 'first-three' }), claimed()],
  ['negative-points', 'a pile below nothing', two, played({ cardPoints: [-1, 60] })],
  ['negative-points', 'a total below nothing', two, counted({ totals: [-5, 40] })],
  ['negative-points', 'a claim below nothing', two, claimed({ cardPoints: -1 })],
  ['pile-over-pack', 'a pile above all the cards', four4, playedByFour({ cardPoints: [153, null] })],
  ['card-points-sum', 'fewer than the poorest eighteen cards', two, played({ cardPoints: [10, 7] })],
  ['card-points-sum', 'more than the richest eighteen cards', two, played({ cardPoints: [100, 47] })],
  ['card-points-sum', '151 of 152', four4, playedByFour({ cardPoints: [100, 51] })],
  ['card-points-sum', 'a suit’s points at no trumps', belote, playedByFour({ trump: 'none' })],
  ['totals-sum', '163 with partners', four4, counted({ totals: [100, 63] })],
  ['totals-sum', '152, one last trick too few', four4, counted({ totals: [100, 52], trump: 'hearts' })],
  ['claim-over-pack', 'more than the pack holds', two, claimed({ cardPoints: 147 })],
  ['tricks-sum', 'eight tricks of nine', two, played({ tricks: [4, 4] })],
  ['tricks-sum', 'nine tricks of eight', four4, playedByFour({ tricks: [5, 4] })],
  ['tricks-sum', 'a negative number of tricks', two, played({ tricks: [10, -1] })],
  ['points-without-trick', 'cards without a trick', two, played({ tricks: [0, 9] })],
  ['points-without-trick', 'also where one pile was not said', two, played({ cardPoints: [null, 42], tricks: [9, 0] })],
  ['last-trick-without-trick', 'the last one without any', two, played({ cardPoints: [70, 0], tricks: [9, 0] })],
  ['last-trick-without-trick', 'in a count too', two, counted({ lastTrick: 1, tricks: [9, 0] })],
  ['no-such-trick', 'a claim after the tenth trick', two, claimed({ afterTrick: 10 })],
  ['no-such-trick', 'a claim before the first', two, claimed({ afterTrick: 0 })],
  ['no-such-trick', 'the last trick in the middle', two, claimed({ afterTrick: 5, lastTrick: true })],
  ['run-too-short', 'two cards', two, played({ melds: [run(0, 'AS KS')] })],
  ['run-too-short', 'two cards, not shown', two, played({ melds: [said(0, 2)] })],
  ['run-two-suits', 'a run of two suits', two, played({ melds: [run(0, 'AS KS QH')] })],
  ['run-not-consecutive', 'a gap', two, played({ melds: [run(0, 'AS KS JS')] })],
  ['run-not-consecutive', 'the order of trumps', two, played({ melds: [run(0, 'JH 9H AH')] })],
  ['run-not-in-pack', 'nine cards in a suit of eight', two, played({ melds: [said(0, 9)] })],
  ['run-not-in-pack', 'a fifty below the ten', two, played({ melds: [said(0, 4, '9')] })],
  [
    'run-not-in-pack',
    'a seven among twenty-eight cards',
    rules('bela-3', { pack: 28, exchangeSeven: 'no' }),
    playedByThree({ cardPoints: [60, 52, 40], melds: [run(0, '9S 8S 7S')] }),
  ],
  ['card-twice', 'one card named twice', two, played({ melds: [run(0, 'AS KS KS')] })],
  ['four-not-known', 'four jacks where only runs count', two, played({ melds: [four(0, 'J')] })],
  ['four-not-known', 'four sevens', belote, playedByFour({ melds: [four(0, '7')] })],
  ['card-in-two-melds', 'one card in two hands', two, played({ melds: [run(0, 'AS KS QS'), run(1, 'QS JS 10S')] })],
  ['card-in-two-melds', 'in a run and a four', belote, playedByFour({ melds: [run(0, 'AS KS QS'), four(0, 'K')] })],
  [
    'card-in-two-melds',
    'two that can only be in one suit',
    two,
    played({ melds: [said(0, 5, null, 'spades'), said(1, 4, null, 'spades')] }),
  ],
  ['melds-over-hand', 'ten cards of nine', two, played({ melds: [said(0, 5), said(0, 5)] })],
  ['melds-over-hand', 'nine cards of eight', four4, playedByFour({ melds: [said(0, 5), said(0, 4)] })],
  ['meld-points', 'a settled five', two, played({ melds: [settled(0, 5)] })],
  [
    'bela-at-no-trumps',
    'bela without trumps',
    belote,
    playedByFour({ trump: 'none', cardPoints: [70, 50], bela: [0] }),
  ],
  ['bela-at-no-trumps', 'in a claim too', counts, claimed({ trump: 'none', bela: 'announced' })],
  ['too-many-belas', 'two in one trump suit', two, played({ bela: [0, 1] })],
  [
    'too-many-belas',
    'five at all trumps',
    belote,
    playedByFour({ trump: 'all', cardPoints: [190, 58], bela: [0, 0, 1, 2, 3] }),
  ],
  ['bela-card-shown', 'the king shown by the other', two, played({ melds: [run(1, 'AH KH QH')], bela: [0] })],
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
  ['say-card-points', 'a pile not counted where the sum is open', two, played({ cardPoints: [70, null] })],
  ['say-card-points', 'no pile counted', four4, playedByFour({ cardPoints: [null, null], tricks: null })],
  ['say-last-trick', 'the last trick not said', two, played({ lastTrick: null })],
  ['say-run-top', 'two fifties', two, played({ melds: [said(0, 4), said(1, 4)] })],
  ['say-run-suit', 'two king-high fifties', two, played({ melds: [said(0, 4, 'K'), said(1, 4, 'K')] })],
  [
    'say-tricks',
    'a run whose holder may have taken none',
    two,
    played({ cardPoints: [115, 0], lastTrick: 0, tricks: null, melds: [run(1, '9S 8S 7S')] }),
  ],
  ['say-tricks', 'all the tricks, perhaps', belote, playedByFour({ cardPoints: [152, 0], tricks: null })],
  ['say-trump', 'a count to be rounded', belote, counted({ totals: [100, 62] })],
  ['say-claim', 'a claim without its sum', two, claimed({ cardPoints: null })],
]

describe('facts that are impossible or incomplete', () => {
  it.each(WRONG)('a wrong hand names its problem %s: %s', (name, _, table, hand) => {
    expect(problemOf(table, hand)).toEqual({ code: PROBLEMS[name], name })
  })

  it.each([
    ['points settled by word may be negative', two, agreed([-30, 0])],
    ['why a deal was thrown in is not checked', four4, thrownIn('void-deal')],
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
  ])('an unusual hand without a problem is accepted: %s', (_, table, hand) => {
    expect(problemOf(table, hand)).toBeNull()
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
    expect(late.ok ? null : late.error.code).toBe('game-over')
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

const IN_DEALS: readonly (readonly [ProblemName, string, Partial<PlayedDeal>])[] = [
  ['trick-size', 'three cards in a trick of two', replaced(0, 'AS 9H AH')],
  ['card-played-twice', 'a card that fell before', replaced(1, 'AH QH')],
  ['card-not-held', 'a card of the other hand', replaced(0, 'AS JS')],
  [
    'dealt-twice',
    'one card in two hands',
    { hands: ['AS 9S 7S KH QH JD 8D 10C 9C', 'AS 9H 8H 7H 9D 7D AC KC JC'].map(cards) },
  ],
  [
    'hand-too-large',
    'ten cards in a hand',
    { hands: ['AS 9S 7S KH QH JD 8D 10C 9C QS', 'AH 9H 8H 7H 9D 7D AC KC JC'].map(cards) },
  ],
  ['meld-not-held', 'a run that nobody holds', { melds: [run(0, 'AS KS QS')] }],
  ['bela-not-held', 'a bela that nobody holds', { bela: [1] }],
]

describe('problems in a deal played card by card', () => {
  it('a correct deal has no problem', () => {
    expect(audit(two, DEAL)).toMatchObject({ ok: true })
  })

  it.each(IN_DEALS)('a deal names its problem %s: %s', (name, _, facts) => {
    const found = audit(two, { ...DEAL, ...facts })
    expect(found.ok ? null : found.error).toMatchObject({ code: PROBLEMS[name], name })
  })

  it('card-not-in-pack is named for a seven where the sevens were taken out', () => {
    const short = rules('bela-3', { pack: 28, exchangeSeven: 'no' })
    const found = audit(short, { ...DEAL, hands: null, tricks: [cards('AS 8S 7S')] })
    expect(found).toMatchObject({ ok: false, error: { code: 'impossible-tricks', name: 'card-not-in-pack' } })
  })
})

describe('all problems', () => {
  it('every problem occurs in one of these tests', () => {
    const met = [...WRONG, ...IN_FILES, ...IN_DEALS].map(([name]) => name)
    expect(new Set([...met, 'card-not-in-pack', 'after-the-end'])).toEqual(new Set(Object.keys(PROBLEMS)))
  })
})

describe('a run that was only half told', () => {
  it('a half-told run has room beside the others only in cards that the pack has', () => {
    // Ace to ten of spades are shown. The suit has 9, 8 and 7 left, if there are sevens.
    const melds = [run(1, 'AS KS QS JS 10S'), said(0, 3, null, 'spades')]
    const hand = playedByThree({ cardPoints: [60, 40, 32], melds })
    expect(problemOf(rules('bela-3', { exchangeSeven: 'no' }), hand)).toBeNull()
    expect(problemOf(rules('bela-3', { pack: 28, exchangeSeven: 'no' }), hand)?.name).toBe('card-in-two-melds')
  })
})

describe('hands without a problem', () => {
  it.each([
    ['with points settled by word where no one claims', rules('lehman'), agreed([5, 0])],
    [
      'with a run without a seven where there are none',
      rules('bela-3', { pack: 28, exchangeSeven: 'no' }),
      playedByThree({ cardPoints: [60, 40, 32], melds: [run(0, 'AS KS QS')] }),
    ],
  ] as const)('a hand is fine %s', (_, table, hand) => {
    expect(problemOf(table, hand)).toBeNull()
  })

  it('a claim cannot hold more points than a suit has where only suits are trumps', () => {
    // The most is 152 in a suit, and 248 at all trumps.
    const hand = claimed({ cardPoints: 153, trump: null })
    expect(problemOf(rules('klabberjass-4', { claims: 'any-trick' }), hand)?.name).toBe('claim-over-pack')
    expect(problemOf(rules('bridge-belote', { claims: 'any-trick' }), hand)).toBeNull()
  })
})
