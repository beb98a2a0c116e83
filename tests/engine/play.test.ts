import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit } from '@/lib/engine/play/audit'
import { checkDeclarable, declarableBySeat } from '@/lib/engine/play/declarable'
import { legalPlays } from '@/lib/engine/play/legal'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import { TRUMPS, type Card, type Trump } from '@/lib/engine/table/card'
import { cardPoints, handSize, packOf } from '@/lib/engine/table/deck'
import type { Rules } from '@/lib/engine/table/options'
import { sideOf, sidesOf } from '@/lib/engine/table/seats'
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

test('a deal lists every run and bela that a hand held, with the tricks of its cards', () => {
  const rules = rulesAt('bela-2')
  const tricks = ['AS 9H', 'AH KH', '9D 8D', '7H QH', '9C KC', '7D JD', '10C AC', 'JC 9S', '8H 7S'].map(cards)
  const declarable = declarableBySeat(rules, deal({ tricks }))
  expect(declarable.map(({ runs }) => runs)).toEqual([[], [{ top: '9', suit: 'hearts', length: 3 }]])
  expect(declarable[0]?.belas).toEqual([{ suit: 'hearts', firstCard: 2, secondCard: 4 }])
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
