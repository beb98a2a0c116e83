import { describe, expect, test } from 'vitest'
import { entryOf, IRREGULARITIES, REMEDIES, type Irregularity } from '@/lib/engine/referee/irregularities'
import type { Rules } from '@/lib/engine/table/options'
import { irregularityRuling } from '@/lib/rulesets/lookup/irregularities'
import { RULE_SET_IDS, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { HOUSE, reading, stated } from '@/lib/rulesets/sources/cite'
import { formById, FORMS, rulesOfForm } from '@/lib/rulesets/variants/forms'
import { rulesAt } from '../support/runs'

const rulingAt = (base: RuleSetId, irregularity: Irregularity, changes: Partial<Rules> = {}) =>
  irregularityRuling(base, rulesAt(base, changes), irregularity)

const remedies = (...asked: Parameters<typeof rulingAt>) => rulingAt(...asked)?.remedies

/** Returns the remedies, and the source of a rule that covers the case, or `null`. */
function basis(...asked: Parameters<typeof rulingAt>) {
  const ruling = rulingAt(...asked)
  return ruling === null ? null : [ruling.isCovered ? ruling.said.source : null, ...ruling.remedies]
}

const REVOKES = ['wrong-count-play', 'false-run', 'false-bela', 'revoke'] as const
const FRENCH = ['belote', 'contree', 'coinche'] as const

/** The remedies that no document states and that follow from a reading of the rules. */
const READINGS = [
  'bela-2: low-trump-lead',
  ...['low-trump-lead', 'claim-moment', 'false-claim'].map((irregularity) => `bela-3: ${irregularity}`),
  'bicycle: false-bela',
  ...['belote', 'contree'].flatMap((game) => [`${game}: false-bela`, `${game}: revoke`]),
  ...['coinche: false-bela', 'coinche: revoke'],
  ...['false-run', 'false-bela', 'revoke'].map((irregularity) => `bela-hr: ${irregularity}`),
]

describe('the remedies of a table', () => {
  test.each([
    [
      'before the bidding Bicycle lets a misdeal be corrected or dealt again',
      'wrong-count-before',
      ['redeal', 'correct'],
    ],
    ['after the bidding Bicycle only corrects it', 'wrong-count-bidding', ['correct']],
    ['in play Bicycle gives the hand to the other side', 'wrong-count-play', ['all-to-other-side']],
    ['Bicycle gives a revoke to the other side', 'revoke', ['all-to-other-side']],
  ] as const)('%s', (_, irregularity, found) => {
    expect(remedies('bicycle', irregularity)).toEqual(found)
  })

  test.each([
    ['a false claim loses the game', 'false-claim', ['game-lost']],
    ['a claim out of turn is no claim', 'claim-moment', ['no-claim']],
    ['a low trump may be led', 'low-trump-lead', ['nothing']],
    [
      'a card played against the rules may be put right, or the table agrees',
      'revoke',
      ['put-right', 'agree', 'all-to-other-side'],
    ],
  ] as const)('in two-handed Bela %s', (_, irregularity, found) => {
    expect(remedies('bela-2', irregularity)).toEqual(found)
  })

  test('a low trump led where that is barred is taken back', () => {
    expect(remedies('bela-2', 'low-trump-lead', { lowTrumpLead: 'barred' })).toEqual(['put-right', 'agree'])
  })

  test('a table that agrees on the price of a revoke pays it by its own rule', () => {
    for (const irregularity of ['revoke', 'false-run', 'false-bela'] as const)
      expect(basis('bela-2', irregularity, { revoke: 'all-to-other-side' })).toEqual([HOUSE, 'all-to-other-side'])
  })

  test('a Bicycle table without a price for a revoke agrees on points and is not referred to the document', () => {
    for (const irregularity of REVOKES) {
      const ruling = rulingAt('bicycle', irregularity, { revoke: 'unstated' })
      expect(ruling).toMatchObject({ isCovered: false, said: { source: HOUSE } })
      expect(ruling?.remedies).toContain('agree')
    }
  })

  test.each(RULE_SET_IDS)('%s: the price of a revoke changes no other remedy', (base) => {
    for (const revoke of ['unstated', 'all-to-other-side'] as const)
      for (const irregularity of IRREGULARITIES.filter((one) => REVOKES.every((revoke) => revoke !== one)))
        expect(rulingAt(base, irregularity, { revoke })).toEqual(rulingAt(base, irregularity))
  })
})

describe('the French and Croatian games', () => {
  test.each(FRENCH)('%s: a card shown in play has to be played, and is not taken back beside it', (base) => {
    expect(rulingAt(base, 'exposed-card')).toMatchObject({ isCovered: true, remedies: ['must-be-played'] })
    // The texts say nothing of a card played or a word said out of turn.
    expect(rulingAt(base, 'out-of-turn')).toMatchObject({ isCovered: false, remedies: ['put-right', 'agree'] })
  })

  test.each([...FRENCH, 'bela-hr'] as const)('%s: the text has no price for a wrong number of cards', (base) => {
    const ruling = rulingAt(base, 'wrong-count-play')
    expect(ruling).toMatchObject({ isCovered: false, said: { source: { kind: 'not-in-game' } } })
    expect(ruling?.remedies).toEqual(['agree', 'redeal', 'all-to-other-side'])
  })

  test('a contest whose rules name a sum writes that sum, and leaves nothing to agree on', () => {
    const contest = irregularityRuling(
      'belote',
      rulesOfForm(formById('belote.contest') ?? expect.fail()),
      'wrong-count-play',
    )
    expect(contest).toMatchObject({ isCovered: true, remedies: ['points-named'] })
    expect(contest?.said.source).toMatchObject({ kind: 'stated', document: 'ascee' })
  })

  test('a false declaration at coinche gives its points to the other side, as paragraph 8.4 says', () => {
    expect(basis('coinche', 'false-run')).toEqual([stated('ffb-coinche', 'renonce'), 'declared-points'])
    const belote = reading('false-belote', 'ffb-coinche', 'renonce')
    expect(basis('coinche', 'false-bela')).toEqual([belote, 'declared-points'])
  })
})

describe('what a game cannot have', () => {
  test.each(FORMS.map((form) => [form.id, form] as const))('%s lists only what can happen there', (_, form) => {
    const rules = rulesOfForm(form)
    const left = IRREGULARITIES.filter((one) => irregularityRuling(form.ruleSet, rules, one) === null)
    expect(left).toEqual([
      ...(rules.runs === 'no' ? ['false-run'] : []),
      ...(rules.claims === 'none' ? ['claim-moment', 'false-claim'] : []),
    ])
  })
})

describe('every irregularity at every table', () => {
  const CASES = FORMS.flatMap((form) =>
    IRREGULARITIES.flatMap((irregularity) => {
      const ruling = irregularityRuling(form.ruleSet, rulesOfForm(form), irregularity)
      return ruling === null ? [] : [{ name: `${form.id}: ${irregularity}`, ...ruling }]
    }),
  )
  const named = (cases: typeof CASES) => cases.map(({ name }) => name)

  test('every irregularity has a remedy', () => {
    expect(CASES.length).toBeGreaterThan(9 * FORMS.length)
    expect(named(CASES.filter((one) => one.remedies.length === 0))).toEqual([])
  })

  test('rules that do not cover a case always offer agreed points where the sheet would change', () => {
    const isWritten = (one: (typeof CASES)[number]) => one.remedies.some((remedy) => entryOf(remedy) !== null)
    const silent = CASES.filter((one) => !one.isCovered && isWritten(one))
    expect(silent.length).toBeGreaterThan(FORMS.length)
    expect(named(silent.filter((one) => !one.remedies.includes('agree')))).toEqual([])
  })

  test('a rule that covers a case is in its document or a variation, or it is a reading that says so', () => {
    const covered = CASES.filter((one) => one.isCovered && !one.name.includes('.'))
    expect(named(covered.filter(({ said }) => said.source.kind === 'reading'))).toEqual(READINGS)
    // Any card may be led where a document does not bar low trumps.
    const lacking = covered.filter(({ said }) => said.source.kind === 'not-in-game')
    expect(lacking.filter(({ question }) => question !== 'low-trump-lead')).toEqual([])
  })
})

test.each([
  ['redeal', 'misdeal'],
  ['all-to-other-side', 'revoke'],
  ['declared-points', 'declared'],
  ['game-lost', 'claimed'],
  ['points-named', 'agreed'],
  ['agree', 'agreed'],
  ['correct', null],
  ['put-right', null],
  ['must-be-played', null],
  ['no-claim', null],
  ['nothing', null],
] as const)('“%s” goes on the sheet as %s', (remedy, entry) => {
  expect(REMEDIES).toContain(remedy)
  expect(entryOf(remedy)).toBe(entry)
})
