import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clashes, OPTION_NAMES, OPTIONS, type OptionName, type Rules } from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import {
  agree,
  agreementOf,
  asWritten,
  conflictOf,
  chooseOption,
  toggleVariant,
  valuesFor,
} from '@/lib/rulesets/variants/agree'
import { VARIANTS, variantsOf, type Variant, type VariantId } from '@/lib/rulesets/variants/variants'

function variant(id: VariantId): Variant {
  const found = VARIANTS.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no variant ${id}`)
  return found
}

const written = (id: RuleSetId): Rules => rulesOf(ruleSet(id))

describe('a table that agrees on nothing else', () => {
  test.each(RULE_SET_IDS)('a table that agrees on nothing else plays %s as its document says', (id) => {
    expect(agree(asWritten(id))).toEqual({ rules: written(id), followed: [], clashes: [] })
  })
})

describe('options that follow from a choice', () => {
  test('a pack without sevens has no seven to exchange', () => {
    const agreed = agree(chooseOption(asWritten('bela-3'), 'pack', 28))
    expect(agreed.rules).toEqual({ ...written('bela-3'), pack: 28, exchangeSeven: 'no' })
    expect(agreed).toMatchObject({ followed: ['exchangeSeven'], clashes: [] })
  })

  test('a forced taker’s no trumps need a table where someone is forced', () => {
    const agreed = agree(chooseOption(asWritten('klabberjass-4'), 'forcedNoTrump', 'allowed'))
    expect(agreed.rules.allPass).toBe('dealer-names')
    expect(agreed).toMatchObject({ followed: ['allPass'], clashes: [] })
  })

  test('bridge-belote with a turned-up card loses doubles, match points and the valat, to 1001', () => {
    const agreed = agree(chooseOption(asWritten('bridge-belote'), 'auction', 'turn-up'))
    expect(agreed.rules).toMatchObject({ doubling: 1, noTrumpDoubled: 'no', scoring: 'points', sweep: 'none' })
    expect(agreed.rules.target).toBe(1001)
    expect(agreed.clashes).toEqual([])
  })

  test('match points at a table that bids contracts are not claimed, and are played to 151', () => {
    const contracts = chooseOption(asWritten('klabberjass-4'), 'auction', 'contracts')
    const agreed = agree(chooseOption(contracts, 'scoring', 'match-points'))
    expect(agreed.rules).toMatchObject({ claims: 'none', target: 151 })
    expect(agreed.clashes).toEqual([])
  })
})

describe('a game of a fixed number of hands', () => {
  const inHands = chooseOption(chooseOption(asWritten('belote'), 'target', 2000), 'goal', 'hands')

  test('a fixed number of hands is twelve or the chosen number, not the points chosen before', () => {
    expect(agree(inHands).rules).toMatchObject({ goal: 'hands', target: 12 })
    expect(agree(chooseOption(inHands, 'target', 16)).rules).toMatchObject({ goal: 'hands', target: 16 })
  })

  test('a fixed number of hands gives way to the points of the document', () => {
    expect(agree(chooseOption(inHands, 'goal', 'points')).rules).toMatchObject({ goal: 'points', target: 1000 })
  })

  test('a fixed number of hands is found again in the rules of a finished game', () => {
    expect(agreementOf('belote', agree(inHands).rules)).toEqual(inHands)
  })
})

describe('chosen rules that contradict each other', () => {
  test('a short pack for two loses the exchange and still needs a third player', () => {
    const agreed = agree(chooseOption(asWritten('bela-2'), 'pack', 28))
    expect(agreed.rules).toMatchObject({ pack: 28, exchangeSeven: 'no' })
    expect(agreed.clashes).toMatchObject([{ option: 'pack', needs: 'three-players' }])
  })

  test('three players who start from the game for two hold nothing over', () => {
    const agreed = agree({ ...asWritten('bela-2'), changes: { players: 3 } })
    expect(agreed).toMatchObject({ rules: { tie: 'bate' }, followed: ['tie'], clashes: [] })
  })
})

describe('chosen rules that stay', () => {
  test('match points without an auction of contracts are refused', () => {
    const agreed = agree(chooseOption(asWritten('klabberjass-4'), 'scoring', 'match-points'))
    expect(agreed.rules.scoring).toBe('match-points')
    expect(agreed.clashes).toMatchObject([{ option: 'scoring', needs: 'contracts' }])
  })

  test('a forced taker does not fit an auction of contracts', () => {
    const contracts = chooseOption(asWritten('klabberjass-4'), 'auction', 'contracts')
    const agreed = agree(chooseOption(contracts, 'forcedNoTrump', 'allowed'))
    expect(agreed.clashes).toMatchObject([{ option: 'forcedNoTrump', needs: 'forced-taker' }])
  })

  test('choosing the value of the document counts as no change', () => {
    const bate = chooseOption(asWritten('bela-2'), 'tie', 'bate')
    expect(bate.changes).toEqual({ tie: 'bate' })
    expect(chooseOption(bate, 'tie', 'held-over')).toEqual(asWritten('bela-2'))
  })
})

describe('variants and single options', () => {
  const ontario = toggleVariant(asWritten('bela-2'), variant('ontario'))

  test('a variant can be agreed on and dropped', () => {
    expect(agree(ontario).rules).toEqual({ ...written('bela-2'), sweep: '360', target: 1000 })
    expect(agree(ontario).followed).toEqual([])
    expect(toggleVariant(ontario, variant('ontario'))).toEqual(asWritten('bela-2'))
  })

  test('an option chosen against a variant drops the variant', () => {
    expect(chooseOption(ontario, 'target', 501)).toEqual(asWritten('bela-2'))
    expect(chooseOption(ontario, 'target', 750)).toEqual({ ...asWritten('bela-2'), changes: { target: 750 } })
  })

  test('one of two variants can be dropped, and an unrelated option leaves both', () => {
    const two = toggleVariant(ontario, variant('void-deal'))
    expect(toggleVariant(two, variant('ontario'))).toEqual({ ...asWritten('bela-2'), variants: ['void-deal'] })
    expect(chooseOption(two, 'tie', 'bate').changes).toEqual({ tie: 'bate' })
    expect(chooseOption(two, 'tie', 'bate').variants.toSorted()).toEqual(['ontario', 'void-deal'])
  })

  test('a variant of several options replaces each of them that was chosen', () => {
    const sweep = chooseOption(chooseOption(asWritten('bela-2'), 'target', 750), 'tie', 'bate')
    expect(toggleVariant(sweep, variant('ontario')).changes).toEqual({ tie: 'bate' })
  })

  test('an option chosen as in the variant belongs to the variant', () => {
    expect(chooseOption(ontario, 'target', 1000)).toEqual(ontario)
  })

  test('a variant replaces the options that were chosen before', () => {
    const bate = chooseOption(chooseOption(asWritten('bela-2'), 'tie', 'bate'), 'target', 750)
    const agreement = toggleVariant(bate, variant('equal-scores'))
    expect(agreement).toEqual({ base: 'bela-2', variants: ['equal-scores'], changes: { target: 750 } })
  })

  test('two variants with different targets exclude each other', () => {
    expect(conflictOf(ontario, variant('target-500'))).toEqual({ by: variant('ontario'), option: 'target' })
    expect(conflictOf(ontario, variant('ontario'))).toBeNull()
    expect(conflictOf(ontario, variant('void-deal'))).toBeNull()
    // In both variants the dealer names trumps.
    const bimah = toggleVariant(asWritten('klabberjass-4'), variant('four-bimah'))
    expect(conflictOf(bimah, variant('four-bimah-no-trump'))).toBeNull()
  })

  test('any two variants of a game that do not exclude each other can be played together', () => {
    for (const base of RULE_SET_IDS) {
      for (const one of variantsOf(base)) {
        const agreement = toggleVariant(asWritten(base), one)
        const others = variantsOf(base).filter((other) => other !== one && conflictOf(agreement, other) === null)
        for (const other of others) expect(agree(toggleVariant(agreement, other)).clashes).toEqual([])
      }
    }
  })
})

describe('the values offered', () => {
  test('the values offered leave out those for another number of players', () => {
    expect(valuesFor(written('bela-3'), 'tie')).toEqual(['bate', 'made', 'replay'])
    expect(valuesFor(written('bela-2'), 'pack')).toEqual([32])
    // An impossible value of another option, such as `big` here, changes nothing.
    expect(valuesFor({ ...written('bela-2'), big: 'allowed' }, 'pack')).toEqual([32])
    expect(valuesFor(written('bela-3'), 'pack')).toEqual([32, 28])
    expect(valuesFor(written('klabberjass-4'), 'doubling')).toEqual([1, 2, 4, 8])
  })
})

describe('the rules of an old game', () => {
  test('the rules of an old game are told as its variants and the remaining options', () => {
    const agreement = {
      ...asWritten('bela-2'),
      variants: ['schmeiss', 'ontario'] as const,
      changes: { tie: 'bate' } as const,
    }
    expect(agreementOf('bela-2', agree(agreement).rules)).toEqual(agreement)
    expect(agreementOf('bela-2', written('bela-2'))).toEqual(asWritten('bela-2'))
  })

  test('the rules of an old game are told as one variant where nothing else differs', () => {
    const ontario = toggleVariant(asWritten('bela-2'), variant('ontario'))
    expect(agreementOf('bela-2', agree(ontario).rules)).toEqual(ontario)
  })

  test('options that follow from a choice do not count as chosen', () => {
    const short = chooseOption(asWritten('bridge-belote'), 'auction', 'turn-up')
    expect(agreementOf('bridge-belote', agree(short).rules)).toEqual(short)
  })
})

const anyChange = fc.constantFrom(...OPTION_NAMES).chain((option) => {
  const values: readonly (string | number)[] | string = OPTIONS[option]
  return fc.constantFrom(...(typeof values === 'string' ? [150, 501] : values)).map((value) => [option, value] as const)
})

test('every choice holds, and only chosen options can contradict each other', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RULE_SET_IDS), fc.array(anyChange, { maxLength: 6 }), (base, picked) => {
      const changes: Partial<Rules> = Object.fromEntries(picked.filter(([option]) => option !== 'players'))
      const agreed = agree({ base, variants: [], changes })
      expect(agreed.rules).toMatchObject(changes)
      expect(agreed.clashes).toEqual(clashes(agreed.rules))
      const free = (option: OptionName) => changes[option] === undefined
      for (const { option } of agreed.clashes) expect(free(option)).toBe(false)
      if (agreed.clashes.length === 0) expect(agree(agreementOf(base, agreed.rules)).rules).toEqual(agreed.rules)
    }),
  )
})
