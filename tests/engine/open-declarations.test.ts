import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { possibleWinners } from '@/lib/engine/melds/contest'
import { topsOf } from '@/lib/engine/melds/meld-values'
import { canBePlaced } from '@/lib/engine/melds/meld-ways'
import { runQuestions } from '@/lib/engine/score/run-questions'
import { scoreHand } from '@/lib/engine/score/score'
import { makeCard, RANKS, SUITS, type Card } from '@/lib/engine/table/card'
import type { Meld, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { seatsOf, sidesOf } from '@/lib/engine/table/seats'
import { anyRules, documentRules } from '../support/any-rules'
import { four, played, playedByFour, playedByThree, problemOf, rules, said } from '../support/builders'
import { heldBelas, heldRuns, noteRun, SAID, sideOfSeat } from '../support/deals'
import { belasFit, bestSide, bestSideOfAll, ways } from '../support/naive-melds'

const RUNS = { numRuns: Number(process.env['YUSS_RUNS'] ?? 300) }
const anyTable = fc.oneof(anyRules, documentRules).map((table): Rules => ({ ...table, runs: 'yes' }))

/** Draws a run somewhere with some of its facts, or now and then a four of a kind. */
const anyMeld = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      seat: fc.nat(11),
      length: fc.constantFrom(3, 3, 3, 4, 5),
      top: fc.option(fc.nat(5), { freq: 1 }),
      suit: fc.option(fc.constantFrom(...SUITS), { freq: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ seat: fc.nat(11), rank: fc.constantFrom(...RANKS.slice(0, 6)) }) },
)

const declaredBy = (seat: number, meld: typeof anyMeld extends fc.Arbitrary<infer Drawn> ? Drawn : never): Meld => {
  if ('rank' in meld) return four(seat, meld.rank)
  const { length, top, suit } = meld
  return said(seat, length, top === null ? null : (RANKS[top % (9 - length)] ?? null), suit)
}

/** Draws from none to twelve declarations, possible together or not, and belas. */
const anyDeclared = fc
  .record({
    table: anyTable,
    melds: fc.array(anyMeld, { maxLength: 12 }),
    trump: fc.constantFrom(...SUITS, 'all' as const),
    bela: fc.array(fc.nat(11), { maxLength: 4 }),
  })
  .map(({ table, melds, trump, bela }): readonly [Rules, PlayedHand] => [
    table,
    played({
      trump,
      melds: melds.map((meld) => declaredBy(meld.seat % table.players, meld)),
      bela: bela.slice(0, trump === 'all' ? 4 : 1).map((seat) => seat % table.players),
    }),
  ])

/** Returns how many ways there are to complete the runs, if no two shared a card. */
const countWays = ({ melds }: PlayedHand): number =>
  melds.reduce((count, meld) => {
    if (meld.kind !== 'run') return count
    return count * (meld.top === null ? 9 - meld.run : 1) * (meld.suit === null ? SUITS.length : 1)
  }, 1)

/** Returns the sides that can have the best declaration by the second version, which lays out card by card. */
function laidOut(table: Rules, hand: PlayedHand): readonly string[] {
  const possible = [...ways(table, hand)].filter((way) => belasFit(hand, way))
  const best = possible.map((way) =>
    table.meldContest === 'one' ? bestSideOfAll(table, hand, way) : bestSide(table, hand.trump, way),
  )
  return [...new Set(best.map(String))].sort()
}

const sides = (table: Rules, hand: PlayedHand): readonly string[] =>
  possibleWinners(table, hand)
    .map((seat) => String(seat === null ? null : sideOfSeat(table, seat)))
    .sort()

/** Returns the hand with each top that its first run without one can have; the hand itself if there is no such run. */
function withTops(table: Rules, hand: PlayedHand): readonly PlayedHand[] {
  const open = hand.melds.findIndex((meld) => meld.kind === 'run' && meld.top === null)
  const run = hand.melds[open]
  if (run === undefined || run.kind !== 'run') return [hand]
  return topsOf(run.run, table.pack).map((top) => ({
    ...hand,
    melds: hand.melds.map((meld, index) => (index === open ? { ...run, top } : meld)),
  }))
}

describe('declarations of which little was said', () => {
  it('from none to twelve of them have the winners that laying out every way finds', () => {
    let compared = 0
    fc.assert(
      fc.property(anyDeclared, ([table, hand]) => {
        if (countWays(hand) > 20_000) return
        compared += 1
        expect(sides(table, hand)).toEqual(laidOut(table, hand))
        expect(canBePlaced(table, hand)).toBe(laidOut(table, hand).length > 0)
      }),
      RUNS,
    )
    expect(compared).toBeGreaterThan(RUNS.numRuns / 4)
  })

  it('those with an unsaid top have the winners of all its answers together', () => {
    fc.assert(
      fc.property(anyDeclared, ([table, hand]) => {
        const answered = withTops(table, hand).flatMap((one) => sides(table, one))
        expect(sides(table, hand)).toEqual([...new Set(answered)].sort())
      }),
      RUNS,
    )
  })
})

const PIECES = SUITS.flatMap((suit) =>
  [RANKS.slice(0, 3), RANKS.slice(3, 6)].map((ranks) => ranks.map((rank) => makeCard(rank, suit))),
)
const LOW_CARDS = SUITS.flatMap((suit) => [makeCard('8', suit), makeCard('7', suit)])
const CARD_POINTS = { 2: [70, 45], 3: [60, 40, 32], 4: [90, 62] }
const TRICKS = { 2: [5, 4], 3: [3, 3, 3], 4: [5, 3] }

/** Returns hands of three pieces each or, among four players, of two pieces and two low cards. */
const handsOf = (table: Rules, pieces: readonly (readonly Card[])[], low: readonly Card[]) =>
  seatsOf(table).map((seat) =>
    table.players === 4
      ? [...pieces.slice(2 * seat, 2 * seat + 2).flat(), ...low.slice(2 * seat, 2 * seat + 2)]
      : pieces.slice(3 * seat, 3 * seat + 3).flat(),
  )

/** Draws a deal in which every hand has runs, as it is, and as a table notes it that leaves much unsaid. */
const anyNotedDeal = fc
  .record({
    table: anyTable,
    pieces: fc.shuffledSubarray(PIECES, { minLength: PIECES.length }),
    low: fc.shuffledSubarray(LOW_CARDS, { minLength: LOW_CARDS.length }),
    trump: fc.constantFrom(...SUITS),
    noted: fc.infiniteStream(fc.constantFrom(...SAID, 'length' as const, 'length' as const)),
    isCalled: fc.boolean(),
  })
  .map(({ table, pieces, low, trump, noted, isCalled }) => {
    const hands = handsOf(table, pieces, low)
    const runs = hands.flatMap((hand, seat) => heldRuns(hand).map((cards) => ({ seat, cards })))
    const bela = seatsOf(table).filter((seat) => isCalled && heldBelas(hands[seat] ?? [], trump) > 0)
    const whole = played({
      trump,
      cardPoints: CARD_POINTS[table.players],
      tricks: TRICKS[table.players],
      lastTrick: 0,
      melds: runs.map(({ seat, cards }) => noteRun(seat, cards, 'cards')),
      bela,
      bid: table.auction === 'bids' ? 100 : null,
    })
    const melds = runs.map(({ seat, cards }) => noteRun(seat, cards, noted.next().value))
    return { table, whole, noted: { ...whole, melds } }
  })

const scored = (table: Rules, hand: PlayedHand) =>
  scoreHand(table, hand, { dealer: table.players - 1, totals: sidesOf(table).map(() => 0), heldOver: 0 })

describe('a deal of which little was noted', () => {
  it('has the score of the whole deal, or is undecided and asks about runs', () => {
    const found = { scored: 0, open: 0 }
    fc.assert(
      fc.property(anyNotedDeal, ({ table, whole, noted }) => {
        const full = scored(table, whole)
        const open = scored(table, noted)
        if (!full.ok) throw new Error(full.error.name)
        if (open.ok) expect(open.value.earned).toEqual(full.value.earned)
        else expect(open.error.code).toBe('undecided')
        expect(runQuestions(table, noted).length > 0).toBe(!open.ok)
        found[open.ok ? 'scored' : 'open'] += 1
      }),
      RUNS,
    )
    expect(Math.min(found.scored, found.open)).toBeGreaterThan(RUNS.numRuns / 10)
  })

  it('asks for an unsaid top or suit only', () => {
    fc.assert(
      fc.property(anyNotedDeal, ({ table, noted }) => {
        for (const { meld, ask } of runQuestions(table, noted)) expect(noted.melds[meld]).toMatchObject({ [ask]: null })
      }),
      RUNS,
    )
  })
})

describe('runs of which nothing but the length was said', () => {
  const twenties = (seats: readonly number[]) => playedByFour({ melds: seats.map((seat) => said(seat, 3)) })
  const eight = twenties([0, 1, 2, 3, 0, 1, 2, 3])

  it('eight of them are undecided, and each is asked for its top', () => {
    expect(problemOf(rules('bela-hr'), eight)).toEqual({ code: 'undecided', name: 'say-run-top' })
    expect(runQuestions(rules('bela-hr'), eight)).toEqual(eight.melds.map((_, meld) => ({ meld, ask: 'top' })))
  })

  it('eight of them beside four belas at all trumps are undecided', () => {
    const belas = { ...eight, trump: 'all' as const, cardPoints: [150, 98], bela: [0, 1, 2, 3] }
    expect(problemOf(rules('bridge-belote'), belas)).toEqual({ code: 'undecided', name: 'say-run-top' })
  })

  it('nine of them do not fit in a pack', () => {
    // Three hands of nine cards have room for nine runs, but the four suits only for eight.
    const melds = [0, 1, 2].flatMap((seat) => [said(seat, 3), said(seat, 3), said(seat, 3)])
    const hand = playedByThree({ melds })
    expect(problemOf(rules('bela-3'), hand)).toEqual({ code: 'impossible-meld', name: 'card-in-two-melds' })
    expect(possibleWinners(rules('bela-3'), hand)).toEqual([])
  })

  it('eleven declarations have no place in a pack', () => {
    const melds = Array.from({ length: 11 }, (_, index) => said(index % 2, 3))
    expect(possibleWinners(rules('bela-2'), played({ melds }))).toEqual([])
  })

  it('four twenties of two sides are all asked for their tops', () => {
    const four = twenties([0, 1, 2, 3])
    expect(runQuestions(rules('klabberjass-4'), four)).toHaveLength(4)
  })
})
