import { beforeAll, describe, expect, it } from 'vitest'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { relevantAtTable } from '@/lib/rulesets/search/coming-up'
import { findRules, type Found } from '@/lib/rulesets/search/search'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { speakLanguage } from '@/tests/support/speak-language'
import { rules } from '../support/builders'

const idsOf = (found: readonly Found[]): readonly string[] => found.flatMap(({ question }) => question?.id ?? [])

describe('the hits of a search at a table', () => {
  it('questions about schmeiss stay in a search, after the others, where the table has none', () => {
    const found = idsOf(findRules('schmeiss refused'))
    expect(found.slice(0, 2)).toEqual(['schmeiss-refused', 'schmeiss-refused-again'])
    const elsewhere = idsOf(
      relevantAtTable(findRules('schmeiss refused'), 'bicycle', rules('bicycle', { schmeiss: 'none' })),
    )
    expect([...elsewhere].sort()).toEqual([...found].sort())
    expect(elsewhere[0]).toBe('schmeiss-refused')
    expect(elsewhere.indexOf('schmeiss-refused-again')).toBeGreaterThan(1)
  })

  it('questions come last where the answer is that there is no such call', () => {
    const here = idsOf(relevantAtTable(findRules('both have 65'), 'bela-2'))
    expect(here).toContain('big')
    expect(here.at(-1)).toBe('big')
  })

  it('a question that comes up only in the second game of the language keeps its place', () => {
    const found = (['tie', 'bid-again', 'bate'] as const).map((id): Found => ({
      question: questionById(id),
      term: null,
      story: null,
    }))
    expect(idsOf(relevantAtTable(found, 'belote'))).toEqual(['tie', 'bate', 'bid-again'])
    expect(idsOf(relevantAtTable(found, 'belote', undefined, 'coinche'))).toEqual(['tie', 'bid-again', 'bate'])
  })
})

/** Searches at a table whose hits once mixed questions that do not come up there with those that do, by language. */
const TYPED: Readonly<Record<'de' | 'bg', readonly (readonly [typed: string, base: RuleSetId])[]>> = {
  de: [
    ['unter', 'bridge-belote'],
    ['unter', 'bela-2'],
  ],
  bg: [['колко точки има на всичко коз', 'bela-2']],
}

describe.each(['de', 'bg'] as const)('the hits of a search in %s', (language) => {
  beforeAll(() => speakLanguage(language))

  it.each(TYPED[language])(
    'results for “%s” at %s end with the questions that do not apply, but for the best match',
    (typed, base) => {
      const answers = relevantAtTable(findRules(typed), base).flatMap(({ question }) =>
        question === null ? [] : answerFor(question, base).said.answer.startsWith('without-'),
      )
      const afterBest = answers.slice(1)
      expect(afterBest).toContain(true)
      expect(afterBest).toEqual([...afterBest].sort())
    },
  )
})

describe('a Bulgarian search about a side that is inside after a redouble', () => {
  beforeAll(() => speakLanguage('bg'))

  it('the search leads to doubling first, and next to the ordinary ruling where there are no doubles', () => {
    const found = findRules('влязохме вътре с реконтра')
    expect(idsOf(relevantAtTable(found, 'bridge-belote'))[0]).toBe('both-committed')
    expect(idsOf(relevantAtTable(found, 'bela-2')).slice(0, 2)).toEqual(['both-committed', 'bate'])
  })
})
