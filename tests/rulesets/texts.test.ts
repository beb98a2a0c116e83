import { describe, expect, it } from 'vitest'
import { answer } from '@/lib/messages/compiled/rules/answer'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { example } from '@/lib/messages/compiled/rules/example'
import { lacking } from '@/lib/messages/compiled/rules/lacking'
import { law } from '@/lib/messages/compiled/rules/law'
import { lawSays } from '@/lib/messages/compiled/rules/lawSays'
import { meaning } from '@/lib/messages/compiled/rules/meaning'
import { note } from '@/lib/messages/compiled/rules/note'
import { place } from '@/lib/messages/compiled/rules/place'
import { reading } from '@/lib/messages/compiled/rules/reading'
import { readingOn } from '@/lib/messages/compiled/rules/readingOn'
import { speech } from '@/lib/messages/compiled/rules/speech'
import { storyTitle } from '@/lib/messages/compiled/rules/storyTitle'
import { tells } from '@/lib/messages/compiled/rules/tells'
import { usedIn } from '@/lib/messages/compiled/rules/usedIn'
import { variantName } from '@/lib/messages/compiled/rules/variantName'
import { word } from '@/lib/messages/compiled/rules/word'
import { silentBy } from '@/lib/rulesets/citations/rule-source'
import { GLOSSARY } from '@/lib/rulesets/glossary/glossary'
import { unanimous } from '@/lib/rulesets/lookup/option-question'
import { isWithout, PRESUPPOSITIONS } from '@/lib/rulesets/lookup/presupposed'
import { question } from '@/lib/rulesets/lookup/question'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { READING_IDS } from '@/lib/rulesets/sources/readings'
import { WRITINGS } from '@/lib/rulesets/sources/sources'
import { STORIES } from '@/lib/rulesets/stories/stories'
import { VARIANTS } from '@/lib/rulesets/variants/variants'

const GIVERS: readonly string[] = [...RULE_SET_IDS, ...VARIANTS.map(({ id }) => id)]

const answers = QUESTIONS.flatMap(({ id, answers: keys }) =>
  keys.filter((key) => !isWithout(key)).map((key) => `${id}--${key}`),
)
const givers = QUESTIONS.flatMap(({ id }) => GIVERS.map((giver) => `${id}--${giver}`))
const ids = QUESTIONS.map(({ id }) => id)
const laws = QUESTIONS.flatMap(({ laws: own = [] }) => own)

describe('the texts of the rules', () => {
  it.each<[string, object, readonly string[]]>([
    ['questions', ask, ids],
    ['answers', answer, answers],
    ['laws', law, laws],
    ['what laws say', lawSays, laws],
    ['what tables lack', lacking, Object.keys(PRESUPPOSITIONS).map((id) => `without-${id}`)],
    ['readings', reading, READING_IDS],
    ['what readings are about', readingOn, READING_IDS],
    ['words', word, GLOSSARY.map(({ id }) => id)],
    ['meanings', meaning, GLOSSARY.map(({ id }) => id)],
    ['where words are used', usedIn, [...new Set(GLOSSARY.flatMap(({ also }) => also.map(({ where }) => where)))]],
    ['stories', tells, STORIES.map(({ id }) => id)],
    ['titles of stories', storyTitle, STORIES.map(({ id }) => id)],
    ['variants', variantName, VARIANTS.map(({ id }) => id)],
    ['places', place, WRITINGS.flatMap(([id, { places }]) => places.map((name) => `${id}--${name}`))],
  ])('texts exist for exactly the names in the data: %s', (_, texts, named) => {
    expect(Object.keys(texts).toSorted()).toEqual([...named].toSorted())
  })

  it.each<[string, object, readonly string[]]>([
    ['notes', note, givers],
    ['examples', example, ids],
    ['what is left to the table', speech, RULE_SET_IDS],
  ])('every text is about something that exists: %s', (_, texts, known) => {
    expect(Object.keys(texts).filter((id) => !known.includes(id))).toEqual([])
  })

  it('an answer without a text does not compile', () => {
    const by = unanimous('ten', silentBy('wrong-entry'))
    const asked = { id: 'last-trick', group: 'play', related: [] } as const
    expect(question({ ...asked, answers: ['ten'], by }).answers).toEqual(['ten'])
    // @ts-expect-error the question has no such answer
    expect(question({ ...asked, answers: ['twenty'], by }).answers).toEqual(['twenty'])
    // @ts-expect-error a rule set gives an answer that the question does not list
    expect(question({ ...asked, answers: ['inside-360'], by }).answers).toEqual(['inside-360'])
  })
})
