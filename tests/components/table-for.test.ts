import { describe, expect, it } from 'vitest'
import { ownTableFor, tableFor } from '@/components/game/table-for'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { sideHeading } from '@/lib/text/terms/names'
import { saidIn } from '@/tests/support/speak-language'
import { game, rules } from '../support/builders'

const NOBODY = ['', '', '', '']
const WORDS = { words: 'usual' } as const

const sheetWith = (base: RuleSetId, names: readonly string[]) => ({
  game: game(rules(base), []),
  rules: { base, changes: {} },
  names,
})

const headings = (table: ReturnType<typeof tableFor>) => [sideHeading(table, 0), sideHeading(table, 1)]

describe('the sides on a sheet', () => {
  it.each([
    ['en', 'coinche', ['We', 'They']],
    ['bg', 'bridge-belote', ['Ние', 'Вие']],
    ['de', 'klabberjass-4', ['Wir', 'Ihr']],
    ['fr', 'belote', ['Nous', 'Eux']],
    ['hr', 'bela-hr', ['Mi', 'Vi']],
  ] as const)(
    'in %s, partners without names at %s are “we” and “they” on this device’s own sheet',
    async (to, base, said) => {
      expect(await saidIn(to, () => headings(ownTableFor(sheetWith(base, NOBODY), WORDS)))).toEqual(said)
    },
  )

  it('where others see the sheet, partners without names have the points of the compass', () => {
    expect(headings(tableFor(sheetWith('bela-hr', NOBODY), WORDS))).toEqual(['North and South', 'West and East'])
  })

  it('a single name at the table ends “we” and “they”, also for the hands before it', () => {
    const named = sheetWith('coinche', ['Ana', '', '', ''])
    expect(headings(ownTableFor(named, WORDS))).toEqual(['Ana and South', 'West and East'])
    expect(headings(ownTableFor(named, WORDS, NOBODY))).toEqual(['North and South', 'West and East'])
  })

  it('two and three players are never “we” and “they”', () => {
    expect(headings(ownTableFor(sheetWith('bela-2', ['', '']), WORDS))).toEqual(['Host', 'Guest'])
    expect(headings(ownTableFor(sheetWith('bela-3', ['', '', '']), WORDS))).toEqual(['Host', 'Left'])
  })
})
