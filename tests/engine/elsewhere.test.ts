import { describe, expect, test } from 'vitest'
import { elsewhere, linesNotIn, type RecordedHand } from '@/lib/engine/referee/elsewhere'
import type { Hand } from '@/lib/engine/table/hand'
import { counted, played, playedByFour, rules, said } from '../support/builders'

const recorded = (home: RecordedHand['home'], hand: Hand, totals: readonly number[] = [0, 0]): RecordedHand => ({
  home,
  hand,
  dealer: 1,
  totals,
})

describe('a hand scored by other rules', () => {
  const tie = recorded(rules('bela-2'), played({ cardPoints: [65, 55] }))

  test('a tie of two players waits in Bela and is lost in Bicycle, line by line', () => {
    const home = elsewhere(tie, tie.home).score
    const there = elsewhere(tie, rules('bicycle')).score
    expect(home?.points).toEqual([0, 65])
    expect(there?.points).toEqual([0, 65])
    if (home === null || there === null) throw new Error('no score')
    const kinds = (lines: ReturnType<typeof linesNotIn>) => lines.sheet.map(({ reason }) => reason.kind)
    expect(kinds(linesNotIn(home, there))).toContain('held-over')
    expect(kinds(linesNotIn(there, home))).toContain('tie-lost')
    expect(linesNotIn(home, there).earned).toEqual([])
  })
})

test('a bid is kept where points are bid, and means nothing elsewhere', () => {
  const home = rules('contree', { written: 'exact' })
  const hand = recorded(home, playedByFour({ bid: 100, tricks: [5, 3] }))
  expect(elsewhere(hand, home).score?.points).toEqual([200, 62])
  expect(elsewhere(hand, rules('klabberjass-4')).score?.points).toEqual([100, 62])
  const spoken = recorded(home, counted({ totals: [100, 62], bid: 100 }))
  expect(elsewhere(spoken, rules('klabberjass-4')).score?.points).toEqual([100, 62])
})

test('the same rules give the same lines', () => {
  const hand = recorded(rules('bela-2'), played())
  const { score } = elsewhere(hand, rules('bela-2'))
  if (score === null) throw new Error('no score')
  expect(linesNotIn(score, score)).toEqual({ earned: [], sheet: [] })
})

test('a line that other rules lack leaves the other lines as they are', () => {
  const hand = recorded(rules('bela-2'), played({ bela: [0] }))
  const { score } = elsewhere(hand, rules('bela-2'))
  const [first, ...rest] = score?.earnedLines ?? []
  if (score === null || first === undefined) throw new Error('no score')
  const dearer = { ...first, points: first.points + 1 }
  const changed = { ...score, earnedLines: [dearer, ...rest] }
  expect(rest.length).toBeGreaterThan(0)
  expect(linesNotIn(changed, score)).toEqual({ earned: [dearer], sheet: [] })
  expect(linesNotIn(score, changed)).toEqual({ earned: [first], sheet: [] })
})

test('no score is given until it is known when bela was called, where the rules differ', () => {
  const hand = recorded(rules('denexa'), played({ bela: [0] }))
  const bicycle = rules('bicycle')
  expect(elsewhere(hand, bicycle)).toMatchObject({ score: null, missingFacts: [{ kind: 'bela-call' }] })
  expect(elsewhere(hand, bicycle, { belaCalledAt: 'first-card' }).score?.earned).toEqual([70, 55])
  expect(elsewhere(hand, bicycle, { belaCalledAt: 'both' }).score?.earned).toEqual([90, 55])
  expect(elsewhere(hand, rules('bela-2')).score?.earned).toEqual([90, 55])
})

test('fours are asked for where they count and were never recorded', () => {
  const hand = recorded(rules('klabberjass-4'), playedByFour())
  const belote = rules('bridge-belote')
  expect(elsewhere(hand, belote)).toMatchObject({ score: null, missingFacts: [{ kind: 'fours' }] })
  expect(elsewhere(hand, belote, { fours: [] }).score?.earned).toEqual([100, 62])
  expect(elsewhere(hand, belote, { fours: [{ seat: 1, four: 'J' }] }).score?.earned).toEqual([100, 262])
})

test('a fifty is asked for its cards where five count more, unless they were shown', () => {
  const run = said(0, 4)
  const noted = recorded(rules('klabberjass-4'), playedByFour({ melds: [run] }))
  const extra = { fours: [] }
  expect(elsewhere(noted, rules('bridge-belote'), extra)).toMatchObject({
    score: null,
    missingFacts: [{ kind: 'run-length', meld: 0, lengths: [4, 5, 6] }],
  })
  const five = { ...extra, lengths: { 0: 5 } }
  expect(elsewhere(noted, rules('bridge-belote'), five).score?.earned).toEqual([200, 62])
  const shown = playedByFour({ melds: [{ kind: 'cards', seat: 0, cards: ['KS', 'QS', 'JS', '10S'] }] })
  expect(elsewhere(recorded(rules('klabberjass-4'), shown), rules('bridge-belote'), extra).missingFacts).toEqual([])
})

test('a fifty of partners can be all the eight cards of a hand', () => {
  const noted = recorded(rules('klabberjass-4', { longRuns: 'one' }), playedByFour({ melds: [said(0, 4)] }))
  expect(elsewhere(noted, rules('bridge-belote'), { fours: [] }).missingFacts).toEqual([
    { kind: 'run-length', meld: 0, lengths: [4, 5, 6, 7, 8] },
  ])
})

test('a run is asked for its top where only the other rules let it decide', () => {
  const melds = [
    { kind: 'run', seat: 0, run: 3, top: 'K', suit: null },
    { kind: 'run', seat: 1, run: 3, top: 'K', suit: null },
  ] as const
  const home = rules('bela-2', { trumpRun: 'equal' })
  const hand = recorded(home, played({ melds }))
  expect(elsewhere(hand, home).score).not.toBeNull()
  expect(elsewhere(hand, rules('lehman')).problem?.name).toBe('say-run-suit')
  expect(elsewhere(hand, rules('lehman'), { suits: { 0: 'spades', 1: 'clubs' } }).score?.earned).toEqual([70, 55])
  expect(elsewhere(hand, rules('lehman'), { suits: { 0: 'hearts', 1: 'clubs' } }).score?.earned).toEqual([90, 55])
})

test('finished totals keep their sums as spoken, and a note says so', () => {
  const hand = recorded(rules('bela-2'), counted({ totals: [90, 55], lastTrick: 0 }))
  const found = elsewhere(hand, rules('bicycle'))
  expect(found.missingFacts).toEqual([{ kind: 'spoken-totals' }])
  expect(found.score?.points).toEqual([90, 55])
})

test('a hand that is impossible under other rules is named', () => {
  const noTrumps = recorded(rules('bridge-belote'), playedByFour({ trump: 'all', cardPoints: [200, 48] }))
  expect(elsewhere(noTrumps, rules('klabberjass-4')).problem?.name).toBe('trump-not-in-auction')
})

test('points held over from earlier hands are left aside', () => {
  const hand = recorded(rules('bela-2'), played(), [100, 100])
  expect(elsewhere(hand, rules('bela-2')).score?.heldOverWon).toBe(0)
})
