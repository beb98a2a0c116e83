import { describe, expect, test } from 'vitest'
import { clashes, isOptionValue, OPTION_NAMES, type OptionName, type Rules } from '@/lib/engine/table/options'
import { variantCharacter } from '@/lib/messages/compiled/rules/variantCharacter'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import { differences, ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { VARIANTS, variantsOf, withVariant, type VariantId } from '@/lib/rulesets/variants/variants'

const optionsOf = (changes: Partial<Rules>): readonly OptionName[] =>
  OPTION_NAMES.filter((option) => changes[option] !== undefined)

const offered = RULE_SET_IDS.flatMap((base) => variantsOf(base).map((variant) => ({ base, id: variant.id, variant })))

/** The variants that the documents name, and what each must change in the first game that it belongs to. */
const NAMED: readonly [VariantId, RuleSetId, Partial<Rules>][] = [
  ['schmeiss', 'bela-2', { schmeiss: 'first-turn' }],
  ['void-deal', 'bela-2', { voidDeal: 'yes' }],
  ['equal-scores', 'bela-2', { tie: 'defender-own' }],
  ['target-500', 'bela-2', { target: 500 }],
  ['played-out', 'bela-2', { claims: 'none', bothOver: 'higher' }],
  ['east-lothian', 'bela-2', { claims: 'first-three' }],
  ['ontario', 'bela-2', { sweep: '360', target: 1000 }],
  ['bare-yuss', 'bela-2', { bareYuss: 'may-hold' }],
  ['no-low-trump-lead', 'bela-2', { lowTrumpLead: 'barred' }],
  ['bela-first-card', 'bela-2', { belaCall: 'first-card' }],
  ['bela-second-card', 'denexa', { belaCall: 'either' }],
  ['trick-to-consummate', 'bela-2', { winNeedsTrick: 'yes' }],
  ['three-each', 'bela-3', { bateTo: 'each' }],
  ['three-big', 'bela-3', { big: 'allowed' }],
  ['three-28', 'bela-3', { pack: 28, exchangeSeven: 'no' }],
  ['three-bimah', 'bela-3', { allPass: 'dealer-names' }],
  ['four-low-card', 'klabberjass-4', { indicator: 'low-card' }],
  ['four-bimah', 'klabberjass-4', { allPass: 'dealer-names' }],
  ['four-bimah-no-trump', 'klabberjass-4', { allPass: 'dealer-names', forcedNoTrump: 'allowed' }],
  ['four-left-of-dealer', 'klabberjass-4', { allPass: 'eldest-names' }],
  ['four-taker-leads', 'klabberjass-4', { leader: 'taker' }],
  ['four-1002', 'klabberjass-4', { target: 1002 }],
  ['bicycle-maker-first', 'bicycle', { bothOver: 'taker-first' }],
  ['bicycle-equal-runs', 'bicycle', { equalRuns: 'first-declared' }],
  ['belote-third-level', 'bridge-belote', { doubling: 8 }],
  ['belote-kirtik', 'bridge-belote', { kirtik: 'yes' }],
  ['belote-multiply-first', 'bridge-belote', { multiply: 'before-rounding' }],
  ['belote-partner-free', 'bridge-belote', { partnerWinning: 'free' }],
]

describe('the named variants', () => {
  test.each(NAMED)('%s is offered with %s and changes what the document says', (id, base, changes) => {
    const variant = variantsOf(base).find((candidate) => candidate.id === id)
    if (variant === undefined) throw new Error(`${id} is not offered with ${base}`)
    const rules = rulesOf(ruleSet(base))
    expect(differences(rules, withVariant(rules, variant))).toEqual(changes)
  })

  test.each(offered)('$base can be played with $id', ({ base, variant }) => {
    expect(clashes(withVariant(rulesOf(ruleSet(base)), variant))).toEqual([])
  })

  test.each(offered)('$id changes something in $base', ({ base, variant }) => {
    const rules = rulesOf(ruleSet(base))
    expect(differences(rules, withVariant(rules, variant))).not.toEqual({})
  })

  test.each(VARIANTS)('$id names options and values that exist', ({ changes }) => {
    expect(OPTION_NAMES).toEqual(expect.arrayContaining(Object.keys(changes)))
    expect(optionsOf(changes).every((option) => isOptionValue(option, changes[option]))).toBe(true)
  })

  test('every variant has an id and a character of its own and belongs to a game', () => {
    expect(new Set(VARIANTS.map(({ id }) => id)).size).toBe(VARIANTS.length)
    expect(new Set(VARIANTS.map(({ id }) => variantCharacter[id])).size).toBe(VARIANTS.length)
    expect(VARIANTS.every(({ of }) => of.length > 0)).toBe(true)
  })

  test('no two variants of a game have the same name', () => {
    for (const base of RULE_SET_IDS) {
      const names = variantsOf(base).map(({ id }) => variantName[id])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('three players, 28 cards and on big can be agreed together', () => {
    const agreed = variantsOf('bela-3').reduce(withVariant, rulesOf(ruleSet('bela-3')))
    expect(clashes(agreed)).toEqual([])
  })
})
