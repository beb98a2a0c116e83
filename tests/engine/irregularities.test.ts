import { describe, expect, test } from 'vitest'
import { belaStands } from '@/lib/engine/bela-call'
import { entryOf, IRREGULARITIES, remediesFor } from '@/lib/engine/irregularities'
import { RULE_SET_IDS } from '@/lib/rulesets'
import { irregularitySource } from '@/lib/rulesets/irregularities'
import { rulesAt } from '../support/runs'

const remedies = (base: (typeof RULE_SET_IDS)[number], irregularity: (typeof IRREGULARITIES)[number], changes = {}) => {
  const rules = rulesAt(base, changes)
  return remediesFor(rules, irregularity, irregularitySource(base, rules, irregularity).footing)
}

describe('something went wrong', () => {
  test('Bicycle gives a revoke to the other side; where a document is silent the table agrees on points', () => {
    expect(remedies('bicycle', 'revoke')).toEqual(['all-to-other-side'])
    expect(remedies('bela-2', 'revoke')).toContain('agree')
    expect(remedies('bela-2', 'revoke', { revoke: 'all-to-other-side' })).toEqual(['all-to-other-side'])
    expect(irregularitySource('bela-2', rulesAt('bela-2', { revoke: 'all-to-other-side' }), 'revoke').source).toEqual({
      kind: 'house',
    })
  })

  test('before the bidding Bicycle lets a misdeal be corrected or dealt anew, after it only corrected', () => {
    expect(remedies('bicycle', 'wrong-count-before')).toEqual(['redeal', 'correct'])
    expect(remedies('bicycle', 'wrong-count-bidding')).toEqual(['correct'])
    expect(remedies('bicycle', 'wrong-count-play')).toEqual(['all-to-other-side'])
  })

  test('a false claim loses the game where games are claimed, and a claim out of turn is none', () => {
    expect(remedies('bela-2', 'false-claim')).toEqual(['game-lost'])
    expect(remedies('bela-2', 'claim-moment')).toEqual(['no-claim'])
    expect(remedies('bicycle', 'false-claim')).toEqual(['no-claims-here'])
  })

  test('a low trump may be led unless the table bars it', () => {
    expect(remedies('bela-2', 'low-trump-lead')).toEqual(['nothing'])
    expect(remedies('bela-2', 'low-trump-lead', { lowTrumpLead: 'barred' })).toContain('put-right')
  })

  test.each(RULE_SET_IDS)(
    '%s has something to do about everything, and a silent document always offers agreed points',
    (base) => {
      for (const irregularity of IRREGULARITIES) {
        const rules = rulesAt(base)
        const { footing, source } = irregularitySource(base, rules, irregularity)
        const found = remediesFor(rules, irregularity, footing)
        expect(found.length).toBeGreaterThan(0)
        const isCostless = found.every((remedy) => entryOf(remedy) === null || remedy === 'game-lost')
        if (footing === 'silent' && !isCostless) expect(found).toContain('agree')
        if (footing === 'stated') expect(source.kind === 'stated' || source.kind === 'house').toBe(true)
      }
    },
  )
})

describe('bela', () => {
  test('may be called at either card in two-handed Bela, at the first alone in Denexa, at the second in Bicycle', () => {
    const all = (base: (typeof RULE_SET_IDS)[number]) =>
      (['both-held', 'first-silent', 'first-called', 'both-silent', 'second-called'] as const).map((state) =>
        belaStands(rulesAt(base), state),
      )
    expect(all('bela-2')).toEqual(['may-call', 'may-call', 'counts', 'lost', 'counts'])
    expect(all('denexa')).toEqual(['may-call', 'lost', 'counts', 'lost', 'lost'])
    expect(all('bicycle')).toEqual(['may-call', 'may-call', 'may-call', 'lost', 'counts'])
  })
})
