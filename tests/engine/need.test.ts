import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { possibleCardPoints } from '@/lib/engine/check/check'
import { scoreRow } from '@/lib/engine/game/ledger'
import { need, type Goal, type HandSoFar } from '@/lib/engine/game/need'
import type { Standing } from '@/lib/engine/score/score'
import { handSize } from '@/lib/engine/table/deck'
import { multipliersOf, type Rules } from '@/lib/engine/table/options'
import { sideCount, sideOf, sidesOf } from '@/lib/engine/table/seats'
import { anyRules, documentRules } from '../support/any-rules'
import { rules, said } from '../support/builders'

const soFar = (facts: Partial<HandSoFar> = {}): HandSoFar => ({
  taker: 0,
  trump: 'hearts',
  melds: [],
  bela: [],
  bid: null,
  multiplier: 1,
  big: false,
  lastTrick: null,
  ...facts,
})

const at = (totals: readonly number[], heldOver = 0): Standing => ({ dealer: 0, totals, heldOver })
const points = (number: number) => ({ kind: 'points', points: number })

describe('the points that a side needs', () => {
  it('one side of four players needs more than half of all points, 82 of 162', () => {
    const four = rules('klabberjass-4')
    expect(need(four, soFar(), at([0, 0]), 0, 'hand')).toEqual(points(82))
    // A tie is bate here, so half is enough for the others.
    expect(need(four, soFar(), at([0, 0]), 1, 'hand')).toEqual(points(81))
  })

  it('declarations of both sides change what a side needs', () => {
    const four = rules('klabberjass-4')
    // 50 and the bela for the taker make 162 + 70 in all. 47 and 70 are 117, and the others have 115.
    const declared = soFar({ melds: [{ kind: 'settled', side: 0, points: 50 }], bela: [2] })
    expect(need(four, declared, at([0, 0]), 0, 'hand')).toEqual(points(47))
    // A hundred for the others: 132 against 30 and 100.
    expect(need(four, soFar({ melds: [{ kind: 'settled', side: 1, points: 100 }] }), at([0, 0]), 0, 'hand')).toEqual(
      points(132),
    )
  })

  it('in a game for two a side needs 79 of the 156 in eighteen cards', () => {
    expect(need(rules('bela-2'), soFar(), at([0, 0]), 0, 'hand')).toEqual(points(79))
  })

  it('in a game for two a bela that does not decide changes no need', () => {
    const two = rules('bela-2', { belaDecides: 'no' })
    expect(need(two, soFar({ bela: [0] }), at([0, 0]), 0, 'hand')).toEqual(points(79))
    expect(need(two, soFar({ bela: [1] }), at([0, 0]), 0, 'hand')).toEqual(points(79))
    // 156 and a bela for the other side: 88 against 68 and 20 is level.
    expect(need(rules('bela-2'), soFar({ bela: [1] }), at([0, 0]), 0, 'hand')).toEqual(points(89))
  })

  it('a bid needs what was bid less what was declared', () => {
    const bids = rules('contree')
    expect(need(bids, soFar({ bid: 110 }), at([0, 0]), 0, 'hand')).toEqual(points(110))
    expect(need(bids, soFar({ bid: 110, bela: [2] }), at([0, 0]), 0, 'hand')).toEqual(points(90))
    // 162 − 109 points are enough to keep the bid from being made.
    expect(need(bids, soFar({ bid: 110 }), at([0, 0]), 1, 'hand')).toEqual(points(53))
    expect(need(bids, soFar(), at([0, 0]), 0, 'hand')).toEqual({ kind: 'open' })
  })

  it('a contract at no trumps or all trumps needs more than half of its points', () => {
    const belote = rules('bridge-belote')
    // 130, doubled, at no trumps; 258 at all trumps.
    expect(need(belote, soFar({ trump: 'none' }), at([0, 0]), 0, 'hand')).toEqual(points(66))
    expect(need(belote, soFar({ trump: 'all' }), at([0, 0]), 0, 'hand')).toEqual(points(130))
  })

  it('the game needs what is missing to the target, with the points held over', () => {
    const four = rules('klabberjass-4', { target: 501, tie: 'held-over' })
    // 501 − 390 = 111. With 20 held over 91 are enough.
    expect(need(four, soFar(), at([390, 100]), 0, 'game')).toEqual(points(111))
    expect(need(four, soFar(), at([390, 100], 20), 0, 'game')).toEqual(points(91))
  })

  it('defenders near the target may need to put the taker bate', () => {
    const four = rules('klabberjass-4', { target: 501 })
    // Side 1 lacks 150. With 81 of its own it ties, which is bate here, so it gets all 162.
    expect(need(four, soFar(), at([0, 351]), 1, 'game')).toEqual(points(81))
  })

  it('a side needs every point where the target is 162 away', () => {
    const four = rules('klabberjass-4', { target: 501 })
    expect(need(four, soFar(), at([501 - 162, 0]), 0, 'game')).toEqual(points(162))
  })

  it('a need allows for the third player’s run, which counts only with a trick', () => {
    // With a run of twenty the third side needs 71 of 162 to be level with 91.
    const hand = soFar({ melds: [said(2, 3, 'A', 'spades')] })
    expect(need(rules('bela-3', { runsNeedTrick: 'yes' }), hand, at([0, 0, 0]), 0, 'hand')).toEqual(points(92))
  })

  it('the need is out of reach far from the target, and open while a run is undecided', () => {
    const four = rules('klabberjass-4', { target: 501 })
    expect(need(four, soFar(), at([0, 0]), 0, 'game')).toEqual({ kind: 'never' })
    const level = soFar({
      melds: [said(0, 3), said(1, 3)],
    })
    expect(need(four, level, at([0, 0]), 0, 'hand')).toEqual({ kind: 'open' })
  })
})

describe('a tie that leaves the points of both held over', () => {
  const waits = rules('bela-2', { tie: 'held-over-both' })
  const declared = (taker: number, own: number) =>
    [taker, own].flatMap((all, side) => (all === 0 ? [] : [{ kind: 'settled', side, points: all } as const]))

  // Sixty are enough if the taker has fewer or more, but not if both are level. The taker cannot be level if the other has more
  // than half of the 156 and what was declared.
  it.each([
    [0, 0, 79],
    [20, 0, 89],
    [0, 20, 69],
    [50, 20, 94],
  ])('more than half is needed where a tie waits: declared %i against %i, needed %i', (taker, own, sure) => {
    for (const lastTrick of [null, 0, 1]) {
      const hand = soFar({ melds: declared(taker, own), lastTrick })
      expect(need({ ...waits, runsNeedTrick: 'no' }, hand, at([0, 441]), 1, 'game')).toEqual(points(sure))
    }
  })

  it('more than half is needed at doubled no trumps too', () => {
    const doubled = rules('bela-2', {
      tie: 'held-over-both',
      auction: 'contracts',
      noTrumpDoubled: 'yes',
      noTrumpMelds: 'runs',
      runsNeedTrick: 'no',
    })
    // Thirty points would be doubled to sixty.
    for (const [taker, own, sure] of [
      [0, 0, 79],
      [20, 0, 89],
      [0, 20, 69],
    ] as const) {
      const hand = soFar({ trump: 'none', melds: declared(taker, own) })
      expect(need(doubled, hand, at([0, 441]), 1, 'game')).toEqual(points(sure))
    }
  })
})

describe('the need among three players', () => {
  const three = rules('bela-3', { runsNeedTrick: 'no' })
  const declared = (...points: readonly number[]) =>
    soFar({
      melds: points.flatMap((all, side) => (all === 0 ? [] : [{ kind: 'settled', side, points: all } as const])),
    })

  // Either of the others can have everything that the taker lacks, so only more than half of all points is sure.
  it.each([
    [0, 0, 0, 82],
    [50, 0, 0, 57],
    [50, 20, 0, 67],
    [20, 0, 100, 122],
    [0, 50, 20, 107],
    [0, 20, 50, 107],
    [100, 20, 50, 57],
  ])('a taker who declared %i needs, against %i and %i, the points %i', (own, second, third, sure) => {
    expect(need(three, declared(own, second, third), at([0, 0, 0]), 0, 'hand')).toEqual(points(sure))
  })

  // It is enough to be level with the taker, because a tie is bate. Or the third side is level with a run alone.
  it.each([
    [0, 0, 0, 81],
    [20, 0, 0, 91],
    [0, 20, 0, 71],
    [50, 20, 0, 96],
    [0, 0, 100, 62],
    [0, 20, 100, 62],
    [0, 50, 100, 56],
  ])('against a taker who declared %i, one who declared %i, the third %i, needs %i', (taker, own, third, sure) => {
    expect(need(three, declared(taker, own, third), at([0, 0, 0]), 1, 'hand')).toEqual(points(sure))
    expect(need(three, declared(taker, third, own), at([0, 0, 0]), 2, 'hand')).toEqual(points(sure))
  })

  it('the game needs the points to the target, and the hand has to be made', () => {
    expect(need(three, soFar(), at([400, 0, 0]), 0, 'game')).toEqual(points(101))
    expect(need(three, soFar(), at([450, 0, 0]), 0, 'game')).toEqual(points(82))
    expect(need(three, soFar(), at([0, 420, 0]), 1, 'game')).toEqual(points(81))
    expect(need(three, soFar(), at([0, 0, 450]), 2, 'game')).toEqual(points(51))
    expect(need(three, declared(0, 20, 0), at([0, 420, 0]), 1, 'game')).toEqual(points(61))
  })
})

describe('the need once the last trick is known', () => {
  const belote = rules('bridge-belote')

  it('sixteen match points win no game of 151, no matter who took the last trick', () => {
    const goals = [0, 1].flatMap((lastTrick) =>
      [0, 1].map((side) => need(belote, soFar({ lastTrick }), at([0, 0]), side, 'game')),
    )
    expect(goals).toEqual([{ kind: 'never' }, { kind: 'never' }, { kind: 'never' }, { kind: 'never' }])
  })

  it('no side needs more than the cards hold once the others have the last trick', () => {
    // 135 lacks 16 match points, for which all 162 are needed: without the ten, 152 make 15.
    expect(need(belote, soFar({ lastTrick: 1 }), at([135, 0]), 0, 'game')).toEqual({ kind: 'never' })
    expect(need(belote, soFar({ lastTrick: 0 }), at([0, 0]), 0, 'hand')).toEqual(points(82))
    expect(need(belote, soFar({ lastTrick: 1 }), at([0, 0]), 0, 'hand')).toEqual(points(82))
  })

  it('the ten points of the last trick alone can be enough', () => {
    const four = rules('klabberjass-4', { target: 501 })
    // Ten points bring 500 to 510. The others have 252 at most.
    expect(need(four, soFar({ taker: 1, lastTrick: 0 }), at([500, 100]), 0, 'game')).toEqual(points(0))
  })
})

/** Returns every count of tricks by side that adds up to a hand. */
const everyTricks = (sides: number, all: number): readonly (readonly number[])[] =>
  sides === 1
    ? [[all]]
    : Array.from({ length: all + 1 }, (_, count) => count).flatMap((count) =>
        everyTricks(sides - 1, all - count).map((rest) => [count, ...rest]),
      )

/** Returns every way in which sides can share at most this many points. */
const everyShare = (sides: number, most: number): readonly (readonly number[])[] =>
  sides === 0
    ? [[]]
    : Array.from({ length: most + 1 }, (_, points) => points).flatMap((points) =>
        everyShare(sides - 1, most - points).map((rest) => [points, ...rest]),
      )

interface Asked {
  readonly rules: Rules
  readonly hand: HandSoFar
  readonly standing: Standing
  readonly side: number
  readonly goal: Goal
}

/** Tells whether this many points in its tricks bring a side to its goal, in every possible hand. */
function isSure({ rules, hand, standing, side, goal }: Asked, own: number): boolean {
  const { to } = possibleCardPoints(rules, hand.trump)
  const others = everyShare(sideCount(rules) - 1, to + 10 - own)
  return others.every((rest) => {
    const tricks = sidesOf(rules).map((one) => (one === side ? own : (rest[one < side ? one : one - 1] ?? 0)))
    return sidesOf(rules).every((lastTrick) => {
      if (hand.lastTrick !== null && hand.lastTrick !== lastTrick) return true
      const cardPoints = tricks.map((all, one) => all - (one === lastTrick ? 10 : 0))
      if (cardPoints.some((count) => count < 0)) return true
      const played = { ...hand, kind: 'played', cardPoints, lastTrick, revoke: null, dealer: null } as const
      const plain = scoreRow(rules, { ...played, tricks: null }, standing)
      const told = () =>
        everyTricks(sideCount(rules), handSize(rules)).map((tricks) => scoreRow(rules, { ...played, tricks }, standing))
      const found = plain.ok || plain.error.name !== 'say-tricks' ? [plain] : told()
      return found.every(
        (row) =>
          !row.ok ||
          (goal === 'game'
            ? row.value.ending.over && row.value.ending.winner === side
            : row.value.score.verdict === (side === sideOf(rules, hand.taker) ? 'made' : 'bate')),
      )
    })
  })
}

/** Returns how far from the target a side can be and still reach it. Match points are a tenth of what a hand can make. */
const reaches = (table: Rules): readonly number[] => (table.scoring === 'points' ? [170] : [17, 17, 34, 170])

const anyAsked = (tables: fc.Arbitrary<Rules>) =>
  tables.chain(
    (table) =>
      fc.record({
        rules: fc.constant(table),
        hand: fc.record({
          taker: fc.nat({ max: table.players - 1 }),
          trump: table.auction === 'contracts' ? fc.constantFrom('hearts', 'none', 'all') : fc.constant('hearts'),
          melds: fc.array(
            fc.record({
              kind: fc.constant('settled'),
              side: fc.nat({ max: sideCount(table) - 1 }),
              points: fc.constantFrom(20, 40, 50, 100),
            }),
            { maxLength: table.runs === 'no' && table.carres === 'no' ? 0 : 1 },
          ),
          bela: fc.constant([]),
          bid: table.auction === 'bids' ? fc.constantFrom(table.bidStart, table.bidTop) : fc.constant(null),
          multiplier: fc.constantFrom(...multipliersOf(table)),
          big: table.big === 'allowed' ? fc.boolean() : fc.constant(false),
          lastTrick: fc.constantFrom(null, ...sidesOf(table)),
        }) satisfies fc.Arbitrary<HandSoFar>,
        standing: fc.record({
          dealer: fc.constant(0),
          totals: fc.constantFrom(...reaches(table)).chain((reach) =>
            fc.array(fc.integer({ min: Math.max(0, table.target - reach), max: table.target - 1 }), {
              minLength: sideCount(table),
              maxLength: sideCount(table),
            }),
          ),
          heldOver: table.tie === 'bate' ? fc.constant(0) : fc.constantFrom(0, 0, 16, 61),
        }),
        side: fc.nat({ max: sideCount(table) - 1 }),
        goal: fc.constantFrom('hand', 'game'),
      }) satisfies fc.Arbitrary<Asked>,
  )

/**
 * Expects that the goal is reached with the number of points found, against any cards of the others, and not with one point
 * fewer.
 */
function expectLeast(asked: Asked): void {
  const found = need(asked.rules, asked.hand, asked.standing, asked.side, asked.goal)
  const { lastTrick } = asked.hand
  const cards = possibleCardPoints(asked.rules, asked.hand.trump).to
  const most = cards + (lastTrick === null || lastTrick === asked.side ? 10 : 0)
  if (found.kind === 'open') throw new Error('nothing was left unsaid')
  const least = found.kind === 'points' ? found.points : most + 1
  expect(least).toBeLessThanOrEqual(most + 1)
  expect([least, least > most || isSure(asked, least)]).toEqual([least, true])
  expect([least, least > 0 && isSure(asked, Math.min(least, most) - 1)]).toEqual([least, false])
}

describe('the least number of points that is sure', () => {
  const of = (players: number) => fc.oneof(anyRules, documentRules).filter((table) => table.players === players)

  it('no smaller number is sure with four players', () => {
    fc.assert(fc.property(anyAsked(of(4)), expectLeast), { numRuns: Number(process.env['YUSS_RUNS'] ?? 400) })
  })

  it('no smaller number is sure with two players', () => {
    fc.assert(fc.property(anyAsked(of(2)), expectLeast), {
      numRuns: Math.ceil(Number(process.env['YUSS_RUNS'] ?? 400) / 7),
    })
  })

  it('no smaller number is sure with three players', () => {
    fc.assert(fc.property(anyAsked(of(3)), expectLeast), { numRuns: 3 })
  })
})
