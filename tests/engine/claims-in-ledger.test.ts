import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ruleOnClaim, type Claim } from '@/lib/engine/referee/claim'
import { CLAIM_BELAS } from '@/lib/engine/table/hand'
import { claimed, from, rules, score } from '../support/builders'

const table = rules('bela-2')

describe('a claim on the sheet', () => {
  it('a claim that reaches the target is good and gives the others nothing', () => {
    const row = score(table, claimed({ cardPoints: 41, runPoints: 20 }), from([440, 495]))
    expect([row.score.verdict, row.score.points, row.totals]).toEqual(['claim-good', [61, 0], [501, 495]])
    expect(row.ending).toMatchObject({ over: true, winner: 0, rule: 'claim-counts' })
  })

  it('a claim one point short loses the game, and the claimant keeps the sum', () => {
    const row = score(table, claimed({ cardPoints: 40, runPoints: 20 }), from([440, 300]))
    expect([row.score.verdict, row.totals]).toEqual(['claim-false', [500, 300]])
    expect(row.ending).toMatchObject({ over: true, winner: 1, rule: 'false-claim' })
  })

  it('a good claim wins for a taker who would have been bate', () => {
    const row = score(table, claimed({ taker: 0, cardPoints: 23 }), from([478, 500]))
    expect(row.ending).toMatchObject({ over: true, winner: 0 })
  })

  it.each([
    ['none', 44],
    ['held', 64],
    ['announced', 64],
    ['one-played-silently', 64],
    ['both-played-silently', 44],
  ] as const)('a claim with bela %s comes to %i', (bela, points) => {
    expect(score(table, claimed({ bela })).score.points).toEqual([points, 0])
  })

  it('a bela begun in silence counts only where the second card may still speak', () => {
    const hand = claimed({ bela: 'one-played-silently' })
    expect(score(rules('bela-2', { belaCall: 'first-card' }), hand).score.points).toEqual([44, 0])
    expect(score(rules('bela-2', { belaCall: 'second-card' }), hand).score.points).toEqual([64, 0])
  })

  it.each(['held', 'announced'] as const)('a bela that was %s counts in a claim wherever it is called', (bela) => {
    expect(score(rules('bela-2', { belaCall: 'first-card' }), claimed({ bela })).score.points).toEqual([64, 0])
  })

  it('a claim after the last trick counts that trick', () => {
    expect(score(table, claimed({ afterTrick: 9, lastTrick: true })).score.points).toEqual([54, 0])
  })

  it('a claim leaves points held over where they are', () => {
    const row = score(table, claimed({ cardPoints: 61 }), from([400, 300], 61))
    expect([row.score.verdict, row.heldOver, row.totals]).toEqual(['claim-false', 61, [461, 300]])
  })

  it('a claim also ends a game in which a win waits for its trick', () => {
    const waiting = rules('bela-2', { winNeedsTrick: 'yes' })
    const row = score(waiting, claimed({ claimant: 1, cardPoints: 31 }), from([506, 470]))
    expect(row.ending).toMatchObject({ over: true, winner: 1 })
  })
})

describe('a false claim among three', () => {
  const after = (claimant: number, totals: readonly number[]) =>
    score(rules('bela-3'), claimed({ claimant, cardPoints: 30 }), from(totals)).ending

  it('a false claim loses to the opponent who had more before the hand', () => {
    expect(after(0, [400, 250, 300])).toMatchObject({ over: true, winner: 2 })
    expect(after(1, [310, 460, 300])).toMatchObject({ over: true, winner: 0 })
  })

  it('a false claim has no winner where the opponents are level', () => {
    expect(after(0, [400, 300, 300])).toMatchObject({ over: true, winner: null })
  })
})

describe('a claim before the first trick', () => {
  const tooEarly: Omit<Claim, 'trickWonBy'> = {
    totals: [495, 300],
    claimant: 0,
    afterTrick: 0,
    cardPoints: 0,
    runPoints: 50,
    runsAreBest: true,
    bela: 'held',
    ledSince: false,
    counted: false,
    lastTrick: false,
  }

  it.each([null, 0])('no one may claim before the first trick (winner of it: %s)', (trickWonBy) => {
    expect(ruleOnClaim(rules('bela-2'), { ...tooEarly, trickWonBy })).toMatchObject({ allowed: false })
  })
})

describe('the sheet and the referee', () => {
  it('the sheet and the referee judge every claim alike', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('bela-2', 'bela-3'),
        fc.array(fc.integer({ min: 300, max: 500 }), { minLength: 3, maxLength: 3 }),
        fc.record({
          claimant: fc.nat(1),
          afterTrick: fc.integer({ min: 1, max: 8 }),
          cardPoints: fc.nat(146),
          runPoints: fc.constantFrom(0, 20, 50, 70),
          bela: fc.constantFrom(...CLAIM_BELAS),
        }),
        (base, three, facts) => {
          const totals = three.slice(0, base === 'bela-2' ? 2 : 3)
          const row = score(rules(base), claimed(facts), from(totals))
          const ruling = ruleOnClaim(rules(base), {
            ...facts,
            totals,
            trickWonBy: facts.claimant,
            runsAreBest: true,
            ledSince: false,
            counted: false,
            lastTrick: false,
          })
          const said = { points: row.score.points[facts.claimant], total: row.totals[facts.claimant] }
          const good = row.score.verdict === 'claim-good'
          const winner = row.ending.over ? row.ending.winner : null
          expect(ruling).toEqual({ allowed: true, ...said, good, winner })
        },
      ),
    )
  })
})
