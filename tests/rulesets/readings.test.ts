import { describe, expect, test } from 'vitest'
import { VARIANTS } from '@/lib/rulesets'
import type { RuleSetId, VariantId } from '@/lib/rulesets'
import { answerFor } from '@/lib/rulesets/lookup'
import { readingsOf } from '@/lib/rulesets/question'
import type { Question, Said } from '@/lib/rulesets/question'
import type { QuestionId } from '@/lib/rulesets/question-ids'
import { questionById, QUESTIONS } from '@/lib/rulesets/questions'
import { READINGS } from '@/lib/rulesets/readings'
import type { ReadingId } from '@/lib/rulesets/readings'
import { rules } from '../support/builders'

const everyAnswer = (question: Question): readonly Said[] => [
  ...Object.values(question.by),
  ...Object.values(question.variants ?? {}),
]

const READ: ReadonlySet<string> = new Set(QUESTIONS.flatMap((one) => everyAnswer(one).flatMap(readingsOf)))

/** Who answers: a rule set as written, or a variant where the question lists it. */
const saidBy = (id: QuestionId, giver: RuleSetId | VariantId): Said | undefined => {
  const { by, variants } = questionById(id)
  const bySet: { readonly [giver: string]: Said } = by
  const byVariant: { readonly [giver: string]: Said } = variants ?? {}
  return bySet[giver] ?? byVariant[giver]
}

describe('the readings', () => {
  test('a variant whose source is a reading has an answer that shows it', () => {
    const shown = VARIANTS.filter(({ source }) => source.kind === 'reading' && !READ.has(source.reading))
    expect(shown.map(({ id }) => id)).toEqual([])
  })

  test('no answer names a reading twice', () => {
    for (const question of QUESTIONS) {
      for (const { readings = [], source } of everyAnswer(question)) {
        const all = source.kind === 'reading' ? [source.reading, ...readings] : readings
        expect(new Set(all).size, question.id).toBe(all.length)
      }
    }
  })
})

describe('what a document does not say is shown as a reading', () => {
  test.each<[QuestionId, RuleSetId | VariantId, readonly ReadingId[]]>([['void-deal', 'void-deal', ['A61']]])(
    '%s, %s: %j',
    (id, giver, readings) => {
      const said = saidBy(id, giver)
      expect(said).toBeDefined()
      if (said !== undefined) expect(readingsOf(said)).toEqual(readings)
    },
  )
})

describe('a table with a house rule', () => {
  const readAt = (id: QuestionId, base: RuleSetId, changes: Parameters<typeof rules>[1]): readonly ReadingId[] =>
    readingsOf(answerFor(questionById(id), base, rules(base, changes)).said)

  test('is still shown what has to be read behind what it agreed on', () => {
    expect(readAt('second-tie', 'lehman', { tie: 'held-over' })).toEqual(['A04'])
    expect(readAt('void-deal', 'bicycle', { voidDeal: 'yes' })).toEqual(['A61'])
  })

  test('is shown none for the agreement itself', () => {
    expect(readAt('trump-run', 'bela-2', { trumpRun: 'equal' })).toEqual([])
  })
})
