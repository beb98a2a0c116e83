import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clashes, OPTION_NAMES, OPTIONS, type OptionName, type Rules } from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import {
  agree,
  agreementOf,
  asWritten,
  barOf,
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
  test.each(RULE_SET_IDS)('plays %s as its document has it', (id) => {
    expect(agree(asWritten(id))).toEqual({ rules: written(id), followed: [], clashes: [] })
  })
})

describe('what no one chose gives way', () => {
  test('without the sevens there is no seven to exchange', () => {
    const agreed = agree(chooseOption(asWritten('bela-3'), 'pack', 28))
    expect(agreed.rules).toEqual({ ...written('bela-3'), pack: 28, exchangeSeven: 'no' })
    expect(agreed).toMatchObject({ followed: ['exchangeSeven'], clashes: [] })
  })

  test('a forced taker who may play no trumps needs someone who is forced', () => {
    const agreed = agree(chooseOption(asWritten('klabberjass-4'), 'forcedNoTrump', 'allowed'))
    expect(agreed.rules.allPass).toBe('dealer-names')
    expect(agreed).toMatchObject({ followed: ['allPass'], clashes: [] })
  })

  test('bridge-belote on a turned-up card loses doubles, match points and the valat, and goes to 1001', () => {
    const agreed = agree(chooseOption(asWritten('bridge-belote'), 'auction', 'turn-up'))
    expect(agreed.rules).toMatchObject({ doubling: 1, noTrumpDoubled: 'no', scoring: 'points', sweep: 'none' })
    expect(agreed.rules.target).toBe(1001)
    expect(agreed.clashes).toEqual([])
  })

  test('match points at a table that bids contracts are not claimed, and go to 151', () => {
    const contracts = chooseOption(asWritten('klabberjass-4'), 'auction', 'contracts')
    const agreed = agree(chooseOption(contracts, 'scoring', 'match-points'))
    expect(agreed.rules).toMatchObject({ claims: 'none', target: 151 })
    expect(agreed.clashes).toEqual([])
  })
})

describe('a length in hands', () => {
  const inHands = chooseOption(chooseOption(asWritten('belote'), 'target', 2000), 'goal', 'hands')

  test('is twelve of them, not the points that were chosen before, and another number if one is chosen', () => {
    expect(agree(inHands).rules).toMatchObject({ goal: 'hands', target: 12 })
    expect(agree(chooseOption(inHands, 'target', 16)).rules).toMatchObject({ goal: 'hands', target: 16 })
  })

  test('gives way to the points of the document', () => {
    expect(agree(chooseOption(inHands, 'goal', 'points')).rules).toMatchObject({ goal: 'points', target: 1000 })
  })

  test('is found again in the rules of a game that was played so', () => {
    expect(agreementOf('belote', agree(inHands).rules)).toEqual(inHands)
  })
})

describe('what was chosen where it cannot be', () => {
  test('a short pack for two has no seven to exchange either, and still needs a third player', () => {
    const agreed = agree(chooseOption(asWritten('bela-2'), 'pack', 28))
    expect(agreed.rules).toMatchObject({ pack: 28, exchangeSeven: 'no' })
    expect(agreed.clashes).toMatchObject([{ option: 'pack', needs: 'three-players' }])
  })

  test('three who start from the game for two hold nothing over: a tie is bate', () => {
    const agreed = agree({ ...asWritten('bela-2'), changes: { players: 3 } })
    expect(agreed).toMatchObject({ rules: { tie: 'bate' }, followed: ['tie'], clashes: [] })
  })
})

describe('what was chosen stays chosen', () => {
  test('match points without an auction of contracts clash', () => {
    const agreed = agree(chooseOption(asWritten('klabberjass-4'), 'scoring', 'match-points'))
    expect(agreed.rules.scoring).toBe('match-points')
    expect(agreed.clashes).toMatchObject([{ option: 'scoring', needs: 'contracts' }])
  })

  test('no forced taker is found in an auction of contracts', () => {
    const contracts = chooseOption(asWritten('klabberjass-4'), 'auction', 'contracts')
    const agreed = agree(chooseOption(contracts, 'forcedNoTrump', 'allowed'))
    expect(agreed.clashes).toMatchObject([{ option: 'forcedNoTrump', needs: 'forced-taker' }])
  })

  test('the value of the document is no difference', () => {
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

  test('an option settled against a variant drops the variant', () => {
    expect(chooseOption(ontario, 'target', 501)).toEqual(asWritten('bela-2'))
    expect(chooseOption(ontario, 'target', 750)).toEqual({ ...asWritten('bela-2'), changes: { target: 750 } })
  })

  test('of two variants one can be dropped, and an option settled beside them leaves both', () => {
    const two = toggleVariant(ontario, variant('void-deal'))
    expect(toggleVariant(two, variant('ontario'))).toEqual({ ...asWritten('bela-2'), variants: ['void-deal'] })
    expect(chooseOption(two, 'tie', 'bate').changes).toEqual({ tie: 'bate' })
    expect(chooseOption(two, 'tie', 'bate').variants.toSorted()).toEqual(['ontario', 'void-deal'])
  })

  test('a variant of several options replaces each of them that was settled', () => {
    const sweep = chooseOption(chooseOption(asWritten('bela-2'), 'target', 750), 'tie', 'bate')
    expect(toggleVariant(sweep, variant('ontario')).changes).toEqual({ tie: 'bate' })
  })

  test('an option settled as the variant has it is the variant’s', () => {
    expect(chooseOption(ontario, 'target', 1000)).toEqual(ontario)
  })

  test('a variant replaces what was settled of its options', () => {
    const bate = chooseOption(chooseOption(asWritten('bela-2'), 'tie', 'bate'), 'target', 750)
    const agreement = toggleVariant(bate, variant('equal-scores'))
    expect(agreement).toEqual({ base: 'bela-2', variants: ['equal-scores'], changes: { target: 750 } })
  })

  test('two variants that go to different targets bar each other', () => {
    expect(barOf(ontario, variant('target-500'))).toEqual({ by: variant('ontario'), option: 'target' })
    expect(barOf(ontario, variant('ontario'))).toBeNull()
    expect(barOf(ontario, variant('void-deal'))).toBeNull()
    // Both have the dealer name trumps.
    const bimah = toggleVariant(asWritten('klabberjass-4'), variant('four-bimah'))
    expect(barOf(bimah, variant('four-bimah-no-trump'))).toBeNull()
  })

  test('any two variants of a game that do not bar each other can be played together', () => {
    for (const base of RULE_SET_IDS) {
      for (const one of variantsOf(base)) {
        const agreement = toggleVariant(asWritten(base), one)
        const others = variantsOf(base).filter((other) => other !== one && barOf(agreement, other) === null)
        for (const other of others) expect(agree(toggleVariant(agreement, other)).clashes).toEqual([])
      }
    }
  })
})

describe('the values offered', () => {
  test('leave out those that another number of players would need', () => {
    expect(valuesFor(written('bela-3'), 'tie')).toEqual(['bate', 'made', 'replay'])
    expect(valuesFor(written('bela-2'), 'pack')).toEqual([32])
    // What cannot be of another option is no reason.
    expect(valuesFor({ ...written('bela-2'), big: 'allowed' }, 'pack')).toEqual([32])
    expect(valuesFor(written('bela-3'), 'pack')).toEqual([32, 28])
    expect(valuesFor(written('klabberjass-4'), 'doubling')).toEqual([1, 2, 4, 8])
  })
})

describe('the rules of an old game', () => {
  test('are told as the variants in force and what is left', () => {
    const agreement = {
      ...asWritten('bela-2'),
      variants: ['schmeiss', 'ontario'] as const,
      changes: { tie: 'bate' } as const,
    }
    expect(agreementOf('bela-2', agree(agreement).rules)).toEqual(agreement)
    expect(agreementOf('bela-2', written('bela-2'))).toEqual(asWritten('bela-2'))
  })

  test('are told as one variant where it is all there is', () => {
    const ontario = toggleVariant(asWritten('bela-2'), variant('ontario'))
    expect(agreementOf('bela-2', agree(ontario).rules)).toEqual(ontario)
  })

  test('do not count as chosen what follows from a choice', () => {
    const short = chooseOption(asWritten('bridge-belote'), 'auction', 'turn-up')
    expect(agreementOf('bridge-belote', agree(short).rules)).toEqual(short)
  })
})

const anyChange = fc.constantFrom(...OPTION_NAMES).chain((option) => {
  const values: readonly (string | number)[] | string = OPTIONS[option]
  return fc.constantFrom(...(typeof values === 'string' ? [150, 501] : values)).map((value) => [option, value] as const)
})

test('whatever is chosen holds, and only what was chosen can clash', () => {
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
