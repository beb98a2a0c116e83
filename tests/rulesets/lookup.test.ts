import { describe, expect, it } from 'vitest'
import { differencesBetween, groupedAnswers } from '@/lib/rulesets/lookup/alike'
import { answerKey } from '@/lib/rulesets/lookup/answer-keys'
import { answerFor, type TableAnswer, answerOfRuleSet } from '@/lib/rulesets/lookup/lookup'
import { readingsOf, type Question } from '@/lib/rulesets/lookup/question'
import { QUESTION_IDS, type QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById, QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { answerText, noteText } from '@/lib/rulesets/lookup/wording'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { formById, FORMS } from '@/lib/rulesets/variants/forms'
import { VARIANTS, withVariant, type VariantId } from '@/lib/rulesets/variants/variants'
import { rules } from '../support/builders'

const each = QUESTIONS.map((question) => ({ id: question.id, question }))

function form(id: string) {
  const found = formById(id)
  if (found === null) throw new Error(`no form ${id}`)
  return found
}

const differing = (one: string, other: string): readonly QuestionId[] =>
  differencesBetween(QUESTIONS, form(one), form(other)).map(({ question }) => question.id)

/** Returns an answer in words. */
const inWords = (question: Question, { said }: TableAnswer): string | null => answerText(question, said.answer)

describe('the table’s own answer', () => {
  it('the answer mentions all trumps only at a table that can have them', () => {
    const question = questionById('trick-winner')
    const speaking = RULE_SET_IDS.filter((id) => /all trumps/i.test(inWords(question, answerFor(question, id)) ?? ''))
    expect(speaking).toEqual(['bridge-belote'])
  })

  it.each(each)('$id: a rule set answers with its own words, with or without its rules', ({ question }) => {
    for (const id of RULE_SET_IDS) {
      const answer = answerFor(question, id, rulesOf(ruleSet(id)))
      expect(answer, id).toEqual(answerFor(question, id))
      expect(answer, id).toMatchObject({ said: question.by[id], house: false, variant: null })
      expect(inWords(question, answer), id).not.toBeNull()
    }
  })

  it.each(each)('$id: a variant answers as listed, and otherwise as its rule set', ({ question }) => {
    for (const variant of VARIANTS) {
      for (const base of variant.of) {
        const played = withVariant(rulesOf(ruleSet(base)), variant)
        const expected = question.variants?.[variant.id] ?? answerOfRuleSet(question, base)
        const { said, house } = answerFor(question, base, played)
        expect(said.answer, `${variant.id} of ${base}`).toBe(expected.answer)
        expect(house, `${variant.id} of ${base}`).toBe(expected.answer !== answerOfRuleSet(question, base).answer)
      }
    }
  })

  it('in Croatian bela no run counts in place of a best one without a trick', () => {
    const { said } = answerFor(questionById('dead-run'), 'bela-hr')
    expect(said.answer).toBe('yes')
    expect(readingsOf(said)).toEqual(['croatian-trick'])
  })

  it('“dosta” is never said by the side that named trumps, and other claims may be', () => {
    const answer = (base: RuleSetId, changes: Parameters<typeof rules>[1]) =>
      answerFor(questionById('claim-though-bate'), base, rules(base, changes))
    expect(answer('bela-hr', { claims: 'any-trick' })).toMatchObject({
      said: { answer: 'not-taker', source: { kind: 'reading', reading: 'dosta' } },
      variant: { id: 'dosta' },
    })
    expect(answer('bela-2', {}).said.answer).toBe('good')
    expect(answer('bela-hr', {}).said.answer).toBe('without-claims')
  })

  it('a house rule that a variation describes cites the variation', () => {
    const answer = answerFor(questionById('tie'), 'bela-2', rules('bela-2', { tie: 'defender-own' }))
    expect(answer.house).toBe(true)
    expect(answer.variant?.id).toBe('equal-scores')
    expect(answer.said.source).toEqual({ kind: 'stated', document: 'clobyosh', place: 'equal' })
  })

  it('an answer comes with the note of its source, and without one where the table decided', () => {
    const noteAt = (id: QuestionId, base: RuleSetId, changes: Parameters<typeof rules>[1]) =>
      noteText(id, answerFor(questionById(id), base, rules(base, changes)).giver)
    expect(noteAt('card-points', 'bela-2', {})).toBeNull()
    expect(noteAt('bela-call', 'bela-2', {})).toMatch(/Scotland/)
    expect(noteAt('bela-call', 'bela-2', { belaCall: 'second-card' })).toBeNull()
    const forced = { allPass: 'dealer-names', forcedNoTrump: 'allowed' } as const
    expect(noteAt('all-trumps-play', 'klabberjass-4', forced)).toMatch(/rules of play/)
  })

  it('a house rule that no document describes is called the table’s own', () => {
    const answer = answerFor(questionById('tie'), 'bela-2', rules('bela-2', { tie: 'bate' }))
    expect(answer).toMatchObject({ house: true, variant: null, said: { answer: 'bate', source: { kind: 'house' } } })
    expect(inWords(questionById('tie'), answer)).toMatch(/bate/)
  })

  it.each<[QuestionId, RuleSetId, Parameters<typeof rules>[1], VariantId | null]>([
    ['schmeiss', 'bela-2', { schmeiss: 'first-turn' }, 'schmeiss'],
    ['all-tricks', 'bela-2', { sweep: '360' }, null],
    ['all-tricks', 'bela-2', { sweep: '360', target: 1000 }, 'ontario'],
    ['all-pass', 'klabberjass-4', { allPass: 'dealer-names' }, 'four-bimah'],
    ['all-pass', 'klabberjass-4', { allPass: 'dealer-names', forcedNoTrump: 'allowed' }, 'four-bimah-no-trump'],
    ['all-pass', 'klabberjass-4', { allPass: 'eldest-names', forcedNoTrump: 'allowed' }, 'four-left-no-trump'],
  ])('%s at a table of %s that plays %o cites the largest variation: %s', (id, base, changes, by) => {
    const { house, variant } = answerFor(questionById(id), base, rules(base, changes))
    expect([house, variant?.id ?? null]).toEqual([true, by])
  })

  it.each<[QuestionId, RuleSetId, Parameters<typeof rules>[1], string | null]>([
    ['claim-counts', 'bela-2', {}, 'so-far'],
    ['claim-counts', 'bela-2', { claims: 'none' }, 'without-claims'],
    ['round-two', 'bela-2', { allPass: 'dealer-names' }, 'dealer-names'],
    ['round-two', 'bela-2', { allPass: 'dealer-names', schmeiss: 'first-turn' }, 'dealer-names'],
    ['round-two', 'bela-2', { allPass: 'dealer-names', schmeiss: 'every-turn' }, 'dealer-names-schmeiss'],
  ])('%s follows from the rules of %s with %o: %s', (id, base, changes, key) => {
    expect(answerKey(questionById(id), rules(base, changes))).toBe(key)
  })

  it.each<[QuestionId, RuleSetId]>([
    ['held-over-winner', 'klabberjass-4'],
    ['held-over-past-target', 'klabberjass-4'],
    ['held-over-at-end', 'klabberjass-4'],
    ['held-over-winner', 'bela-3'],
  ])('%s at a table of %s that holds points over is read as in its sister game', (id, base) => {
    const question = questionById(id)
    const { said } = answerFor(question, base, rules(base, { tie: 'held-over' }))
    expect(said.readings).toEqual(readingsOf(question.by['bela-2']))
    expect(said.readings).not.toEqual(readingsOf(question.by['bridge-belote']))
  })

  it('a target that no document has is answered with the number', () => {
    const answer = answerFor(questionById('target'), 'bela-2', rules('bela-2', { target: 750 }))
    expect(inWords(questionById('target'), answer)).toBeNull()
    expect(answer).toMatchObject({ house: true, said: { answer: '750', source: { kind: 'house' } } })
  })

  it.each<[QuestionId, RuleSetId, Parameters<typeof rules>[1], string]>([
    ['held-over-winner', 'bela-2', { tie: 'bate' }, 'without-held-over'],
    ['held-over-winner', 'lehman', { tie: 'held-over' }, 'next-winner'],
    ['second-tie', 'bicycle', { tie: 'held-over-both' }, 'adds-up'],
    ['claim-counts', 'lehman', { claims: 'any-trick' }, 'so-far'],
    ['false-claim', 'bela-3', { claims: 'none' }, 'without-claims'],
    ['when-to-claim', 'denexa', { claims: 'first-three' }, 'after-early-trick'],
    ['third-level', 'bridge-belote', { doubling: 1 }, 'without-doubles'],
    ['third-level', 'bridge-belote', { doubling: 2 }, 'double-ends'],
    ['who-doubles', 'bridge-belote', { doubling: 1 }, 'without-doubles'],
    ['rounding', 'bridge-belote', { scoring: 'points' }, 'without-rounding'],
    ['tie-at-target', 'lehman', { bothOver: 'last-trick' }, 'last-trick'],
    ['odd-half', 'bela-3', { bateTo: 'each' }, 'without-sharing'],
    ['dealer-after-tie', 'lehman', { nextDealer: 'next' }, 'passes'],
  ])('%s at a table of %s that plays %o is answered: %s', (id, base, changes, key) => {
    expect(answerFor(questionById(id), base, rules(base, changes)).said.answer).toBe(key)
  })
})

describe('the answers of a question', () => {
  it.each(each)('$id: every rule set belongs to one answer, and every text appears once', ({ question }) => {
    const groups = groupedAnswers(question)
    const sets = groups.flatMap(({ givers }) => givers.filter(({ variant }) => variant === null))
    expect(sets.map(({ ruleSet: id }) => id).toSorted()).toEqual([...RULE_SET_IDS].toSorted())
    expect(new Set(groups.map(({ text }) => text)).size).toBe(groups.length)
  })

  it('games that agree on a tie share one answer with the variation that says the same', () => {
    const [, , own] = groupedAnswers(questionById('tie'))
    expect(own?.givers.map(({ ruleSet: id, variant }) => variant?.id ?? id)).toEqual([
      'lehman',
      'bicycle',
      'denexa',
      'equal-scores',
    ])
  })

  it('every question appears once and leads to related ones', () => {
    expect(QUESTIONS.map(({ id }) => id).toSorted()).toEqual([...QUESTION_IDS].toSorted())
    for (const { id, related } of QUESTIONS) {
      expect(related.length, id).toBeGreaterThan(0)
      expect(related, id).not.toContain(id)
    }
  })
})

describe('two games side by side', () => {
  it('a game does not differ from itself', () => {
    for (const { id } of FORMS) expect(differing(id, id)).toEqual([])
  })

  it('the comparison of two games shows only differences, in either order', () => {
    for (const { id } of FORMS) {
      const there = differencesBetween(QUESTIONS, form('bela-2'), form(id))
      for (const { question, answers } of there)
        expect(inWords(question, answers[0])).not.toBe(inWords(question, answers[1]))
      expect(differing(id, 'bela-2')).toEqual(there.map(({ question }) => question.id))
    }
  })

  it('a variation differs from its game in its changes and what follows from them', () => {
    expect(differing('bela-2', 'bela-2.equal-scores')).toEqual([
      'tie',
      'held-over-winner',
      'second-tie',
      'held-over-past-target',
      'held-over-at-end',
    ])
    expect(differing('bela-2', 'bela-2.void-deal')).toEqual(['void-deal'])
    expect(differing('klabberjass-4', 'klabberjass-4.four-1002')).toEqual(['target'])
  })

  it('an address that names no game finds none', () => {
    expect(formById('bela-5')).toBeNull()
    expect(formById('bicycle.schmeiss')).toBeNull()
    expect(formById(null)).toBeNull()
  })
})
