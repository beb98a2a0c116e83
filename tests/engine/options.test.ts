import { describe, expect, it } from 'vitest'
import {
  clashes,
  isListed,
  isOptionValue,
  OPTION_NAMES,
  OPTIONS,
  type ClashNeed,
  type OptionName,
  type Rules,
} from '@/lib/engine/table/options'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { rules } from '../support/builders'

describe('a target', () => {
  it.each([1, 151, 501, 1001])('a target can be %s', (target) => {
    expect(isOptionValue('target', target)).toBe(true)
  })

  it.each([0, -501, 150.5, '501', null, undefined, Number.NaN, Infinity, 2 ** 53])(
    'a target cannot be %s',
    (target) => {
      expect(isOptionValue('target', target)).toBe(false)
    },
  )
})

describe('any other option', () => {
  const others = OPTION_NAMES.filter(isListed)

  it.each(others)('%s has the listed values and no other', (option) => {
    const values: readonly unknown[] | string = OPTIONS[option]
    for (const value of values) expect([value, isOptionValue(option, value)]).toEqual([value, true])
    for (const value of ['sometimes', 5, null, undefined]) expect(isOptionValue(option, value)).toBe(false)
  })
})

/** Returns the options that clash in these rules, and what each would need. */
const clashing = (table: Rules) => clashes(table).map(({ option, needs }) => ({ option, needs }))

describe('rules that make no sense together', () => {
  it.each(RULE_SET_IDS)('rules that make no sense together are in no game: %s', (base) => {
    expect(clashing(rules(base))).toEqual([])
  })

  // Each value is tried at a table that lacks what it needs, and at one that has it.
  it.each<[OptionName, ClashNeed, RuleSetId, RuleSetId, Partial<Rules>, Partial<Rules>]>([
    ['pack', 'three-players', 'bela-2', 'bela-3', { pack: 28, exchangeSeven: 'no' }, {}],
    ['pack', 'no-exchange', 'bela-3', 'bela-3', { pack: 28, exchangeSeven: 'yes' }, { exchangeSeven: 'no' }],
    ['big', 'three-players', 'bela-2', 'bela-3', { big: 'allowed' }, {}],
    ['bateTo', 'three-players', 'bela-2', 'bela-3', { bateTo: 'each' }, {}],
    ['tie', 'two-or-four-players', 'bela-3', 'bela-2', { tie: 'held-over' }, {}],
    ['tie', 'two-or-four-players', 'bela-3', 'klabberjass-4', { tie: 'held-over-both' }, {}],
    ['tie', 'two-or-four-players', 'bela-3', 'bela-2', { tie: 'defender-own' }, {}],
    ['schmeiss', 'two-players', 'bela-3', 'bela-2', { schmeiss: 'first-turn' }, {}],
    ['schmeiss', 'two-players', 'bela-3', 'bela-2', { schmeiss: 'every-turn' }, {}],
    ['schmeiss', 'two-players', 'bela-3', 'bela-2', { schmeiss: 'not-dealer-second' }, {}],
    ['beatPlain', 'four-players', 'bela-2', 'klabberjass-4', { beatPlain: 'yes' }, {}],
    ['indicator', 'four-players', 'bela-2', 'klabberjass-4', { indicator: 'low-card' }, {}],
    ['carres', 'four-players', 'bela-3', 'klabberjass-4', { carres: 'yes' }, {}],
    ['longRuns', 'four-players', 'bela-3', 'klabberjass-4', { longRuns: 'hundred' }, {}],
    ['partnerWinning', 'four-players', 'bela-2', 'klabberjass-4', { partnerWinning: 'must-trump' }, {}],
    ['beatPartner', 'four-players', 'bela-2', 'klabberjass-4', { beatPartner: 'yes' }, {}],
    ['doubling', 'contracts-or-bids', 'klabberjass-4', 'bridge-belote', { doubling: 2 }, {}],
    ['doubling', 'contracts-or-bids', 'klabberjass-4', 'bridge-belote', { doubling: 4 }, {}],
    ['doubling', 'contracts-or-bids', 'bela-hr', 'contree', { doubling: 4 }, {}],
    ['doubling', 'bids', 'bridge-belote', 'contree', { doubling: 3 }, {}],
    ['doubling', 'contracts', 'contree', 'bridge-belote', { doubling: 8 }, {}],
    ['tie', 'no-bids', 'contree', 'belote', { tie: 'held-over' }, {}],
    ['tie', 'no-bids', 'coinche', 'bela-hr', { tie: 'held-over-both' }, {}],
    ['tie', 'no-bids', 'coinche', 'bela-hr', { tie: 'defender-own' }, {}],
    ['tie', 'no-bids', 'coinche', 'bela-3', { tie: 'made' }, {}],
    ['tie', 'no-bids', 'contree', 'bela-2', { tie: 'replay' }, {}],
    ['tie', 'points', 'bridge-belote', 'bela-hr', { tie: 'made' }, {}],
    ['tie', 'points', 'bridge-belote', 'bela-hr', { tie: 'replay' }, {}],
    ['beatPlain', 'four-players', 'bela-2', 'belote', { beatPlain: 'always' }, {}],
    ['longRuns', 'four-players', 'bela-3', 'klabberjass-4', { longRuns: 'hundred-at-most' }, {}],
    ['sweepMelds', 'points', 'bridge-belote', 'klabberjass-4', { sweepMelds: 'lost' }, {}],
    ['sweepMelds', 'four-players', 'bela-2', 'klabberjass-4', { sweepMelds: 'to-sweeper' }, {}],
    ['sweep', 'points', 'bridge-belote', 'klabberjass-4', { sweep: '252' }, {}],
    ['sweep', 'four-players', 'bela-3', 'klabberjass-4', { sweep: '262' }, {}],
    ['belaDecides', 'points', 'bridge-belote', 'bela-2', { belaDecides: 'no' }, {}],
    ['belaKept', 'points', 'bridge-belote', 'bela-3', { belaKept: 'yes' }, {}],
    ['written', 'points', 'bridge-belote', 'bela-2', { written: 'tens-5-up' }, {}],
    ['written', 'points', 'bridge-belote', 'bela-2', { written: 'tens-6-up' }, {}],
    ['goal', 'points', 'bridge-belote', 'klabberjass-4', { goal: 'hands' }, {}],
    ['goal', 'no-claims', 'bela-2', 'bela-2', { goal: 'hands' }, { claims: 'none' }],
    ['goal', 'win-without-trick', 'belote', 'belote', { goal: 'hands', winNeedsTrick: 'yes' }, { winNeedsTrick: 'no' }],
    ['goal', 'win-at-count', 'belote', 'belote', { goal: 'hands', winBy: 'own-made-hand' }, { winBy: 'count' }],
    ['winBy', 'points', 'bridge-belote', 'klabberjass-4', { winBy: 'own-made-hand' }, {}],
    ['winBy', 'no-claims', 'bela-3', 'bela-3', { winBy: 'own-made-hand' }, { claims: 'none' }],
    [
      'winBy',
      'win-without-trick',
      'lehman',
      'lehman',
      { winBy: 'own-made-hand', winNeedsTrick: 'yes' },
      { winNeedsTrick: 'no' },
    ],
    ['doubleOf', 'bid-written', 'contree', 'belote', { doubleOf: 'bid', bidWrites: 'made' }, {}],
    ['bidStart', 'tens', 'coinche', 'belote', { bidStart: 85 }, {}],
    ['bidTop', 'tens', 'coinche', 'belote', { bidTop: 165 }, {}],
    ['bidTop', 'top-above-start', 'coinche', 'bela-hr', { bidStart: 100, bidTop: 90 }, {}],
    ['allPass', 'turn-up-or-names-suit', 'coinche', 'bela-hr', { allPass: 'dealer-names' }, {}],
    ['allPass', 'turn-up', 'bela-hr', 'belote', { allPass: 'eldest-names' }, {}],
    ['noTrumpDoubled', 'contracts', 'klabberjass-4', 'bridge-belote', { noTrumpDoubled: 'yes' }, {}],
    ['scoring', 'contracts', 'klabberjass-4', 'bridge-belote', { scoring: 'match-points', claims: 'none' }, {}],
    ['sweep', 'match-points', 'klabberjass-4', 'bridge-belote', { sweep: 'match-points' }, {}],
    ['sweep', 'points', 'bridge-belote', 'klabberjass-4', { sweep: '360' }, {}],
    ['multiply', 'match-points', 'klabberjass-4', 'bridge-belote', { multiply: 'before-rounding' }, {}],
    ['sweepDoubled', 'match-points', 'klabberjass-4', 'bridge-belote', { sweepDoubled: 'no' }, {}],
    ['kirtik', 'match-points', 'klabberjass-4', 'bridge-belote', { kirtik: 'yes' }, {}],
    ['allPass', 'turn-up-or-names-suit', 'bridge-belote', 'klabberjass-4', { allPass: 'dealer-names' }, {}],
    ['allPass', 'turn-up', 'bridge-belote', 'klabberjass-4', { allPass: 'eldest-names' }, {}],
    ['exchangeSeven', 'turn-up', 'bridge-belote', 'klabberjass-4', { exchangeSeven: 'yes' }, {}],
    ['voidDeal', 'turn-up', 'bridge-belote', 'klabberjass-4', { voidDeal: 'yes' }, {}],
    ['claims', 'points', 'bridge-belote', 'klabberjass-4', { claims: 'any-trick' }, {}],
    ['claims', 'points', 'bridge-belote', 'klabberjass-4', { claims: 'first-three' }, {}],
    [
      'forcedNoTrump',
      'forced-taker',
      'klabberjass-4',
      'klabberjass-4',
      { forcedNoTrump: 'allowed', allPass: 'redeal' },
      { allPass: 'dealer-names' },
    ],
    [
      'forcedNoTrump',
      'four-players',
      'bela-2',
      'klabberjass-4',
      { forcedNoTrump: 'allowed', allPass: 'dealer-names' },
      {},
    ],
  ])('%s needs %s: not at %s, but at %s', (option, needs, without, having, change, more) => {
    expect(clashing(rules(without, change))).toEqual([{ option, needs }])
    expect(clashing(rules(having, { ...change, ...more }))).toEqual([])
  })

  it('all contradictions between rules are named in their order', () => {
    // A schmeiss needs two players and a turned-up suit; contracts need four players.
    expect(clashing(rules('bela-3', { auction: 'contracts', exchangeSeven: 'no', schmeiss: 'every-turn' }))).toEqual([
      { option: 'schmeiss', needs: 'two-players' },
      { option: 'schmeiss', needs: 'turn-up' },
      { option: 'auction', needs: 'four-players' },
    ])
  })
})
