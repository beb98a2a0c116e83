import { describe, expect, it } from 'vitest'
import { comingUp } from '@/lib/rulesets/search/coming-up'
import { findRules, type Found } from '@/lib/rulesets/search/search'
import { rules } from '../support/builders'

const idsOf = (found: readonly Found[]): readonly string[] => found.flatMap(({ question }) => question?.id ?? [])

describe('the hits of a search at a table', () => {
  it('leave out questions about schmeiss where it is not played, and keep the others in their order', () => {
    const found = findRules('schmeiss refused')
    const here = comingUp(found, 'lehman')
    expect(idsOf(here)).toContain('schmeiss-refused')
    const elsewhere = comingUp(found, 'bicycle', rules('bicycle', { schmeiss: 'none' }))
    expect(idsOf(elsewhere)).not.toContain('schmeiss-refused')
    expect(idsOf(elsewhere)).toEqual(idsOf(found).filter((id) => idsOf(elsewhere).includes(id)))
  })

  it('are all shown where none of them comes up: the reader asked for one of them', () => {
    const found = findRules('schmeiss refused').filter(({ question, term }) => question !== null && term === null)
    const asked = found.filter(({ question }) => question?.id === 'schmeiss-refused')
    expect(comingUp(asked, 'bridge-belote')).toEqual(asked)
  })
})
