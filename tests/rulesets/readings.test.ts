import { describe, expect, test } from 'vitest'
import { OPTION_NAMES } from '@/lib/engine/table/options'
import { RULES } from '@/lib/engine/table/rule'
import { RULE_SOURCES } from '@/lib/rulesets/citations/rule-sources'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import { readingsOf, type Question, type CitedAnswer } from '@/lib/rulesets/lookup/question'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { questionById, QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { answerText, exampleText, noteText } from '@/lib/rulesets/lookup/wording'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { stated } from '@/lib/rulesets/sources/cite'
import { READINGS, type ReadingId } from '@/lib/rulesets/sources/readings'
import { type VariantId, VARIANTS, variantsOf } from '@/lib/rulesets/variants/variants'
import { rules } from '../support/builders'

const everyAnswer = (question: Question): readonly CitedAnswer[] => [
  ...Object.values(question.by),
  ...Object.values(question.variants ?? {}),
]

const READ: ReadonlySet<string> = new Set(QUESTIONS.flatMap((one) => everyAnswer(one).flatMap(readingsOf)))

/** Returns the answer of a rule set, or of a variant if the question lists it. Throws if there is none. */
function saidBy(id: QuestionId, giver: RuleSetId | VariantId): CitedAnswer {
  const { by, variants } = questionById(id)
  const bySet: { readonly [giver: string]: CitedAnswer } = by
  const byVariant: { readonly [giver: string]: CitedAnswer } = variants ?? {}
  const said = bySet[giver] ?? byVariant[giver]
  if (said === undefined) throw new Error(`${giver} has no answer of its own to ${id}`)
  return said
}

describe('the readings', () => {
  test('every reading is behind some answer of the lookup', () => {
    expect(Object.keys(READINGS).filter((id) => !READ.has(id))).toEqual([])
  })

  test('a variant that rests on a reading has an answer that shows it', () => {
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

describe('gaps in the documents', () => {
  test.each<[QuestionId, RuleSetId | VariantId, readonly ReadingId[]]>([
    ['first-dealer', 'bicycle', ['lowest-card-drawn']],
    ['dealer-after-tie', 'bela-3', ['tie-of-three', 'dealer-of-three']],
    ['dealer-after-redeal', 'bicycle', ['dealer-after-all-pass']],
    ['shuffle-and-cut', 'bridge-belote', ['shuffling', 'who-cuts']],
    ['first-cards', 'bela-3', ['from-two-to-three']],
    ['bottom-card', 'bela-2', ['stock-face-down']],
    ['pack', 'bela-3', ['from-two-to-three']],
    ['names-of-trumps', 'klabberjass-4', ['from-two-to-four']],
    ['who-speaks-first', 'bela-3', ['from-two-to-three']],
    ['who-speaks-first', 'bridge-belote', ['first-bidder']],
    ['all-pass', 'bridge-belote', ['next-dealer', 'thrown-in-while-held-over']],
    ['void-deal', 'void-deal', ['who-shows-void-deal']],
    ['no-trump-melds', 'four-left-no-trump', ['forced-no-trump-melds']],
    ['must-trump', 'klabberjass-4', ['too-low-to-overtrump-four']],
    ['overlapping-runs', 'denexa', ['long-runs']],
    ['last-trick', 'klabberjass-4', ['from-two-to-four']],
    ['who-doubles', 'bridge-belote', ['who-may-double', 'contract-after-double']],
    ['exchange-seven', 'three-28', ['pack-of-28']],
    ['when-to-exchange', 'bela-2', ['exchange-before-runs']],
    ['equal-runs', 'bicycle', ['lesser-runs-after-equal']],
    ['words-of-runs', 'lehman', ['lehman-tops-told']],
    ['twenty-after-fifty', 'klabberjass-4', ['twenty-after-partners-fifty']],
    ['must-declare', 'denexa', ['declaring-less']],
    ['must-declare', 'bridge-belote', ['silent-declarations']],
    ['bela-call', 'lehman', ['bella-at-first-card']],
    ['bela-call', 'bridge-belote', ['belote-card-discarded']],
    ['must-call-bela', 'denexa', ['declaring-less']],
    ['bela-without-best-run', 'lehman', ['bela-against-better-run']],
    ['bela-without-best-run', 'bicycle', ['bela-against-better-run']],
    ['bela-without-best-run', 'denexa', ['bela-against-better-run']],
    ['bela-without-best-run', 'bridge-belote', ['comparing-declarations']],
    ['bela-in-run', 'bela-2', ['king-queen-in-run-and-bela']],
    ['low-trump-lead', 'no-low-trump-lead', ['only-low-trumps-left']],
    ['all-trumps-play', 'bridge-belote', ['unable-to-follow']],
    ['last-trick', 'bridge-belote', ['last-trick-no-trumps']],
    ['all-tricks', 'bridge-belote', ['valat-not-compared', 'declarations-lost-inside']],
    ['who-counts-first', 'bela-2', ['counting-first']],
    ['made', 'bela-3', ['from-two-to-three']],
    ['bate', 'bridge-belote', ['rounding-inside']],
    ['tie', 'bridge-belote', ['doubled-tie']],
    ['held-over-winner', 'bela-2', ['held-over-not-compared', 'thrown-in-while-held-over']],
    ['held-over-winner', 'bridge-belote', ['held-over-not-compared', 'hanging-not-doubled']],
    ['both-committed', 'bridge-belote', ['committed-team']],
    ['rounding', 'bridge-belote', ['no-trumps-rounding', 'tie-at-rounding-limit']],
    ['kirtik', 'belote-kirtik', ['kirtik', 'kirtik-while-hanging', 'below-zero']],
    ['when-to-claim', 'bela-2', ['five-claim-rules', 'moment-to-claim', 'claim-out-of-turn', 'two-claims']],
    [
      'claim-counts',
      'bela-3',
      ['from-two-to-three', 'five-claim-rules', 'held-over-not-claimed', 'claim-before-runs-shown', 'claim-on-big'],
    ],
    ['both-over', 'bela-2', ['five-claim-rules']],
    ['tie-at-target', 'bela-2', ['five-claim-rules']],
    ['one-over', 'bela-2', ['unclaimed-at-target', 'held-over-at-the-end', 'held-over-reaches-target']],
    ['next-game-dealer', 'bela-2', ['first-deal-of-next-game']],
    ['revoke', 'bicycle', ['revoke-hands-over']],
  ])('a gap in a document is shown as a reading: %s, %s: %j', (id, giver, readings) => {
    expect(readingsOf(saidBy(id, giver))).toEqual(readings)
  })
})

describe('readings that the engine follows', () => {
  const shown = (base: RuleSetId): ReadonlySet<string> => new Set(QUESTIONS.flatMap(({ by }) => readingsOf(by[base])))

  /** Returns the readings in the answers of a game and of its variants: a score line may rest on one that only a variant has. */
  const shownAt = ({ by, variants = {} }: Question, base: RuleSetId): readonly ReadingId[] =>
    [by[base], ...variantsOf(base).flatMap(({ id }) => variants[id] ?? [])].flatMap(readingsOf)

  test.each(RULE_SET_IDS)('%s: a reading behind any value of an option is shown at the table', (base) => {
    const { values } = ruleSet(base)
    const hidden = OPTION_NAMES.filter((option) => {
      const { source } = values[option]
      return source.kind === 'reading' && !shown(base).has(source.reading)
    })
    expect(hidden).toEqual([])
  })

  test.each(RULE_SET_IDS)('%s: a reading behind any line of a score is shown at its question', (base) => {
    const hidden = RULES.filter((rule) => {
      const source = RULE_SOURCES[rule][base]
      return source.kind === 'reading' && !shownAt(questionById(rule), base).includes(source.reading)
    })
    expect(hidden).toEqual([])
  })
})

describe('statements of the documents', () => {
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
  ])('a statement of the document is not called a reading: %s, %s', (id, giver) => {
    const said = saidBy(id, giver)
    expect(said.source.kind).toBe('stated')
    expect(said.readings).toBeUndefined()
  })
})

describe('statements that are easily misquoted', () => {
  const answerOf = (id: QuestionId, giver: RuleSetId): string => {
    const question = questionById(id)
    return answerText(question, question.by[giver].answer) ?? ''
  }

  test('Lehman’s dealer announces an equal or better meld, and never says “good”', () => {
    expect(answerOf('twenty-after-fifty', 'lehman')).toMatch(/announces only a meld that is as good or better/)
    expect(answerOf('twenty-after-fifty', 'lehman')).not.toMatch(/“good”/)
  })

  test.each(['must-declare', 'must-call-bela'] as const)(
    'in bridge-belote a declaration “must be” announced to count: %s',
    (id) => {
      expect(answerOf(id, 'bridge-belote')).toMatch(/^(To count, yes|Yes, and in time, if)/)
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
  ] as const)('%s says that bridge-belote has no declarations at no trumps', (id) => {
    expect(noteText(id, 'bridge-belote')).toMatch(/at no trumps/i)
  })

  test('a run needs neighbouring cards: A 10 K Q holds a twenty and no fifty', () => {
    expect(exampleText('run-order')).toMatch(/not a fifty.*a twenty/)
  })

  test('the page that mentions the low man is not said to lack the custom', () => {
    for (const id of ['bela-2', 'bela-3', 'klabberjass-4'] as const) {
      expect(questionById('low-man').by[id].source).toEqual(stated('clobyosh', 'three'))
    }
  })

  test('customs of Scotland are not offered to the game of South Africa', () => {
    const scottish = ['bela-second-card', 'bare-yuss', 'no-low-trump-lead', 'trick-to-consummate']
    expect(variantsOf('klabberjass-4').filter(({ id }) => scottish.includes(id))).toEqual([])
  })

  test('declarations at a forced no trump are not called stated', () => {
    const { variants = {} } = questionById('no-trump-melds')
    expect(variants['four-bimah-no-trump']?.source.kind).toBe('reading')
    expect(variants['four-left-no-trump']?.source.kind).toBe('reading')
  })

  test('rules 1 to 5 are cited everywhere as the editor’s', () => {
    const bare = QUESTIONS.flatMap((question) =>
      everyAnswer(question)
        .filter(({ source }) => 'place' in source && /^rule[1-5]$/.test(source.place ?? ''))
        .filter((said) => !readingsOf(said).includes('five-claim-rules'))
        .map(() => question.id),
    )
    expect(bare).toEqual([])
  })
})

describe('a table with a house rule', () => {
  const readAt = (id: QuestionId, base: RuleSetId, changes: Parameters<typeof rules>[1]): readonly ReadingId[] =>
    readingsOf(answerFor(questionById(id), base, rules(base, changes)).said)

  test('a house rule still shows the reading that its question needs', () => {
    expect(readAt('second-tie', 'lehman', { tie: 'held-over' })).toEqual(['second-tie'])
    expect(readAt('void-deal', 'bicycle', { voidDeal: 'yes' })).toEqual(['who-shows-void-deal'])
    expect(readAt('claim-counts', 'lehman', { claims: 'any-trick' })).toEqual([
      'five-claim-rules',
      'held-over-not-claimed',
      'claim-before-runs-shown',
    ])
  })

  test('a house rule shows no reading for the agreement itself', () => {
    expect(readAt('trump-run', 'bela-2', { trumpRun: 'equal' })).toEqual([])
  })
})
