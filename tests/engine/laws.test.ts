import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLedger, type Game, type ScoredRow } from '@/lib/engine/game/ledger'
import { contest } from '@/lib/engine/melds/contest'
import { runCards, runsIn } from '@/lib/engine/melds/meld-values'
import { type SheetLine, type SheetReason, addUp } from '@/lib/engine/score/line'
import { makeCards, parseCards, SUITS } from '@/lib/engine/table/card'
import { packOf } from '@/lib/engine/table/deck'
import type { Hand } from '@/lib/engine/table/hand'
import { sideOf } from '@/lib/engine/table/seats'
import { makeGame, parseGame } from '@/lib/format/game-file'
import type { Entry } from '@/lib/log/entry'
import { foldLog } from '@/lib/log/fold'
import { differences, ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf } from '@/lib/rulesets/sets/rule-set'
import { anyRules, documentRules } from '../support/any-rules'
import { anyGame, anyPlayedHand } from '../support/arbitraries'
import { heldRuns } from '../support/deals'
import { scoreGameByEngine } from '../support/engine-as-naive'
import { bestSide, bestSideOfAll, ways, type Way } from '../support/naive-melds'
import { dyed, turned, turnedResult } from '../support/turned-table'

const RUNS = { numRuns: Number(process.env['YUSS_RUNS'] ?? 150) }
const LIMIT = 60_000 + RUNS.numRuns * 20
const anyGames = fc.oneof(anyGame(anyRules), anyGame(documentRules))

const scoredRows = (game: Game): readonly ScoredRow[] => foldLedger(game).rows.filter((row) => row.state === 'scored')
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const ofLines = (lines: readonly SheetLine[], has: (kind: SheetReason['kind']) => boolean): number =>
  total(lines.filter(({ reason }) => has(reason.kind)).map(({ points }) => points))

/** The reasons by which points vanish or appear: the exceptions to the second law. */
const NOT_KEPT: ReadonlySet<SheetReason['kind']> = new Set([
  'tie-lost',
  'half-dropped',
  'bate-to-each',
  'doubled',
  'big',
  'sweep',
  'kirtik-inside',
  'kirtik-swept',
  'agreed',
  'written',
] as const)

/**
 * The reasons of lines that replace the earned ones: a bid with everything that belongs to it, or none where nothing is written.
 */
const REPLACING: ReadonlySet<SheetReason['kind']> = new Set([
  'bid',
  'bid-unwritten',
  'pile',
  'declared',
  'replayed',
] as const)

const MOVED: ReadonlySet<SheetReason['kind']> = new Set(['bate', 'both-committed', 'revoke'] as const)

describe('the laws of the score', () => {
  it(
    'points earned and points on the sheet are each the sum of their lines',
    () => {
      fc.assert(
        fc.property(anyGames, (game) => {
          for (const { score, totals } of scoredRows(game)) {
            expect(addUp(score.earnedLines, totals.length)).toEqual(score.earned)
            expect(addUp(score.sheetLines, totals.length)).toEqual(score.points)
          }
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it(
    'points earned or held over end on the sheet or are held over again',
    () => {
      fc.assert(
        fc.property(anyGames, (game) => {
          let heldBefore = game.start.heldOver
          for (const { score, heldOver } of scoredRows(game)) {
            const hasOwn = score.sheetLines.every(({ reason }) => !REPLACING.has(reason.kind))
            const rounded = score.sheetLines.filter(({ reason }) => reason.kind === 'rounded')
            const earned = rounded.length > 0 ? total(rounded.map(({ points }) => points)) : total(score.earned)
            const appeared = ofLines(score.sheetLines, (kind) => NOT_KEPT.has(kind))
            if (hasOwn) expect(total(score.points) + heldOver).toBe(earned + heldBefore + appeared)
            heldBefore = heldOver
          }
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it(
    'points that move from one side to another cancel out',
    () => {
      fc.assert(
        fc.property(anyGames, (game) => {
          for (const { score } of scoredRows(game)) {
            expect(ofLines(score.sheetLines, (kind) => MOVED.has(kind))).toBe(0)
          }
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it(
    'the sheet of the first hands is the beginning of the whole sheet',
    () => {
      fc.assert(
        fc.property(anyGames, fc.nat(8), (game, count) => {
          const first = foldLedger({ ...game, hands: game.hands.slice(0, count) })
          expect(first.rows).toEqual(foldLedger(game).rows.slice(0, count))
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it(
    'a corrected hand leaves the rows before it alone',
    () => {
      fc.assert(
        fc.property(anyGames, fc.nat(7), fc.nat(7), (game, place, other) => {
          const at = place % game.hands.length
          const put = game.hands[other % game.hands.length]
          const hands = game.hands.map((hand, index) => (index === at ? (put ?? hand) : hand))
          expect(foldLedger({ ...game, hands }).rows.slice(0, at)).toEqual(foldLedger(game).rows.slice(0, at))
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it(
    'the score does not depend on who sits where',
    () => {
      fc.assert(
        fc.property(anyGames, fc.nat(3), (game, by) => {
          const { players } = game.rules
          expect(scoreGameByEngine(turned(game, by))).toEqual(turnedResult(scoreGameByEngine(game), players, by))
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it(
    'the score does not depend on which suit is trumps or led',
    () => {
      const anySuits = fc.shuffledSubarray([...SUITS], { minLength: 4, maxLength: 4 })
      fc.assert(
        fc.property(anyGames, anySuits, (game, to) => {
          expect(scoreGameByEngine(dyed(game, to))).toEqual(scoreGameByEngine(game))
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it(
    'points held over are never negative and are gone after a hand that someone won',
    () => {
      fc.assert(
        fc.property(anyGames, (game) => {
          for (const { hand, score, heldOver } of scoredRows(game)) {
            expect(heldOver).toBeGreaterThanOrEqual(0)
            const isWon = (hand.kind === 'played' || hand.kind === 'counted') && score.winner !== null
            if (isWon) expect(heldOver).toBe(0)
          }
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it('cards read back as they were written', () => {
    fc.assert(
      fc.property(fc.subarray([...packOf(32)]), (cards) => {
        expect(parseCards(makeCards(cards))).toEqual(cards)
      }),
      RUNS,
    )
  })

  it(
    'a game reads back as it was written',
    () => {
      fc.assert(
        fc.property(anyGame(documentRules), (game) => {
          const base = game.rules.scoring === 'match-points' ? 'bridge-belote' : 'bela-2'
          const changes = differences(rulesOf(ruleSet(base)), game.rules)
          const file = { rules: { base, changes }, game, players: [], ended: null, extras: {} } as const
          const names = Array.from({ length: game.rules.players }, (_, seat) => `Player ${seat + 1}`)
          const read = parseGame(JSON.parse(JSON.stringify(makeGame({ ...file, players: names }))))
          expect(read.ok ? read.value.game : read.error).toEqual(game)
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it(
    'the same facts give the same sheet in any order of corrections',
    () => {
      fc.assert(
        fc.property(anyGames, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (game, keys) => {
          const order = game.hands.map((_, index) => index).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
          const blank: Hand = { kind: 'thrown-in', dealer: null, why: 'misdeal' }
          const recorded = game.hands.map((_, index): Entry<Hand, never, never> => ({
            id: `r${index}`,
            device: 'phone',
            clock: index + 1,
            kind: 'recorded',
            hand: `h${index}`,
            after: index === 0 ? null : `h${index - 1}`,
            facts: blank,
          }))
          const corrected = order.flatMap((index, step): readonly Entry<Hand, never, never>[] => {
            const facts = game.hands[index]
            if (facts === undefined) return []
            const change = { kind: 'corrected', hand: `h${index}`, of: [`r${index}`], facts } as const
            return [{ id: `c${index}`, device: 'phone', clock: recorded.length + step + 1, ...change }]
          })
          const hands = foldLog([...recorded, ...corrected]).rows.map(({ facts }) => facts)
          expect(foldLedger({ ...game, hands })).toEqual(foldLedger(game))
        }),
        RUNS,
      )
    },
    LIMIT,
  )
})

describe('contests of runs and a slow second version agree', () => {
  it(
    'the winner of the runs in real hands is the same, however little was said of them',
    () => {
      fc.assert(
        fc.property(anyPlayedHand(anyRules), ([rules, hand]) => {
          const bestOf = (way: Way) =>
            rules.meldContest === 'one' ? bestSideOfAll(rules, hand, way) : bestSide(rules, hand.trump, way)
          const sides = new Set([...ways(rules, { ...hand, bela: [] })].map(bestOf))
          const outcome = contest(hand.melds, rules, hand.trump)
          if (outcome.kind === 'open') expect(sides.size).toBeGreaterThan(1)
          else if (outcome.kind === 'won') expect([...sides]).toEqual([sideOf(rules, outcome.seat)])
          else expect([...sides]).toEqual([null])
        }),
        RUNS,
      )
    },
    LIMIT,
  )

  it('the winner of all the runs that a hand holds is the same', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...packOf(32)], { minLength: 6, maxLength: 12 }), (hand) => {
        expect(runsIn(hand).map(runCards)).toEqual(heldRuns(hand))
      }),
      RUNS,
    )
  })
})
