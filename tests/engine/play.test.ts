import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit } from '@/lib/engine/play/audit'
import { dealFaults, turnFaults } from '@/lib/engine/play/deal-faults'
import { checkDeclarable, declarableBySeat } from '@/lib/engine/play/declarable'
import { legalPlays, ruleBroken } from '@/lib/engine/play/legal'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import { TRUMPS, type Card, type Trump } from '@/lib/engine/table/card'
import { cardPoints, handSize, packOf } from '@/lib/engine/table/deck'
import type { Rules } from '@/lib/engine/table/options'
import { seatsOf, sideOf, sidesOf } from '@/lib/engine/table/seats'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { anyRules } from '../support/any-rules'
import { naiveLegal, naiveWinner } from '../support/naive-play'
import { cards, dealt, rulesAt } from '../support/runs'

// For a longer run: YUSS_RUNS=20000 npx vitest run tests/engine/play.test.ts
const RUNS = Number(process.env['YUSS_RUNS'] ?? 300)

const HOUSE: readonly Partial<Rules>[] = [
  {},
  { bareYuss: 'may-hold' },
  { lowTrumpLead: 'barred' },
  { bareYuss: 'may-hold', lowTrumpLead: 'barred' },
]
const FOUR_HANDED_HOUSE: readonly Partial<Rules>[] = [
  { beatPlain: 'yes', partnerWinning: 'must-trump' },
  { beatPartner: 'yes', partnerWinning: 'free' },
]

const houses = fc.constantFrom(...RULE_SET_IDS).chain((base) => {
  const changes = rulesAt(base).players === 4 ? [...HOUSE, ...FOUR_HANDED_HOUSE] : HOUSE
  return fc.constantFrom(...changes).map((change) => rulesAt(base, change))
})

const tables = fc.oneof(houses, anyRules)

const turns = tables.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    trump: fc.constantFrom(...TRUMPS),
    deck: fc.shuffledSubarray([...packOf(rules.pack)], { minLength: 14, maxLength: 14 }),
    held: fc.integer({ min: 1, max: handSize(rules) }),
    lying: fc.integer({ min: 0, max: rules.players - 1 }),
  }),
)

test('the cards that may be played are those that a second version allows', () => {
  fc.assert(
    fc.property(turns, ({ rules, trump, deck, held, lying }) => {
      const turn = { trump, hand: deck.slice(0, held), trick: deck.slice(9, 9 + lying) }
      expect(legalPlays(rules, turn).legal).toEqual(naiveLegal(rules, trump, turn.hand, turn.trick))
    }),
    { numRuns: 10 * RUNS },
  )
})

test('a card breaks a rule exactly if it may not be played, and some card always may', () => {
  fc.assert(
    fc.property(turns, ({ rules, trump, deck, held, lying }) => {
      const turn = { trump, hand: deck.slice(0, held), trick: deck.slice(9, 9 + lying) }
      const { legal } = legalPlays(rules, turn)
      expect(legal.length).toBeGreaterThan(0)
      for (const card of turn.hand) expect(ruleBroken(rules, turn, card) === null).toBe(legal.includes(card))
    }),
    { numRuns: 3 * RUNS },
  )
})

interface Position {
  readonly hands: readonly (readonly Card[])[]
  readonly trick: readonly Card[]
  readonly seat: number
}

type LegalPlays = (rules: Rules, trump: Trump, hand: readonly Card[], trick: readonly Card[]) => readonly Card[]

/** Returns the number of ways to play the next cards. */
function waysToPlay(rules: Rules, trump: Trump, position: Position, depth: number, legal: LegalPlays): number {
  if (depth === 0) return 1
  const { hands, trick, seat } = position
  return legal(rules, trump, hands[seat] ?? [], trick).reduce((sum, card) => {
    const left = hands.map((hand, index) => (index === seat ? hand.filter((held) => held !== card) : hand))
    const lying = [...trick, card]
    const isFull = lying.length === rules.players
    const leader = (seat + 1 + naiveWinner(lying, trump)) % rules.players
    const next = isFull ? leader : (seat + 1) % rules.players
    return sum + waysToPlay(rules, trump, { hands: left, trick: isFull ? [] : lying, seat: next }, depth - 1, legal)
  }, 0)
}

const engine: LegalPlays = (rules, trump, hand, trick) => legalPlays(rules, { trump, hand, trick }).legal

const TWO = ['AS 9S 7S KH QH JD 8D 10C 9C', 'AH 9H 8H 7H 9D 7D AC KC JC'].map(cards)
const THREE = ['9S AH QH 9H QD JD 7D AC 8C', 'JS KH 7H KD 10D 9D KC QC 7C', 'AS KS QS 7S AD 8D JC 10C 9C'].map(cards)
const FOUR = [
  'JS 9S AH KH 7H QD 10C 8C',
  'AS 10S QH JH AD 9D KC 7C',
  'KS QS 10H 9H KD 10D AC JC',
  '8S 7S 8H JD 8D 7D QC 9C',
].map(cards)

describe('all ways to play a fixed deal, card by card', () => {
  test.each([
    ['bela-2', {}, TWO, 'hearts', [9, 26, 208, 428, 2996, 5876, 35256]],
    ['bela-2', { bareYuss: 'may-hold' }, TWO, 'diamonds', [9, 23, 184, 373, 2611, 4855, 29130]],
    ['bela-3', {}, THREE, 'spades', [9, 22, 64, 512, 1057, 2616, 18312]],
    ['klabberjass-4', {}, FOUR, 'spades', [8, 14, 25, 42, 294, 482, 794]],
    ['bridge-belote', {}, FOUR, 'spades', [8, 16, 32, 56, 392, 726, 1344]],
    ['bridge-belote', {}, FOUR, 'all', [8, 13, 26, 37, 259, 446, 768]],
    ['bridge-belote', {}, FOUR, 'none', [8, 16, 32, 56, 392, 746]],
  ] as const)('the number of legal ways matches a second count: %s %o', (base, changes, hands, trump, counts) => {
    const rules = rulesAt(base, changes)
    const position = { hands, trick: [], seat: 0 }
    expect(counts.map((_, depth) => waysToPlay(rules, trump, position, depth + 1, naiveLegal))).toEqual(counts)
    expect(counts.map((_, depth) => waysToPlay(rules, trump, position, depth + 1, engine))).toEqual(counts)
  })
})

const deal = (facts: Partial<PlayedDeal> = {}): PlayedDeal => ({
  dealer: 1,
  taker: 0,
  trump: 'hearts',
  hands: null,
  tricks: [],
  melds: [],
  bela: [],
  bid: null,
  multiplier: 1,
  big: false,
  ...facts,
})

/** Draws a deal in which each card is chosen from all that are held, whether it may be played or not. */
const playedDeals = tables.chain((rules) =>
  fc
    .record({
      trump: fc.constantFrom(
        ...TRUMPS.filter((trump) => rules.auction === 'contracts' || (trump !== 'all' && trump !== 'none')),
      ),
      hands: dealt(rules, handSize(rules)),
      picks: fc.array(fc.nat(1000), { minLength: 36, maxLength: 36 }),
      dealer: fc.nat(rules.players - 1),
      taker: fc.nat(rules.players - 1),
    })
    .map(({ trump, hands, picks, dealer, taker }) => ({
      rules,
      trump,
      hands,
      dealer,
      taker,
      ...playOut(rules, trump, hands, picks, dealer, taker),
    })),
)

function playOut(
  rules: Rules,
  trump: Trump,
  hands: readonly (readonly Card[])[],
  picks: readonly number[],
  dealer: number,
  taker: number,
) {
  const left = hands.map((hand) => [...hand])
  const tricks: Card[][] = []
  const illegal: string[] = []
  const winners: number[] = []
  let leader = rules.leader === 'taker' ? taker : (dealer + 1) % rules.players
  for (let trick = 0; trick < handSize(rules); trick++) {
    const lying: Card[] = []
    for (let place = 0; place < rules.players; place++) {
      const seat = (leader + place) % rules.players
      const hand = left[seat] ?? []
      const card = hand[(picks[trick * rules.players + place] ?? 0) % hand.length]
      if (card === undefined) throw new Error('no card')
      if (!naiveLegal(rules, trump, hand, lying).includes(card)) illegal.push(`${trick + 1} ${seat} ${card}`)
      left[seat] = hand.filter((held) => held !== card)
      lying.push(card)
    }
    leader = (leader + naiveWinner(lying, trump)) % rules.players
    winners.push(leader)
    tricks.push(lying)
  }
  return { tricks, illegal, winners }
}

test('an audit finds the illegal plays, the winners and the card points of a second version, hands given or not', () => {
  fc.assert(
    fc.property(
      playedDeals,
      fc.boolean(),
      ({ rules, trump, hands, dealer, taker, tricks, illegal, winners }, isGiven) => {
        const bid = rules.auction === 'bids' ? rules.bidStart : null
        const found = audit(rules, deal({ dealer, taker, trump, bid, hands: isGiven ? hands : null, tricks }))
        if (!found.ok) throw new Error(found.error.name)
        const { value } = found
        expect(value.illegal.map(({ trick, seat, card }) => `${trick} ${seat} ${card}`)).toEqual(illegal)
        expect(value.trickWinners).toEqual(winners)
        expect(value.cardPoints).toEqual(
          sidesOf(rules).map((side) =>
            tricks
              .filter((_, trick) => sideOf(rules, winners[trick] ?? -1) === side)
              .flat()
              .reduce((sum, card) => sum + cardPoints(card, trump), 0),
          ),
        )
        expect(value.score).not.toBeNull()
      },
    ),
    { numRuns: RUNS },
  )
})

describe('an impossible deal', () => {
  const rules = rulesAt('bela-2')
  const names = (facts: Partial<PlayedDeal>) =>
    dealFaults(rules, deal(facts)).map(({ name, figures }) =>
      `${name} ${figures['card'] ?? figures['given'] ?? ''}`.trim(),
    )

  test('a card in two hands, and a hand that is too large, are named', () => {
    expect(names({ hands: [cards('AS KS'), cards('KS QS')] })).toEqual(['dealt-twice KS'])
    expect(names({ hands: [cards('AS KS QS JS 10S 9S 8S 7S AH KH'), []] })).toEqual(['hand-too-large 10'])
  })

  test('a repeated card, a card not held, and a short trick are named', () => {
    expect(names({ tricks: [cards('AS 9S'), cards('AS 8S')] })).toEqual(['card-played-twice AS'])
    expect(names({ hands: [cards('AS'), cards('9S')], tricks: [cards('AS 8S')] })).toEqual(['card-not-held 8S'])
    expect(names({ tricks: [cards('AS'), cards('KS QS')] })).toEqual(['trick-size'])
  })

  test('every fault of a deal is named, not the first alone', () => {
    expect(names({ hands: [cards('AS KS'), cards('KS AS')], tricks: [cards('QS JS')] })).toEqual([
      'dealt-twice KS',
      'dealt-twice AS',
      'card-not-held QS',
      'card-not-held JS',
    ])
  })

  test('a card both in the hand and in the trick is named', () => {
    const faults = turnFaults(rules, { trump: 'hearts', hand: cards('AS KS'), trick: cards('KS') })
    expect(faults.map(({ figures }) => figures['card'])).toEqual(['KS'])
  })
})

test('a deal lists every run and bela that a hand held, with the tricks of its cards', () => {
  const rules = rulesAt('bela-2')
  const tricks = ['AS 9H', 'AH KH', '9D 8D', '7H QH', '9C KC', '7D JD', '10C AC', 'JC 9S', '8H 7S'].map(cards)
  const declarable = declarableBySeat(rules, deal({ tricks }))
  expect(declarable.map(({ runs }) => runs)).toEqual([[], [{ top: '9', suit: 'hearts', length: 3 }]])
  expect(declarable[0]?.belas).toEqual([{ suit: 'hearts', firstCard: 2, secondCard: 4 }])
  expect(seatsOf(rules)).toHaveLength(declarable.length)
})

describe('the rule that a card breaks', () => {
  const bela = rulesAt('bela-2')
  const four = rulesAt('klabberjass-4')
  const belote = rulesAt('bridge-belote')

  test.each([
    ['a suit that was led is followed', bela, 'KS 9H 7D', 'AS', { KS: null, '9H': 'follow-suit', '7D': 'follow-suit' }],
    ['without it a trump is played', bela, '9H 7D', 'AS', { '9H': null, '7D': 'must-trump' }],
    [
      'a trump is followed by a higher one',
      bela,
      'JH 7H AS',
      'QH',
      { JH: null, '7H': 'must-beat-trump', AS: 'follow-suit' },
    ],
    ['without a higher one by any', bela, 'KH 7H AS', 'JH', { KH: null, '7H': null, AS: 'follow-suit' }],
    [
      'a trump is beaten in hand three',
      four,
      'JH 8H 7D',
      'AS 9H',
      { JH: null, '8H': 'must-overtrump', '7D': 'must-trump' },
    ],
    ['or some trump is played', four, '10H 8H 7D', 'AS 9H', { '10H': null, '8H': null, '7D': 'must-trump' }],
    ['what partner is winning need not be trumped', four, '10H 7D', 'AS 9S', { '10H': null, '7D': null }],
    ['but where it has to be', belote, '10H 7D', 'AS 9S', { '10H': null, '7D': 'must-trump' }],
    ['a plain card is headed', four, 'AS 7S 9H', 'KS', { AS: null, '7S': 'must-head', '9H': 'follow-suit' }],
    ['not one of partner’s', four, 'AS 7S', 'KS 9S', { AS: null, '7S': null }],
    ['nor one that is trumped', four, 'AS 7S', 'KS 9H', { AS: null, '7S': null }],
    ['partner’s trump may be left', four, 'JH 8H', '9H 7H', { JH: null, '8H': null }],
    ['but where it has to be beaten', belote, 'JH 8H', '9H 7H', { JH: null, '8H': 'must-beat-trump' }],
    ['anything goes with neither', bela, '9C 7D', 'AS', { '9C': null, '7D': null }],
  ] as const)('each illegal card names the rule that it breaks: %s', (_, rules, hand, trick, expected) => {
    const turn = { trump: 'hearts', hand: cards(hand), trick: cards(trick) } as const
    expect(Object.fromEntries(turn.hand.map((card) => [card, ruleBroken(rules, turn, card)]))).toEqual(expected)
  })

  test('a low trump is not led where that is barred, unless there is nothing else', () => {
    const barred = rulesAt('bela-2', { lowTrumpLead: 'barred' })
    const broken = (hand: string, card: Card, trump: Trump = 'hearts') =>
      ruleBroken(barred, { trump, hand: cards(hand), trick: [] }, card)
    expect(broken('7H 8H AS', '7H')).toBe('low-trump-lead')
    expect(broken('7H 8H AS', '8H')).toBe('low-trump-lead')
    expect(broken('7H 9H', '9H')).toBeNull()
    expect(broken('7H AS', 'AS')).toBeNull()
    expect(broken('8H 7H', '7H')).toBeNull()
    expect(broken('7H AS', '7H', 'spades')).toBeNull()
    expect(ruleBroken(bela, { trump: 'hearts', hand: cards('7H AS'), trick: [] }, '7H')).toBeNull()
  })

  test('the bare yuss may be kept where the table allows it, in one suit of trumps', () => {
    const house = rulesAt('bela-2', { bareYuss: 'may-hold' })
    const broken = (hand: string, card: Card) =>
      ruleBroken(house, { trump: 'hearts', hand: cards(hand), trick: ['9H'] }, card)
    expect(broken('JH AS', 'AS')).toBeNull()
    expect(broken('JH 7H AS', 'AS')).toBe('follow-suit')
    expect(broken('QH AS', 'AS')).toBe('follow-suit')
    const allTrumps = rulesAt('bridge-belote', { bareYuss: 'may-hold' })
    expect(ruleBroken(allTrumps, { trump: 'all', hand: cards('JH AS'), trick: ['9H'] }, 'AS')).toBe('follow-suit')
  })

  test('at all trumps the suit led is followed and beaten, and nothing is trumped', () => {
    const broken = (hand: string, card: Card, trick: string) =>
      ruleBroken(belote, { trump: 'all', hand: cards(hand), trick: cards(trick) }, card)
    expect(broken('JS 7S AH', '7S', '9S')).toBe('must-beat-trump')
    expect(broken('JS 7S AH', 'AH', '9S')).toBe('follow-suit')
    expect(broken('JH 7D', '7D', 'AS')).toBeNull()
    // A card of another suit cannot win, so no one has to beat it.
    expect(broken('AS 7S', '7S', '10S JH')).toBe('must-beat-trump')
  })
})

describe('the rule told beside the cards that may be played', () => {
  test.each([
    ['a trump where none lies', rulesAt('bela-2'), '9H 7D', 'AS', ['9H'], 'must-trump'],
    ['a higher one where one lies', rulesAt('klabberjass-4'), 'JH 8H', 'AS 9H', ['JH'], 'must-overtrump'],
    [
      'none where every card may be led',
      rulesAt('bela-2', { lowTrumpLead: 'barred' }),
      '9H AS',
      '',
      ['9H', 'AS'],
      null,
    ],
    [
      'none where only low trumps are left',
      rulesAt('bela-2', { lowTrumpLead: 'barred' }),
      '8H 7H',
      '',
      ['8H', '7H'],
      null,
    ],
  ] as const)('the legal cards come with the rule for the others: %s', (_, rules, hand, trick, legal, rule) => {
    expect(legalPlays(rules, { trump: 'hearts', hand: cards(hand), trick: cards(trick) })).toEqual({ legal, rule })
  })
})

describe('a bela', () => {
  const held = (trump: Trump, bela: readonly number[], ...hands: readonly string[]) =>
    checkDeclarable({ trump, melds: [], bela }, hands.map(cards))

  test('a bela is the king and queen of trumps in one hand', () => {
    expect(held('hearts', [0], 'KH QH 7S', 'KS QS')).toBeNull()
    for (const hand of ['KH 7S', 'QH 7S', 'KS QS', '']) {
      expect(held('hearts', [0], hand, 'QH KH')).toMatchObject({ name: 'bela-not-held', figures: { seat: 0 } })
    }
  })

  test('at all trumps a bela of each suit belongs to its holder', () => {
    expect(held('all', [0, 1], 'KH QH', 'KS QS')).toBeNull()
    expect(held('all', [0, 0], 'KH QH KS QS', '')).toBeNull()
    expect(held('all', [0, 0], 'KH QH', 'KS QS')).toMatchObject({ name: 'bela-not-held', figures: { seat: 0 } })
    expect(held('all', [0, 1], 'KH QH KS QS', '7S')).toMatchObject({ name: 'bela-not-held', figures: { seat: 1 } })
  })

  test('a bela could have been announced in the tricks in which its cards fell', () => {
    const hands = ['KH QH KS 7D', 'KD QD QS 7H', '', ''].map(cards)
    const belas = (trump: Trump, ...tricks: readonly string[]) =>
      declarableBySeat(rulesAt('bridge-belote'), deal({ dealer: 3, trump, hands, tricks: tricks.map(cards) })).map(
        (seat) => seat.belas,
      )
    const hearts = { suit: 'hearts', firstCard: null, secondCard: null }
    const diamonds = { suit: 'diamonds', firstCard: null, secondCard: null }
    expect(belas('hearts')).toEqual([[hearts], [], [], []])
    expect(belas('all')).toEqual([[hearts], [diamonds], [], []])
    expect(belas('none')).toEqual([[], [], [], []])
    expect(belas('hearts', 'KH 7H 8H 9D')).toEqual([[{ ...hearts, firstCard: 1 }], [], [], []])
  })
})

describe('a deal with impossible cards', () => {
  const short = rulesAt('bela-3', { pack: 28, exchangeSeven: 'no' })

  test('a card in hand or on the table that is not in the pack is named', () => {
    const faults = (hand: string, trick: string) =>
      turnFaults(short, { trump: 'hearts', hand: cards(hand), trick: cards(trick) }).map(({ figures }) => figures.card)
    expect(faults('AS 7H', '')).toEqual(['7H'])
    expect(faults('AS', '7D')).toEqual(['7D'])
    expect(faults('AS', '8D')).toEqual([])
  })

  test('only the last trick may be short', () => {
    const faults = (...tricks: readonly string[]) =>
      dealFaults(rulesAt('bela-2'), deal({ tricks: tricks.map(cards) })).map(({ name, place }) => [name, place])
    expect(faults('AS 9S', '10S')).toEqual([])
    expect(faults('AS', '10S 9S')).toEqual([['trick-size', 'tricks.0']])
    expect(faults('AS 9S 8S')).toEqual([['trick-size', 'tricks.0']])
  })
})
