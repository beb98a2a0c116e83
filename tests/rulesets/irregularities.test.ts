import { describe, expect, test } from 'vitest'
import { stateOfBela } from '@/lib/engine/referee/bela'
import { entryOf, IRREGULARITIES, remediesFor } from '@/lib/engine/referee/irregularities'
import { irregularitySource } from '@/lib/rulesets/lookup/irregularities'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { rulesAt } from '../support/runs'

const remedies = (base: (typeof RULE_SET_IDS)[number], irregularity: (typeof IRREGULARITIES)[number], changes = {}) => {
  const rules = rulesAt(base, changes)
  return remediesFor(rules, irregularity, irregularitySource(base, rules, irregularity).footing)
}

/** The penalties that no document states and that follow from a reading of the rules. */
const READINGS = [
  'bicycle: false-bela',
  ...['belote', 'contree'].flatMap((game) => [`${game}: false-bela`, `${game}: revoke`]),
  ...['coinche', 'bela-hr'].flatMap((game) => [`${game}: false-run`, `${game}: false-bela`, `${game}: revoke`]),
]

describe('irregularities', () => {
  test('Bicycle gives a revoke to the other side, and a silent document leaves it to the table', () => {
    expect(remedies('bicycle', 'revoke')).toEqual(['all-to-other-side'])
    expect(remedies('bela-2', 'revoke')).toContain('agree')
    expect(remedies('bela-2', 'revoke', { revoke: 'all-to-other-side' })).toEqual(['all-to-other-side'])
    expect(irregularitySource('bela-2', rulesAt('bela-2', { revoke: 'all-to-other-side' }), 'revoke').source).toEqual({
      kind: 'house',
    })
  })

  test('a Bicycle table without a price for a revoke agrees on points and cites no document', () => {
    const rules = rulesAt('bicycle', { revoke: 'unstated' })
    for (const irregularity of ['revoke', 'wrong-count-play', 'false-run', 'false-bela'] as const) {
      const { footing, source } = irregularitySource('bicycle', rules, irregularity)
      expect({ footing, kind: source.kind }).toEqual({ footing: 'silent', kind: 'not-in-game' })
      expect(remedies('bicycle', irregularity, { revoke: 'unstated' })).toContain('agree')
    }
  })

  test.each([
    [
      'before the bidding Bicycle lets a misdeal be corrected or dealt again',
      'bicycle',
      'wrong-count-before',
      ['redeal', 'correct'],
    ],
    ['after the bidding only corrected', 'bicycle', 'wrong-count-bidding', ['correct']],
    ['and in play it gives the hand to the other side', 'bicycle', 'wrong-count-play', ['all-to-other-side']],
    ['a false claim loses the game', 'bela-2', 'false-claim', ['game-lost']],
    ['a claim out of turn is no claim', 'bela-2', 'claim-moment', ['no-claim']],
    ['there are no claims in Bicycle', 'bicycle', 'false-claim', ['no-claims-here']],
    ['a low trump may be led', 'bela-2', 'low-trump-lead', ['nothing']],
  ] as const)('the documents have a remedy: %s', (_, base, irregularity, found) => {
    expect(remedies(base, irregularity)).toEqual(found)
  })

  /** Every irregularity at every table with a document, with the remedies for it. */
  const CASES = RULE_SET_IDS.flatMap((base) =>
    IRREGULARITIES.map((irregularity) => {
      const { footing, source } = irregularitySource(base, rulesAt(base), irregularity)
      return { base, irregularity, footing, source, found: remedies(base, irregularity) }
    }),
  )
  const named = (cases: typeof CASES) => cases.map(({ base, irregularity }) => `${base}: ${irregularity}`)

  test('every irregularity has a remedy', () => {
    expect(CASES).toHaveLength(RULE_SET_IDS.length * IRREGULARITIES.length)
    expect(named(CASES.filter(({ found }) => found.length === 0))).toEqual([])
  })

  test('a silent document always offers agreed points where the sheet would change', () => {
    const isWritten = ({ found }: (typeof CASES)[number]) =>
      found.some((remedy) => entryOf(remedy) !== null && remedy !== 'game-lost')
    const silent = CASES.filter((one) => one.footing === 'silent' && isWritten(one))
    expect(silent.length).toBeGreaterThan(RULE_SET_IDS.length)
    expect(named(silent.filter(({ found }) => !found.includes('agree')))).toEqual([])
  })

  test.each([
    ['redeal', 'misdeal'],
    ['all-to-other-side', 'revoke'],
    ['game-lost', 'claimed'],
    ['agree', 'agreed'],
    ['correct', null],
    ['put-right', null],
    ['no-claim', null],
    ['no-claims-here', null],
    ['nothing', null],
  ] as const)('“%s” goes on the sheet as %s', (remedy, entry) => {
    expect(entryOf(remedy)).toBe(entry)
  })

  test('every remedy cites a document, the house, or a reading where a document is silent', () => {
    const settled = CASES.filter(({ footing }) => footing === 'stated')
    const behind = (kind: string) => settled.filter(({ source }) => source.kind === kind)
    expect(behind('stated').length).toBeGreaterThan(0)
    expect(named(behind('reading'))).toEqual(READINGS)
    const kinds = ['stated', 'house', 'after', 'not-in-game', 'reading']
    expect(settled).toHaveLength(kinds.flatMap(behind).length)
  })
})

describe('bela', () => {
  test('bela may be called at either card in two-handed Bela, the first in Denexa, the second in Bicycle', () => {
    const all = (base: (typeof RULE_SET_IDS)[number]) =>
      (['both-held', 'first-silent', 'first-called', 'both-silent', 'second-called'] as const).map((state) =>
        stateOfBela(rulesAt(base), state),
      )
    expect(all('bela-2')).toEqual(['may-call', 'may-call', 'counts', 'lost', 'counts'])
    expect(all('denexa')).toEqual(['may-call', 'lost', 'counts', 'lost', 'lost'])
    expect(all('bicycle')).toEqual(['may-call', 'may-call', 'may-call', 'lost', 'counts'])
  })
})
