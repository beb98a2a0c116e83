import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLedger, scoreRow, type OpenRow } from '@/lib/engine/game/ledger'
import { runCards } from '@/lib/engine/melds/meld-values'
import { runQuestions } from '@/lib/engine/score/run-questions'
import type { Standing } from '@/lib/engine/score/score'
import { type Rank, RANKS, SUITS } from '@/lib/engine/table/card'
import { isContested, type Hand, type PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'
import { played, problemOf, rules, run, said } from '../support/builders'
import { noteRun, SAID, sidesAt, tricksIn } from '../support/deals'
import {
  belasFit,
  bestSide,
  bestSideOfAll,
  hasImpossibleMeld,
  meldsAreIgnored,
  valueOfRun,
  ways,
  type Way,
} from '../support/naive-melds'

const RUNS = { numRuns: Number(process.env['YUSS_RUNS'] ?? 150) }
const LIMIT = 60_000 + RUNS.numRuns * 20
const anyTable = fc.oneof(anyRules, documentRules)

const asked = (table: Rules, facts: Partial<PlayedHand>) => runQuestions(table, played({ tricks: null, ...facts }))
const ask = (meld: number, what: 'top' | 'suit') => ({ meld, ask: what })

describe('questions about runs', () => {
  const bela = rules('bela-2')
  const level = [said(0, 3), said(1, 3)]

  it('the height of runs is asked for where it can decide', () => {
    expect(asked(bela, { melds: level })).toEqual([ask(0, 'top'), ask(1, 'top')])
  })

  it('runs are not asked about at no trumps where they count nothing', () => {
    const table = rules('bridge-belote')
    expect(asked(table, { melds: level, trump: 'none' })).toEqual([])
    expect(asked(table, { melds: level, trump: 'spades' })).toHaveLength(2)
  })

  it('runs are not asked about where an announced bela decides', () => {
    // Both runs are king-high in an unknown suit. Seat 1 has the bela, so seat 0 has no run in trumps.
    const melds = [said(0, 3, 'K'), said(1, 3, 'K', 'hearts')]
    expect(asked(bela, { melds, bela: [1] })).toEqual([])
    const plain = [said(0, 3, 'K', 'spades'), said(1, 3, 'K')]
    expect(asked(bela, { melds: plain })).toEqual([ask(1, 'suit')])
    expect(asked(bela, { melds: plain, bela: [0] })).toEqual([])
  })

  it('a run that cannot be beaten, or has only one possible place, is not asked about', () => {
    expect(asked(bela, { melds: [run(0, 'AH KH QH'), said(1, 3)] })).toEqual([])
    // Eight cards are the whole suit, ace first. Only whether it is trumps is open.
    const long = [said(1, 4, 'A', 'spades'), said(0, 8)]
    expect(asked(bela, { melds: long })).toEqual([ask(1, 'suit')])
    expect(problemOf(bela, played({ melds: long }))).toEqual({ code: 'undecided', name: 'say-run-suit' })
  })

  it('runs are not asked about where their holders take no trick', () => {
    expect(asked(bela, { melds: [said(0, 3), said(0, 3)], tricks: [0, 9] })).toEqual([])
    const both = [said(1, 3), said(2, 3)]
    expect(asked(rules('bela-3'), { melds: both, cardPoints: [120, 0, 0], tricks: [9, 0, 0] })).toEqual([])
  })

  it('runs are not asked about where the noted ones are impossible', () => {
    expect(asked(bela, { melds: [run(0, 'KS QS JS'), run(1, 'KS QS JS'), said(0, 3), said(1, 3)] })).toEqual([])
  })
})

/** Draws a run somewhere in the pack, and which of its facts were said. */
const anyRun = fc.record({
  seat: fc.nat(11),
  length: fc.constantFrom(3, 4),
  top: fc.nat(7),
  suit: fc.constantFrom(...SUITS),
  known: fc.constantFrom(...SAID, 'length' as const, 'length' as const),
})

/**
 * Draws declarations, possible or not, with more or fewer facts said, belas that may or may not decide, and tricks known or not.
 */
const anyDeclared = fc
  .record({
    table: anyTable,
    runs: fc.array(anyRun, { minLength: 2, maxLength: 3 }),
    trump: fc.constantFrom(...SUITS, 'none' as const, 'all' as const),
    bela: fc.option(fc.nat(11), { freq: 1 }),
    sweeper: fc.option(fc.nat(11)),
    revoke: fc.boolean(),
  })
  .map(({ table, runs, trump, bela, sweeper, revoke }): readonly [Rules, PlayedHand] => {
    const melds = runs.map(({ seat, length, top, suit, known }) =>
      noteRun(seat % table.players, runCards({ top: rankAt(top % (9 - length)), suit, length }), known),
    )
    const sides = sidesAt(table)
    const tricks = shares(tricksIn(table), sides).find(
      (share) => sweeper !== null && share[sweeper % sides] === tricksIn(table),
    )
    const said = { melds, trump, bela: bela === null ? [] : [bela % table.players], tricks: tricks ?? null }
    return [
      table,
      played({ ...said, lastTrick: null, cardPoints: [null, null, null].slice(0, sides), revoke: revoke ? 0 : null }),
    ]
  })

const rankAt = (place: number): Rank => RANKS[place] ?? 'A'

/** Returns the side that scores the runs in this placing, or `null`. If they go to a sweeper, it returns the number of points. */
function scorer(table: Rules, hand: PlayedHand, way: Way): number | null {
  const side = table.meldContest === 'one' ? bestSideOfAll(table, hand, way) : bestSide(table, hand.trump, way)
  const isDead = side !== null && table.runsNeedTrick === 'yes' && hand.revoke === null && hand.tricks?.[side] === 0
  if (isDead || side === null) return null
  const isSwept = hand.revoke === null && hand.tricks?.includes(8) === true
  if (table.sweepMelds === 'own' || !isSwept) return side
  if (table.sweepMelds === 'lost') return hand.tricks?.[side] === 8 ? side : null
  return way.reduce((sum, run) => sum + (run.seat % 2 === side ? valueOfRun(run.length, table.longRuns) : 0), 0)
}

/** Returns every placing of the declarations that fits the belas; none if nothing can be asked. */
const possibleWays = (table: Rules, hand: PlayedHand): readonly Way[] =>
  meldsAreIgnored(table, hand) || hasImpossibleMeld(table, hand)
    ? []
    : [...ways(table, hand)].filter((way) => belasFit(hand, way))

/** Tells whether two answers about a run have different results, by themselves or with all other runs placed the same. */
function decides(table: Rules, hand: PlayedHand, all: readonly Way[], meld: number, ask: 'top' | 'suit'): boolean {
  const others = (way: Way) => JSON.stringify(way.filter((_, index) => index !== meld))
  return (
    areDifferent(
      all,
      (way) => way[meld]?.[ask],
      (way) => scorer(table, hand, way),
    ) ||
    grouped(all, others).some((same) =>
      areDifferent(
        same,
        (way) => way[meld]?.[ask],
        (way) => scorer(table, hand, way),
      ),
    )
  )
}

function grouped(all: readonly Way[], by: (way: Way) => unknown): readonly (readonly Way[])[] {
  const groups = new Map<unknown, readonly Way[]>()
  for (const way of all) groups.set(by(way), [...(groups.get(by(way)) ?? []), way])
  return [...groups.values()]
}

/** Tells whether the placings with one answer score differently from those with another. */
function areDifferent(all: readonly Way[], answer: (way: Way) => unknown, score: (way: Way) => number | null): boolean {
  const scores = grouped(all, answer).map((same) => [...new Set(same.map(score))].map(String).sort())
  return new Set(scores.map((each) => each.join())).size > 1
}

describe('a question about runs', () => {
  it(
    'a run is asked about only where two answers score differently',
    () => {
      let open = 0
      fc.assert(
        fc.property(anyDeclared, ([table, hand]) => {
          const questions = runQuestions(table, hand)
          const all = possibleWays(table, hand)
          const isOpen = new Set(all.map((way) => scorer(table, hand, way))).size > 1
          expect(questions.length > 0).toBe(isOpen)
          for (const { meld, ask } of questions) {
            expect(hand.melds[meld]).toMatchObject({ [ask]: null })
            expect(decides(table, hand, all, meld, ask)).toBe(true)
          }
          open += Number(isOpen)
        }),
        RUNS,
      )
      expect(open).toBeGreaterThan(RUNS.numRuns / 20)
    },
    LIMIT,
  )
})

/** Returns everything that a table could answer to the fact that a hand lacks; `null` if the answer can be any number. */
function replies(table: Rules, hand: Hand, name: string): readonly Hand[] | null {
  if (!isContested(hand)) return null
  const sides = Array.from({ length: sidesAt(table) }, (_, side) => side)
  switch (name) {
    case 'say-last-trick':
      // The file has a separate field for it, and it is asked for even if one side took every trick.
      if (hand.tricks?.includes(tricksIn(table)) === true) return null
      return sides.map((lastTrick) => ({ ...hand, lastTrick }))
    case 'say-tricks':
      // For counted hands with bids the format asks for them at every capot, and wherever all the tricks may have been paid.
      if (hand.kind === 'counted' && table.auction === 'bids') return null
      return shares(tricksIn(table), sides.length).map((tricks) => ({ ...hand, tricks }))
    default:
      return null
  }
}

/** Returns every way in which sides can share tricks. */
function shares(tricks: number, sides: number): readonly (readonly number[])[] {
  if (sides === 1) return [[tricks]]
  return Array.from({ length: tricks + 1 }, (_, first) => first).flatMap((first) =>
    shares(tricks - first, sides - 1).map((rest) => [first, ...rest]),
  )
}

/** Returns the result of a hand, or the fact that it still lacks; `null` if the answer is impossible. */
function outcomeOf(table: Rules, hand: Hand, standing: Standing): string | null {
  const row = scoreRow(table, hand, standing)
  if (!row.ok) return row.error.code === 'undecided' ? 'undecided' : null
  const { score, totals, heldOver, ending } = row.value
  return JSON.stringify([score.verdict, score.earned, score.points, totals, heldOver, ending])
}

describe('questions about tricks', () => {
  it(
    'tricks and the last trick are asked for only where two answers score differently',
    () => {
      fc.assert(
        fc.property(anyGame(anyTable), (game) => {
          const ledger = foldLedger(game)
          const open = ledger.rows.find((row): row is OpenRow => row.state === 'open')
          const possible = open === undefined ? null : replies(game.rules, open.hand, open.problem.name)
          if (open === undefined || possible === null) return
          const standing = { ...ledger.standing, dealer: open.dealer }
          const outcomes = possible.map((hand) => outcomeOf(game.rules, hand, standing)).filter((one) => one !== null)
          if (!outcomes.includes('undecided')) expect(new Set(outcomes).size).toBeGreaterThan(1)
        }),
        RUNS,
      )
    },
    LIMIT,
  )
})
