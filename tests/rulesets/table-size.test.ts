import { beforeAll, describe, expect, it } from 'vitest'
import { OFFERED } from '@/lib/messages/offered'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { answerText } from '@/lib/rulesets/lookup/wording'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { speakLanguage } from '@/tests/support/speak-language'
import { rules } from '../support/builders'

/** Patterns of answers about a table of two, of three, and of partners. */
const SPEAKS_OF: Readonly<Record<string, readonly (readonly [players: number, clause: RegExp])[]>> = {
  en: [
    [2, /with two|two players/iu],
    [3, /with three|two opponents/iu],
    [4, /partner/iu],
  ],
  bg: [
    [2, /при двама(?! противници)/iu],
    [3, /при трима|двама противници/iu],
    [4, /партньор/iu],
  ],
  de: [
    [2, /zu zweit/iu],
    [3, /zu dritt|zwei Gegnern/iu],
    [4, /partner|zwei zusammen|Gegenüber/iu],
  ],
}

/** The question about the numbers of players themselves. */
const ASKS_HOW_MANY = 'three-or-two-players'

it('an answer about many tables has the clauses of all of them', () => {
  const question = QUESTIONS.find(({ id }) => id === 'next-dealer')
  if (question === undefined) throw new Error('expected the question who deals next')
  expect(answerText(question, 'next')).toMatch(/With two players the deal alternates\.$/u)
  expect(answerText(question, 'next', [3])).not.toMatch(/two/u)
})

describe.each(Object.keys(OFFERED))('the answers in %s', (language) => {
  beforeAll(async () => {
    await speakLanguage(language)
  })

  it.each(RULE_SET_IDS)('no answer at a table of %s mentions another number of players', (base) => {
    const table = rules(base)
    const found = QUESTIONS.flatMap((question) => {
      const { said, players } = answerFor(question, base, table)
      if (said.answer.startsWith('without-') || question.id === ASKS_HOW_MANY) return []
      const text = answerText(question, said.answer, [players]) ?? ''
      const others = (SPEAKS_OF[language] ?? []).filter(([size, clause]) => size !== players && clause.test(text))
      return others.map(() => `${question.id}: ${text}`)
    })
    expect(found).toEqual([])
  })
})
