import { describe, expect, it } from 'vitest'
import { OPTION_NAMES, OPTIONS, type OptionName } from '@/lib/engine/table/options'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { houseSentence } from '@/lib/text/options/how-we-play'
import { whatCounts } from '@/lib/text/sheet/what-counts'
import { vocabularyFor } from '@/lib/text/terms/words'
import { rules } from '../support/builders'

const valuesOf = (option: OptionName): readonly (string | number)[] => {
  const values: readonly (string | number)[] | string = OPTIONS[option]
  return typeof values === 'string' ? [1, 501] : values
}

describe('how we play', () => {
  it.each(OPTION_NAMES)('“how we play” has a sentence for every value of %s, with any game’s words', (option) => {
    for (const base of RULE_SET_IDS) {
      const said = valuesOf(option).map((value) =>
        houseSentence(
          vocabularyFor(base, 'table'),
          { ...rules(base), [option]: value } as ReturnType<typeof rules>,
          option,
        ),
      )
      expect(new Set(said).size).toBe(said.length)
      for (const sentence of said) {
        expect(sentence).toMatch(/^[A-Z][^{}]+\.$/)
        expect(sentence).not.toMatch(/\b(he|his|him|her|she|undefined)\b/i)
      }
    }
  })

  it('“how we play” uses the words of the table', () => {
    expect(houseSentence(vocabularyFor('bela-2', 'table'), rules('bela-2'), 'bareYuss')).toBe(
      'A lone Yuss must be played when trumps are led.',
    )
    expect(houseSentence(vocabularyFor('bridge-belote', 'table'), rules('bridge-belote'), 'target')).toBe(
      'The game is to 151 match points.',
    )
    const inHands = { ...rules('belote'), goal: 'hands', target: 12 } as const
    expect(houseSentence(vocabularyFor('belote', 'usual'), inHands, 'target')).toBe('The game is 12 deals long.')
  })
})

describe('the list of what counts', () => {
  it.each([
    ['belote', 'Belote 20; last trick 10.'],
    ['contree', 'Belote 20; last trick 10.'],
    ['coinche', 'Three in a row 20, four 50, five 100; belote 20; last trick 10.'],
    ['bela-hr', 'Three in a row 20, four 50, five 100; bela 20; last trick 10.'],
    ['bela-2', 'Three in a row 20, four 50, five 50; Bela 20; last trick 10.'],
  ] as const)('the list names the declarations that %s has, and no others', (id, sentence) => {
    expect(whatCounts(vocabularyFor(id, 'usual'), rules(id)).at(-1)).toBe(sentence)
  })
})
