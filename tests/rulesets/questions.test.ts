import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { OPTIONS, type OptionName } from '../../lib/engine/table/options'
import { RULES } from '../../lib/engine/table/rule'
import { ask } from '../../lib/messages/compiled/rules/ask'
import { groupTitle } from '../../lib/messages/compiled/rules/groupTitle'
import { answerKey } from '../../lib/rulesets/lookup/answer-keys'
import { isWithout, PRESUPPOSITIONS, type Condition } from '../../lib/rulesets/lookup/presupposed'
import { GROUPS, type Question, type CitedAnswer } from '../../lib/rulesets/lookup/question'
import { QUESTION_IDS } from '../../lib/rulesets/lookup/question-ids'
import { questionById, QUESTIONS } from '../../lib/rulesets/lookup/questions'
import { answerText, exampleText, noteText } from '../../lib/rulesets/lookup/wording'
import { RULE_SETS } from '../../lib/rulesets/sets/catalogue'
import { RULE_SET_IDS } from '../../lib/rulesets/sets/rule-set'
import type { Source } from '../../lib/rulesets/sources/cite'
import { READINGS } from '../../lib/rulesets/sources/readings'
import { DOCUMENTS, placeName } from '../../lib/rulesets/sources/sources'
import { VARIANTS } from '../../lib/rulesets/variants/variants'
import { anyRules } from '../support/any-rules'

/** Tables of every kind, whether a document has their rules or not. */
const TABLES = fc.sample(anyRules, { seed: 1999, numRuns: 600 })

/** Returns every answer to a question: those of the rule sets first, then those of the variants. */
const everyAnswer = (question: Question): readonly CitedAnswer[] => [
  ...Object.values(question.by),
  ...Object.values(question.variants ?? {}),
]

const answersOf = (question: Question): readonly string[] =>
  question.answers.map((key) => answerText(question, key) ?? '')

const textsOf = (question: Question): readonly string[] => [
  ask[question.id],
  ...answersOf(question),
  exampleText(question.id) ?? '',
  ...[...RULE_SET_IDS, ...VARIANTS.map(({ id }) => id)].map((giver) => noteText(question.id, giver) ?? ''),
]

/** Returns the fault of a citation, or `null`. */
function faultOf(source: Source): string | null {
  switch (source.kind) {
    case 'stated':
      return placeName(source.document, source.place) === '' ? 'place without a name' : null
    case 'reading':
      if (!Object.hasOwn(READINGS, source.reading)) return `no reading ${source.reading}`
      return source.place !== null && placeName(source.document, source.place) === '' ? 'place without a name' : null
    case 'not-in-game':
      return Object.hasOwn(DOCUMENTS, source.document) ? null : `no document ${source.document}`
    case 'after':
    case 'house':
      return null
  }
}

const valuesOf = (option: OptionName): readonly string[] => {
  const values: readonly (string | number)[] | string = OPTIONS[option]
  return typeof values === 'string' ? [] : values.map(String)
}

/** Tells whether a question comes up at a table with this value of an option. It may presuppose another value. */
const comesUpAt = ({ presupposes = [] }: Question, option: OptionName, value: string): boolean =>
  presupposes.every((id) => {
    const conditions: readonly Condition[] = PRESUPPOSITIONS[id]
    return conditions.some((one) => one.option !== option || one.values.some((other) => String(other) === value))
  })

/** Returns the rule sets and variants whose answer to the question differs from their value of its option. */
function partings(question: Question, option: OptionName): readonly string[] {
  const sets = RULE_SET_IDS.filter((id) => {
    const { answer } = question.by[id]
    return !isWithout(answer) && answer !== String(RULE_SETS[id].values[option].value)
  })
  const variants = VARIANTS.filter(({ id, changes }) => {
    const said = question.variants?.[id]
    const value = changes[option]
    return said !== undefined && value !== undefined && !isWithout(said.answer) && said.answer !== String(value)
  })
  return [...sets, ...variants.map(({ id }) => id)]
}

describe('the questions of the lookup', () => {
  it('the lookup has exactly one question for every id', () => {
    expect(QUESTIONS.map((question) => question.id).sort()).toEqual([...QUESTION_IDS].sort())
  })

  it('the lookup has a question about every rule that a score line can name', () => {
    expect(RULES.filter((rule) => questionById(rule).id !== rule)).toEqual([])
  })

  it('the groups of questions follow the order of a deal', () => {
    const order = QUESTIONS.map((question) => GROUPS.indexOf(question.group))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(GROUPS.filter((group) => groupTitle[group] === '' || !order.includes(GROUPS.indexOf(group)))).toEqual([])
  })
})

describe.each(QUESTIONS.map((question) => [question.id, question] as const))('%s', (_, question) => {
  test('every answer given has its text', () => {
    expect(everyAnswer(question).filter((said) => !question.answers.includes(said.answer))).toEqual([])
  })

  test('every text is the answer of some source, value or table', () => {
    const used = new Set(everyAnswer(question).map((said) => said.answer))
    const values = question.option === undefined ? [] : valuesOf(question.option)
    const followed = new Set(TABLES.map((table) => answerKey(question, table)))
    const own = question.answers.filter((key) => !isWithout(key))
    expect(own.filter((key) => !used.has(key) && !values.includes(key) && !followed.has(key))).toEqual([])
  })

  test('every cited source exists', () => {
    expect(everyAnswer(question).flatMap((said) => faultOf(said.source) ?? [])).toEqual([])
  })

  test('every rule set cites its own document, or another by the same writers', () => {
    const foreign = RULE_SET_IDS.filter((id) => {
      const { source } = question.by[id]
      const { document, alsoCites = [] } = RULE_SETS[id]
      return 'document' in source && ![document, ...alsoCites].some((own) => own === source.document)
    })
    expect(foreign).toEqual([])
  })

  test('the question ends with a question mark and its answers with a full stop', () => {
    expect(ask[question.id]).toMatch(/\?$/)
    expect(answersOf(question).filter((answer) => !/[.!]”?$/.test(answer))).toEqual([])
  })

  test('no answer is too long to be read out', () => {
    expect(answersOf(question).filter((answer) => answer.length > 320)).toEqual([])
  })

  test('no text gives a player a gender', () => {
    expect(textsOf(question).filter((text) => /\b(he|his|him|she|her|hers)\b/i.test(text))).toEqual([])
  })

  test('the question leads to other questions, each once', () => {
    expect(question.related.length).toBeGreaterThan(0)
    expect(new Set(question.related).size).toBe(question.related.length)
    expect(question.related.filter((id) => id === question.id || questionById(id).id !== id)).toEqual([])
  })

  const { option } = question
  if (option !== undefined) {
    test('every value of the option has an answer, and rule sets answer with their own', () => {
      const needed = valuesOf(option).filter((value) => comesUpAt(question, option, value))
      expect(needed.filter((value) => !question.answers.includes(value))).toEqual([])
      expect(partings(question, option)).toEqual([])
    })
  }
})
