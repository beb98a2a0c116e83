import { describe, expect, it } from 'vitest'
import { elsewhere, linesNotIn } from '@/lib/engine/referee/elsewhere'
import { missingFacts, withExtraFacts } from '@/lib/engine/referee/missing-facts'
import { contestsOf } from '@/lib/engine/referee/run-figures'
import { line } from '@/lib/engine/score/line'
import type { Score } from '@/lib/engine/score/score'
import { played, playedByFour, rules, said, settled } from '../support/builders'

const two = rules('bela-2')
const belote = rules('bridge-belote')
const klabber = rules('klabberjass-4')

describe('facts that other rules need', () => {
  it('other rules ask for the length of each run that could be longer there', () => {
    const melds = [said(0, 3), settled(1, 20), said(1, 4)]
    const found = missingFacts(klabber, belote, playedByFour({ melds }), { fours: [] })
    expect(found).toEqual([{ kind: 'run-length', meld: 2, lengths: [4, 5, 6] }, { kind: 'settled-melds' }])
    expect(missingFacts(klabber, belote, playedByFour({ melds }), { fours: [], lengths: { 2: 4 } })).toEqual([
      { kind: 'settled-melds' },
    ])
    // A table where every longer run is a fifty does not tell how long a run is. A hand has nine cards.
    const one = rules('bela-2', { longRuns: 'one' })
    expect(missingFacts(one, two, played({ melds: [said(0, 4)] }), {})).toEqual([
      { kind: 'run-length', meld: 0, lengths: [4, 5, 6, 7, 8] },
    ])
    expect(missingFacts(two, one, played({ melds: [said(0, 4)] }), {})).toEqual([])
  })

  it('open declarations of a played hand are filled in', () => {
    const hand = playedByFour({ melds: [said(0, 4), said(1, 4, 'K', 'clubs'), settled(0, 20)], bela: [0] })
    const extra = { lengths: { 0: 5 }, tops: { 0: 'A', 1: 'Q' }, suits: { 0: 'spades', 1: 'hearts' } } as const
    expect(withExtraFacts(belote, hand, extra)).toEqual({
      ...hand,
      melds: [said(0, 5, 'A', 'spades'), said(1, 4, 'K', 'clubs'), settled(0, 20)],
    })
    expect(withExtraFacts(belote, hand, { lastTrick: 1, tricks: [2, 6] })).toEqual({
      ...hand,
      lastTrick: 1,
      tricks: [2, 6],
    })
  })
})

describe('the lines that only one of two scores has', () => {
  it('repeated lines are compared by how often they occur', () => {
    const own = line(0, 20, { kind: 'own' }, 'made')
    const big = line(0, 20, { kind: 'big' }, 'big')
    const bela = line(0, 20, { kind: 'bela', seat: 0 }, 'bela')
    const of = (sheetLines: Score['sheetLines'], earnedLines: Score['earnedLines'] = []) =>
      ({ sheetLines, earnedLines }) as Score
    expect(linesNotIn(of([own, own, big]), of([own]))).toEqual({ earned: [], sheet: [own, big] })
    expect(linesNotIn(of([own]), of([own, own, big]))).toEqual({ earned: [], sheet: [] })
    expect(linesNotIn(of([], [bela, bela]), of([own], [bela]))).toEqual({ earned: [bela], sheet: [] })
  })

  it('a line that other rules lack leaves the other lines as they are', () => {
    const hand = { home: two, hand: played({ bela: [0] }), dealer: 1, totals: [0, 0] }
    const { score } = elsewhere(hand, two)
    const [first, ...rest] = score?.earnedLines ?? []
    if (score === null || first === undefined) throw new Error('no score')
    const dearer = { ...first, points: first.points + 1 }
    const changed = { ...score, earnedLines: [dearer, ...rest] }
    expect(rest.length).toBeGreaterThan(0)
    expect(linesNotIn(changed, score)).toEqual({ earned: [dearer], sheet: [] })
    expect(linesNotIn(score, changed)).toEqual({ earned: [first], sheet: [] })
  })
})

it('a table has a contest for runs, one for fours of a kind, or one for both', () => {
  const contests = (base: Parameters<typeof rules>[0], changes = {}) => contestsOf(rules(base, changes))
  expect(contests('bela-2')).toEqual(['runs'])
  expect(contests('bridge-belote')).toEqual(['runs', 'fours'])
  expect(contests('coinche')).toEqual(['both'])
  expect(contests('bela-hr')).toEqual(['both'])
  expect(contests('belote')).toEqual([])
  expect(contests('coinche', { runs: 'no' })).toEqual(['fours'])
  expect(contests('coinche', { carres: 'no' })).toEqual(['runs'])
})
