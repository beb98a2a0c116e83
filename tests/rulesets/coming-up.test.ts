import { beforeAll, describe, expect, it } from 'vitest'
import { speakLanguage } from '@/lib/messages/load-words'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import { relevantAtTable } from '@/lib/rulesets/search/coming-up'
import { findRules, type Found } from '@/lib/rulesets/search/search'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { rules } from '../support/builders'

const idsOf = (found: readonly Found[]): readonly string[] => found.flatMap(({ question }) => question?.id ?? [])

describe('the hits of a search at a table', () => {
  it('a search leaves out questions about schmeiss where the table has none', () => {
    const found = findRules('schmeiss refused')
    const here = relevantAtTable(found, 'lehman')
    expect(idsOf(here)).toContain('schmeiss-refused')
    const elsewhere = relevantAtTable(found, 'bicycle', rules('bicycle', { schmeiss: 'none' }))
    expect(idsOf(elsewhere)).not.toContain('schmeiss-refused')
    expect(idsOf(elsewhere)).toEqual(idsOf(found).filter((id) => idsOf(elsewhere).includes(id)))
  })

  it('questions come last where the answer is that there is no such call', () => {
    const here = idsOf(relevantAtTable(findRules('both have 65'), 'bela-2'))
    expect(here).toContain('big')
    expect(here.at(-1)).toBe('big')
  })

  it('all questions are shown where none of them applies, as the reader asked', () => {
    const found = findRules('schmeiss refused').filter(({ question, term }) => question !== null && term === null)
    const asked = found.filter(({ question }) => question?.id === 'schmeiss-refused')
    expect(relevantAtTable(asked, 'bridge-belote')).toEqual(asked)
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

  it.each(TYPED[language])('results for “%s” at %s end with the questions that do not apply', (typed, base) => {
    const answers = relevantAtTable(findRules(typed), base).flatMap(({ question }) =>
      question === null ? [] : answerFor(question, base).said.answer.startsWith('without-'),
    )
    expect(answers).toContain(true)
    expect(answers).toEqual([...answers].sort())
  })
})

describe('a Bulgarian search about a side that is inside after a redouble', () => {
  beforeAll(() => speakLanguage('bg'))

  it('the search leads to doubling first, or to the ordinary ruling without doubles', () => {
    const found = findRules('влязохме вътре с реконтра')
    expect(idsOf(relevantAtTable(found, 'bridge-belote'))[0]).toBe('both-committed')
    expect(idsOf(relevantAtTable(found, 'bela-2'))[0]).toBe('bate')
  })
})
