import { describe, expect, test } from 'vitest'
import { OPTION_NAMES } from '@/lib/engine/table/options'
import { RULES } from '@/lib/engine/table/rule'
import { RULE_SOURCES } from '@/lib/rulesets/citations/rule-sources'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import { readingsOf } from '@/lib/rulesets/lookup/question'
import type { Question, Said } from '@/lib/rulesets/lookup/question'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById, QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { answerText, exampleText, noteText } from '@/lib/rulesets/lookup/wording'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { stated } from '@/lib/rulesets/sources/cite'
import { READINGS } from '@/lib/rulesets/sources/readings'
import type { ReadingId } from '@/lib/rulesets/sources/readings'
import type { VariantId } from '@/lib/rulesets/variants/variants'
import { VARIANTS, variantsOf } from '@/lib/rulesets/variants/variants'
import { rules } from '../support/builders'

const everyAnswer = (question: Question): readonly Said[] => [
  ...Object.values(question.by),
  ...Object.values(question.variants ?? {}),
]

const READ: ReadonlySet<string> = new Set(QUESTIONS.flatMap((one) => everyAnswer(one).flatMap(readingsOf)))

/** Who answers: a rule set as written, or a variant where the question lists it. */
function saidBy(id: QuestionId, giver: RuleSetId | VariantId): Said {
  const { by, variants } = questionById(id)
  const bySet: { readonly [giver: string]: Said } = by
  const byVariant: { readonly [giver: string]: Said } = variants ?? {}
  const said = bySet[giver] ?? byVariant[giver]
  if (said === undefined) throw new Error(`${giver} has no answer of its own to ${id}`)
  return said
}

describe('the readings', () => {
  test('each of them stands behind some answer of the lookup', () => {
    expect(Object.keys(READINGS).filter((id) => !READ.has(id))).toEqual([])
  })

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
  test.each<[QuestionId, RuleSetId | VariantId, readonly ReadingId[]]>([
    ['first-dealer', 'bicycle', ['A33']],
    ['dealer-after-tie', 'bela-3', ['A43', 'A50']],
    ['dealer-after-redeal', 'bicycle', ['A34']],
    ['shuffle-and-cut', 'bridge-belote', ['B01', 'B31']],
    ['first-cards', 'bela-3', ['A44']],
    ['bottom-card', 'bela-2', ['A02']],
    ['pack', 'bela-3', ['A44']],
    ['names-of-trumps', 'klabberjass-4', ['A74']],
    ['who-speaks-first', 'bela-3', ['A44']],
    ['who-speaks-first', 'bridge-belote', ['B38']],
    ['all-pass', 'bridge-belote', ['B33', 'A06']],
    ['void-deal', 'void-deal', ['A61']],
    ['no-trump-melds', 'four-left-no-trump', ['A56']],
    ['must-trump', 'klabberjass-4', ['A51']],
    ['overlapping-runs', 'denexa', ['A24']],
    ['last-trick', 'klabberjass-4', ['A74']],
    ['who-doubles', 'bridge-belote', ['B05', 'B04']],
    ['exchange-seven', 'three-28', ['A59']],
    ['when-to-exchange', 'bela-2', ['A67']],
    ['equal-runs', 'bicycle', ['A27']],
    ['words-of-runs', 'lehman', ['A69']],
    ['twenty-after-fifty', 'klabberjass-4', ['A55']],
    ['must-declare', 'denexa', ['A25']],
    ['must-declare', 'bridge-belote', ['B40']],
    ['bela-call', 'lehman', ['A70']],
    ['bela-call', 'bridge-belote', ['B27']],
    ['must-call-bela', 'denexa', ['A25']],
    ['bela-without-best-run', 'lehman', ['A68']],
    ['bela-without-best-run', 'bicycle', ['A68']],
    ['bela-without-best-run', 'denexa', ['A68']],
    ['bela-without-best-run', 'bridge-belote', ['B06']],
    ['bela-in-run', 'bela-2', ['A71']],
    ['low-trump-lead', 'no-low-trump-lead', ['A72']],
    ['all-trumps-play', 'bridge-belote', ['B39']],
    ['last-trick', 'bridge-belote', ['B25']],
    ['all-tricks', 'bridge-belote', ['B16', 'B17']],
    ['who-counts-first', 'bela-2', ['A19']],
    ['made', 'bela-3', ['A44']],
    ['bate', 'bridge-belote', ['B14']],
    ['tie', 'bridge-belote', ['B10']],
    ['held-over-winner', 'bela-2', ['A05', 'A06']],
    ['held-over-winner', 'bridge-belote', ['A05', 'B37']],
    ['both-committed', 'bridge-belote', ['B09']],
    ['rounding', 'bridge-belote', ['B12', 'B13']],
    ['kirtik', 'belote-kirtik', ['B22', 'B23', 'B36']],
    ['when-to-claim', 'bela-2', ['A73', 'A12', 'A13', 'A16']],
    ['claim-counts', 'bela-3', ['A44', 'A73', 'A07', 'A15', 'A48']],
    ['both-over', 'bela-2', ['A73']],
    ['tie-at-target', 'bela-2', ['A73']],
    ['one-over', 'bela-2', ['A10', 'A08', 'A09']],
    ['next-game-dealer', 'bela-2', ['A64']],
    ['revoke', 'bicycle', ['A40']],
  ])('%s, %s: %j', (id, giver, readings) => {
    expect(readingsOf(saidBy(id, giver))).toEqual(readings)
  })
})

describe('what the engine does by a reading is shown at the table', () => {
  const shown = (base: RuleSetId): ReadonlySet<string> => new Set(QUESTIONS.flatMap(({ by }) => readingsOf(by[base])))

  /** The game's own answer, and those of its variants: a line may rest on what only a variant brings. */
  const shownAt = ({ by, variants = {} }: Question, base: RuleSetId): readonly ReadingId[] =>
    [by[base], ...variantsOf(base).flatMap(({ id }) => variants[id] ?? [])].flatMap(readingsOf)

  test.each(RULE_SET_IDS)('%s: every value of an option', (base) => {
    const { values } = ruleSet(base)
    const hidden = OPTION_NAMES.filter((option) => {
      const { source } = values[option]
      return source.kind === 'reading' && !shown(base).has(source.reading)
    })
    expect(hidden).toEqual([])
  })

  test.each(RULE_SET_IDS)('%s: every line of a score, at the question of its rule', (base) => {
    const hidden = RULES.filter((rule) => {
      const source = RULE_SOURCES[rule][base]
      return source.kind === 'reading' && !shownAt(questionById(rule), base).includes(source.reading)
    })
    expect(hidden).toEqual([])
  })
})

describe('what a document does say is no reading', () => {
  test.each<[QuestionId, RuleSetId | VariantId]>([
    ['exchange-seven', 'bicycle'],
    ['pack', 'three-28'],
    ['bimah', 'four-left-of-dealer'],
    ['bimah-no-trump', 'four-bimah-no-trump'],
    ['bimah-no-trump', 'four-left-no-trump'],
    ['bate', 'three-each'],
    ['false-claim', 'bela-2'],
    ['claim-though-bate', 'bela-2'],
    ['twenty-after-fifty', 'lehman'],
    ['round-two', 'bicycle'],
  ])('%s, %s', (id, giver) => {
    const said = saidBy(id, giver)
    expect(said.source.kind).toBe('stated')
    expect(said.readings).toBeUndefined()
  })
})

describe('what the documents say, where it is easily said otherwise', () => {
  const answerOf = (id: QuestionId, giver: RuleSetId): string => {
    const question = questionById(id)
    return answerText(question, question.by[giver].answer) ?? ''
  }

  test('Lehman’s dealer announces a meld that is equal or better, and has no “good” to say', () => {
    expect(answerOf('twenty-after-fifty', 'lehman')).toMatch(/announces only a meld that is as good or better/)
    expect(answerOf('twenty-after-fifty', 'lehman')).not.toMatch(/“good”/)
  })

  test.each(['must-declare', 'must-call-bela'] as const)(
    'in bridge-belote what counts “must be” announced: %s',
    (id) => {
      expect(answerOf(id, 'bridge-belote')).toMatch(/^To count, yes/)
    },
  )

  test.each([
    'run-of-three',
    'run-of-four',
    'run-of-five',
    'run-of-six',
    'run-of-seven',
    'run-of-eight',
    'four-of-a-kind',
    'bela',
  ] as const)('bridge-belote has no declarations at no trumps: %s says so', (id) => {
    expect(noteText(id, 'bridge-belote')).toMatch(/at no trumps/i)
  })

  test('a run needs cards that follow on one another: A 10 K Q holds a twenty and no fifty', () => {
    expect(exampleText('run-order')).toMatch(/no fifty.*a twenty/)
  })

  test('the page that tells of the low man is not said to know no such custom', () => {
    for (const id of ['bela-2', 'bela-3', 'klabberjass-4'] as const) {
      expect(questionById('low-man').by[id].source).toEqual(stated('000', 'three'))
    }
  })

  test('what is told of Scotland is not offered to the game of South Africa', () => {
    const scottish = ['bela-second-card', 'bare-yuss', 'no-low-trump-lead', 'trick-to-consummate']
    expect(variantsOf('klabberjass-4').filter(({ id }) => scottish.includes(id))).toEqual([])
  })

  test('what can be declared at a forced no trump is not said to be stated', () => {
    const { variants = {} } = questionById('no-trump-melds')
    expect(variants['four-bimah-no-trump']?.source.kind).toBe('reading')
    expect(variants['four-left-no-trump']?.source.kind).toBe('reading')
  })

  test('rules 1 to 5 are shown as the editor’s wherever they are cited', () => {
    const bare = QUESTIONS.flatMap((question) =>
      everyAnswer(question)
        .filter(({ source }) => 'place' in source && /^rule[1-5]$/.test(source.place ?? ''))
        .filter((said) => !readingsOf(said).includes('A73'))
        .map(() => question.id),
    )
    expect(bare).toEqual([])
  })
})

describe('a table with a house rule', () => {
  const readAt = (id: QuestionId, base: RuleSetId, changes: Parameters<typeof rules>[1]): readonly ReadingId[] =>
    readingsOf(answerFor(questionById(id), base, rules(base, changes)).said)

  test('is still shown what has to be read behind what it agreed on', () => {
    expect(readAt('second-tie', 'lehman', { tie: 'held-over' })).toEqual(['A04'])
    expect(readAt('void-deal', 'bicycle', { voidDeal: 'yes' })).toEqual(['A61'])
    expect(readAt('claim-counts', 'lehman', { claims: 'any-trick' })).toEqual(['A73', 'A07', 'A15'])
  })

  test('is shown none for the agreement itself', () => {
    expect(readAt('trump-run', 'bela-2', { trumpRun: 'equal' })).toEqual([])
  })
})
