import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMelds } from '@/lib/engine/check/check-declared'
import { beatenBy, bestRun } from '@/lib/engine/melds/beaten-by'
import { topsOf } from '@/lib/engine/melds/meld-values'
import { meldLines } from '@/lib/engine/score/earned-melds'
import { SUITS, type Rank, type Suit, type Trump } from '@/lib/engine/table/card'
import type { Meld } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { played, playedByFour, rules, run, said } from '../support/builders'
import { decidedBySteps } from '../support/naive-melds'

/** Returns the rule behind each line of a run, in the order of declaring. */
function rulesUnder(table: Rules, melds: readonly Meld[], trump: Trump = 'hearts'): readonly string[] {
  const lines = meldLines({ ...table, runsNeedTrick: 'no' }, played({ melds, trump, tricks: null }))
  if (!lines.ok) throw new Error(`not scored: ${lines.error.name}`)
  return lines.value.map(({ rule }) => rule)
}

const bela = rules('bela-2')
const bulgarian = rules('bridge-belote')

describe('the rule named for a beaten run', () => {
  it.each([
    ['a twenty against a fifty', [run(0, 'AS KS QS'), run(1, '10C 9C 8C 7C')], 'fifty-against-twenty'],
    ['the lower top card', [run(0, 'QS JS 10S'), run(1, 'KC QC JC')], 'same-class'],
    [
      'a fifty of five under one of four with a higher top',
      [run(0, 'QS JS 10S 9S 8S'), run(1, 'KC QC JC 10C')],
      'same-class',
    ],
    ['a plain run against one in trumps', [run(0, 'KS QS JS'), run(1, 'KH QH JH')], 'trump-run'],
  ])('the rule that beat a run is named: %s', (_, melds, rule) => {
    expect(rulesUnder(bela, melds)[0]).toBe(rule)
  })

  it('the later of two equal runs is named where the first one scores', () => {
    expect(rulesUnder(bela, [run(0, 'KS QS JS'), run(1, 'KC QC JC')])).toEqual(['run-of-three', 'equal-runs'])
  })

  it('the shorter run is named where the table knows quints', () => {
    expect(rulesUnder(bulgarian, [run(0, 'AS KS QS JS'), run(1, 'QC JC 10C 9C 8C')])[0]).toBe('longer-run')
    expect(rulesUnder(bulgarian, [run(0, 'AS KS QS'), run(1, 'QC JC 10C 9C 8C')])[0]).toBe('fifty-against-twenty')
  })

  it('a second run of the losing side counts nothing because its side has lost', () => {
    const melds = [run(0, 'QS JS 10S 9S'), run(0, 'AC KC QC'), run(1, 'KD QD JD 10D')]
    expect(rulesUnder(bela, melds)).toEqual(['same-class', 'losing-runs', 'run-of-four'])
  })

  it('a second run in the winning hand counts as a second run', () => {
    const melds = [run(1, '9C 8C 7C'), run(1, 'KD QD JD 10D'), run(0, 'AS KS QS')]
    expect(rulesUnder(bela, melds)).toEqual(['second-runs', 'run-of-four', 'fifty-against-twenty'])
  })

  it('among three players each beaten run names the rule that beat it', () => {
    const melds = [run(0, 'KS QS JS'), run(1, 'QD JD 10D'), run(2, 'KH QH JH')]
    expect(rulesUnder(rules('bela-3'), melds)).toEqual(['trump-run', 'same-class', 'run-of-three'])
  })

  it('no deciding rule is named for runs that were only half told', () => {
    const trumpsLow = [said(0, 3, 'K', 'hearts'), said(1, 3, 'K', null)]
    expect(rulesUnder(bela, trumpsLow)).toEqual(['run-of-three', 'trump-run'])
    const settledByClass = [said(0, 4), said(1, 3), said(1, 3)]
    expect(rulesUnder(bela, settledByClass)).toEqual(['run-of-four', 'fifty-against-twenty', 'losing-runs'])
  })
})

describe('the rule by which one run beats another', () => {
  const high = (top: Rank | null, suit: Suit | null = null) => ({ seat: 0, length: 3, top, suit })

  it.each([
    ['a top that was not said', {}, high(null), high('K'), 'hearts', 'losing-runs'],
    ['the other one’s neither', {}, high('K'), high(null), 'hearts', 'losing-runs'],
    ['another top', {}, high('A'), high('K'), 'hearts', 'same-class'],
    ['the same, in trumps', {}, high('K', 'hearts'), high('K'), 'hearts', 'trump-run'],
    ['the same, in no trumps', {}, high('K', 'spades'), high('K', 'clubs'), 'hearts', 'equal-runs'],
    ['the same, and no suit was said', {}, high('K'), high('K', 'clubs'), 'hearts', 'losing-runs'],
    [
      'the same, where trumps are no better',
      { trumpRun: 'equal' },
      high('K', 'hearts'),
      high('K'),
      'hearts',
      'equal-runs',
    ],
    ['no suit said, where trumps are no better', { trumpRun: 'equal' }, high('K'), high('K'), 'hearts', 'equal-runs'],
    ['the same, at all trumps', {}, high('K', 'hearts'), high('K'), 'all', 'equal-runs'],
    ['no suit said, at all trumps', {}, high('K'), high('K'), 'all', 'equal-runs'],
  ] as const)('the rule depends on what was said of both runs: %s', (_, changes, best, beaten, trump, rule) => {
    expect(beatenBy(rules('bela-2', changes), trump, best, beaten)).toBe(rule)
  })
})

it('of two half-told runs the one with a known top is the better', () => {
  const high = (seat: number, top: Rank | null) => ({ seat, length: 3, top, suit: null })
  expect(bestRun(bela, 'hearts', [high(0, null), high(1, 'K')])).toEqual(high(1, 'K'))
  expect(bestRun(bela, 'hearts', [high(0, 'K'), high(1, 'K')])).toEqual(high(0, 'K'))
  expect(bestRun(bela, 'hearts', [])).toBeNull()
})

const declared = (table: Rules): fc.Arbitrary<readonly Meld[]> =>
  fc.array(
    fc
      .record({
        seat: fc.nat(table.players - 1),
        run: fc.constantFrom(3, 3, 3, 4, 4, 5, 6),
        suit: fc.constantFrom(...SUITS),
        place: fc.nat(7),
      })
      .map(({ place, ...meld }): Meld => {
        const tops = topsOf(meld.run, table.pack)
        return { kind: 'run', ...meld, top: tops[place % tops.length] ?? null }
      }),
    { minLength: 2, maxLength: 5 },
  )

describe('the contest of runs and a second version of it', () => {
  it.each(RULE_SET_IDS)('a second version that drops run after run finds the same winner: %s', (base) => {
    fc.assert(
      fc.property(
        fc.constantFrom('wins' as const, 'equal' as const),
        fc.constantFrom('first-declared' as const, 'nobody' as const),
        fc.constantFrom('split' as const, 'one' as const, 'hundred' as const),
        fc.constantFrom<Trump>(...SUITS),
        declared(rules(base)),
        (trumpRun, equalRuns, longRuns, trump, melds) => {
          const agreed = {
            trumpRun,
            equalRuns,
            longRuns,
            runsNeedTrick: 'no',
            runs: 'yes',
            meldContest: 'apart',
          } as const
          const table = rules(base, agreed)
          const hand = (table.players === 4 ? playedByFour : played)({ melds, trump })
          fc.pre(checkMelds(table, hand) === null)
          const lines = meldLines(table, hand)
          if (!lines.ok) throw new Error(`not scored: ${lines.error.name}`)
          const told = new Map<number, string>()
          for (const { side, rule, reason } of lines.value) {
            if (reason.kind !== 'run-beaten' || rule === 'losing-runs') continue
            expect(told.has(side)).toBe(false)
            told.set(side, rule)
          }
          expect(told).toEqual(decidedBySteps(table, hand))
        },
      ),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 400) },
    )
  })
})
