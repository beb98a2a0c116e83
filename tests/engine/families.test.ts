import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLedger, type Game, type ScoredRow } from '@/lib/engine/game/ledger'
import { isContested, type ContestedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { sideOf } from '@/lib/engine/table/seats'
import { anyRules } from '../support/any-rules'
import { anyGame } from '../support/arbitraries'

// Laws of the wider family of rule sets. For a longer run: YUSS_RUNS=20000 npx vitest run tests/engine/families.test.ts

const RUNS = { numRuns: Number(process.env['YUSS_RUNS'] ?? 200) }
const LIMIT = 60_000 + RUNS.numRuns * 20

const ruled = (isSo: (rules: Rules) => boolean) => anyRules.filter(isSo)
const inPoints = ruled(({ scoring }) => scoring === 'points')
const ofFour = ruled(({ scoring, players }) => scoring === 'points' && players === 4)
const withBids = ruled(({ auction }) => auction === 'bids')

const scored = (game: Game): readonly ScoredRow[] => foldLedger(game).rows.filter((row) => row.state === 'scored')
const total = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0)

/** Scores the first hand of a game under its rules, and again with these changes; `null` if either cannot score it. */
function twice(game: Game, other: Partial<Rules>): readonly [ScoredRow, ScoredRow] | null {
  const [one] = scored({ ...game, hands: game.hands.slice(0, 1) })
  const [two] = scored({ ...game, rules: { ...game.rules, ...other }, hands: game.hands.slice(0, 1) })
  return one === undefined || two === undefined ? null : [one, two]
}

const holds = (tables: fc.Arbitrary<Rules>, law: (game: Game) => void, most = 1) =>
  fc.assert(fc.property(anyGame(tables, most), law), RUNS)

describe('hands for a bid', () => {
  it(
    'where points are bid, no hand is tied and nothing is held over',
    () =>
      holds(withBids, (game) => {
        for (const { hand, score } of scored(game)) {
          if (isContested(hand)) expect(['made', 'bate', 'revoked']).toContain(score.verdict)
          expect(score.heldOverAdded).toBe(0)
        }
      }),
    LIMIT,
  )

  it(
    'a hand that makes its bid would also make the lowest bid',
    () =>
      holds(withBids, (game) => {
        const [hand] = game.hands
        if (hand === undefined || !isContested(hand) || typeof hand.bid !== 'number') return
        const lower: ContestedHand = { ...hand, bid: game.rules.bidStart }
        const [row] = scored(game)
        const [easier] = scored({ ...game, hands: [lower] })
        if (row?.score.verdict === 'made') expect(easier?.score.verdict).toBe('made')
      }),
    LIMIT,
  )

  it(
    'a hand that failed, was doubled or revoked leaves the loser its belas at most',
    () =>
      holds(withBids, (game) => {
        const exact: Game = {
          ...game,
          rules: { ...game.rules, written: 'exact' },
          start: { ...game.start, heldOver: 0 },
        }
        for (const { hand, score } of scored(exact)) {
          if (!isContested(hand) || (score.verdict === 'made' && hand.multiplier === 1)) continue
          const loser = score.points[1 - (score.winner ?? 0)] ?? 0
          const belas = hand.bela.filter((seat) => sideOf(game.rules, seat) !== score.winner).length
          expect(loser).toBeLessThanOrEqual(game.rules.belaKept === 'yes' ? 20 * belas : 0)
        }
      }),
    LIMIT,
  )

  it(
    'a double changes neither the points earned nor the winner',
    () =>
      holds(withBids, (game) => {
        const [hand] = game.hands
        if (hand === undefined || !isContested(hand)) return
        const [row] = scored(game)
        const [single] = scored({ ...game, hands: [{ ...hand, multiplier: 1 }] })
        if (row === undefined || single === undefined) return
        expect([single.score.earned, single.score.winner]).toEqual([row.score.earned, row.score.winner])
      }),
    LIMIT,
  )
})

describe('hands without bids', () => {
  it(
    'where points are not bid, the options about bids change nothing',
    () =>
      holds(
        ruled(({ auction }) => auction !== 'bids'),
        (game) => {
          const other: Partial<Rules> = {
            bidStart: 75,
            bidTop: 10,
            bidNeeds: 'bid-and-more',
            bidWrites: 'made',
            failedBid: 'no',
            failedSweep: 'no',
            pile: 160,
            doubleOf: 'bid',
            capotBid: 7,
            capotWrites: 'flat',
          }
          expect(scored({ ...game, rules: { ...game.rules, ...other } })).toEqual(scored(game))
        },
        4,
      ),
    LIMIT,
  )

  it(
    'a hand dealt again after a tie changes no total and no dealer',
    () =>
      holds(
        inPoints.map((rules): Rules => ({ ...rules, tie: rules.auction === 'bids' ? 'bate' : 'replay' })),
        (game) => {
          let before = { totals: game.start.totals, heldOver: game.start.heldOver, hands: game.start.hands ?? 0 }
          for (const { dealer, score, totals, heldOver, hands, nextDealer, ending } of scored(game)) {
            if (score.verdict === 'tied') {
              expect({ totals, heldOver, hands }).toEqual(before)
              expect([nextDealer, ending.over]).toEqual([dealer, false])
            }
            before = { totals, heldOver, hands }
          }
        },
        5,
      ),
    LIMIT,
  )

  it(
    'making equal totals count as made instead of bate leaves the points earned alone',
    () =>
      holds(
        inPoints.filter(({ auction }) => auction !== 'bids'),
        (game) => {
          const both = twice({ ...game, rules: { ...game.rules, tie: 'made' } }, { tie: 'bate' })
          if (both === null || both[0].score.verdict === both[1].score.verdict) return
          expect([both[0].score.verdict, both[1].score.verdict]).toEqual(['made', 'bate'])
          expect(both[0].score.earned).toEqual(both[1].score.earned)
        },
      ),
    LIMIT,
  )
})

describe('belas', () => {
  it(
    'keeping belas moves points between the sides and changes neither their sum nor the verdict',
    () =>
      holds(
        inPoints.filter(({ players, doubleOf }) => players !== 3 && doubleOf !== 'declared-too'),
        (game) => {
          const exact = { ...game, rules: { ...game.rules, written: 'exact' as const } }
          const both = twice(exact, { belaKept: game.rules.belaKept === 'yes' ? 'no' : 'yes' })
          if (both === null) return
          expect(total(both[0].score.points)).toBe(total(both[1].score.points))
          expect(both[0].score.verdict).toBe(both[1].score.verdict)
        },
      ),
    LIMIT,
  )

  it(
    'belas that do not decide leave the points earned alone',
    () =>
      holds(inPoints, (game) => {
        const both = twice({ ...game, rules: { ...game.rules, belaDecides: 'yes' } }, { belaDecides: 'no' })
        if (both !== null) expect(both[0].score.earned).toEqual(both[1].score.earned)
      }),
    LIMIT,
  )
})

describe('tens on the sheet', () => {
  it(
    'points in tens are the exact points rounded, and decide nothing',
    () =>
      holds(
        inPoints,
        (game) => {
          const exact = scored({ ...game, rules: { ...game.rules, written: 'exact', target: 1e6 } })
          for (const [written, up] of [
            ['tens-5-up', 5],
            ['tens-6-up', 4],
          ] as const) {
            const tens = scored({ ...game, rules: { ...game.rules, written, target: 1e6 } })
            for (const [index, row] of tens.entries()) {
              const other = exact[index]
              if (row.hand.kind === 'agreed' || row.hand.kind === 'claimed' || other === undefined) continue
              expect([row.score.verdict, row.score.winner]).toEqual([other.score.verdict, other.score.winner])
              expect([row.score.earned, row.heldOver]).toEqual([other.score.earned, other.heldOver])
              for (const [side, points] of row.score.points.entries()) {
                const moved = points - (other.score.points[side] ?? 0)
                expect(points % 10).toBe(0)
                expect(moved).toBeLessThanOrEqual(up)
                expect(moved).toBeGreaterThan(up - 10)
              }
            }
          }
        },
        4,
      ),
    LIMIT,
  )
})

describe('a side without a trick', () => {
  const swept = (game: Game): Game => ({
    ...game,
    hands: game.hands.map((hand) =>
      hand.kind === 'played'
        ? { ...hand, cardPoints: [152, 0], lastTrick: 0, tricks: [8, 0], trump: 'hearts', revoke: null }
        : hand,
    ),
  })

  it(
    'a side without a trick gives its declarations to the sweeper but keeps its belas',
    () =>
      holds(ofFour, (game) => {
        const both = twice(swept({ ...game, rules: { ...game.rules, sweepMelds: 'own' } }), {
          sweepMelds: 'to-sweeper',
        })
        if (both === null || both[0].hand.kind !== 'played') return
        expect(total(both[0].score.earned)).toBe(total(both[1].score.earned))
        expect((both[1].score.earned[1] ?? 0) % 20).toBe(0)
        expect(both[1].score.earned[1]).toBeLessThanOrEqual(20)
      }),
    LIMIT,
  )

  it(
    'a side without a trick that loses its declarations gives the sweeper nothing more',
    () =>
      holds(ofFour, (game) => {
        const both = twice(swept({ ...game, rules: { ...game.rules, sweepMelds: 'own' } }), { sweepMelds: 'lost' })
        if (both === null || both[0].hand.kind !== 'played') return
        expect(both[1].score.earned).toEqual([both[0].score.earned[0], 0])
      }),
    LIMIT,
  )
})

describe('one contest of all declarations', () => {
  it(
    'in one contest of all declarations only one side scores runs and fours',
    () =>
      holds(
        ofFour.map((rules): Rules => ({ ...rules, meldContest: 'one', sweepMelds: 'own' })),
        (game) => {
          for (const { score } of scored(game)) {
            const lines = score.earnedLines.filter(({ reason }) => reason.kind === 'run' || reason.kind === 'four')
            expect(new Set(lines.map(({ side }) => side)).size).toBeLessThanOrEqual(1)
          }
        },
      ),
    LIMIT,
  )
})

describe('a game of so many hands', () => {
  it(
    'a game of a fixed number of hands ends with the last of them and no other',
    () =>
      holds(
        ofFour.map((rules): Rules => ({
          ...rules,
          goal: 'hands',
          target: 3,
          claims: 'none',
          winNeedsTrick: 'no',
          winBy: 'count',
        })),
        (game) => {
          const rows = scored({ ...game, start: { totals: [500, 0], heldOver: 0 } })
          for (const { hand, hands, ending, totals } of rows) {
            const isLast = isContested(hand) && hands >= 3
            expect(ending.over && !isLast).toBe(false)
            if (!ending.over) continue
            const [a = 0, b = 0] = totals
            expect(ending.winner).toBe(a === b ? null : a > b ? 0 : 1)
          }
          expect(rows.filter(({ hands, ending }) => hands >= 3 && !ending.over)).toEqual([])
        },
        8,
      ),
    LIMIT,
  )
})

describe('a game won by an own hand', () => {
  it(
    'a game won by an own hand ends with one that its winner took and made',
    () =>
      holds(
        ofFour.map((rules): Rules => ({
          ...rules,
          goal: 'points',
          claims: 'none',
          winNeedsTrick: 'no',
          winBy: 'own-made-hand',
        })),
        (game) => {
          for (const { hand, score, totals, ending } of scored(game)) {
            const taker = isContested(hand) ? sideOf(game.rules, hand.taker) : null
            const isWon = score.verdict === 'made' && taker !== null && (totals[taker] ?? 0) >= game.rules.target
            expect(ending.over).toBe(isWon)
            if (ending.over) expect(ending.winner).toBe(taker)
          }
        },
        6,
      ),
    LIMIT,
  )
})
