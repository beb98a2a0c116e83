import { describe, expect, it } from 'vitest'
import { isListed, OPTION_NAMES, OPTIONS } from '@/lib/engine/table/options'
import { speech } from '@/lib/messages/compiled/rules/speech'
import { valueSources } from '@/lib/rulesets/citations/value-sources'
import { withReadings, type Question } from '@/lib/rulesets/lookup/question'
import { speechNote } from '@/lib/rulesets/lookup/speech'
import { RULE_SETS } from '@/lib/rulesets/sets/catalogue'
import { isRuleSetId, RULE_SET_IDS, rulesOf, value } from '@/lib/rulesets/sets/rule-set'
import { HOUSE, isSilentOn, notInGame, reading, stated, type Source } from '@/lib/rulesets/sources/cite'
import { DISPUTED, disputedVariant } from '@/lib/rulesets/variants/disputed'

describe('the games of the documents', () => {
  it('the games are known by their ids alone', () => {
    expect(RULE_SET_IDS.every(isRuleSetId)).toBe(true)
    expect(['', 'bela', 'bela-2.schmeiss', 'toString'].filter(isRuleSetId)).toEqual([])
  })

  it('a value that its option does not list is refused', () => {
    const { values } = RULE_SETS['bela-2']
    const wrong = { ...RULE_SETS['bela-2'], values: { ...values, tie: value('maybe', HOUSE) } }
    expect(value('maybe', HOUSE)).toEqual({ value: 'maybe', source: HOUSE })
    expect(() => rulesOf(wrong as unknown as (typeof RULE_SETS)['bela-2'])).toThrow('bela-2')
  })

  it.each(RULE_SET_IDS)('%s: six questions are asked first, beginning with the target', (id) => {
    expect(new Set(DISPUTED[id]).size + (disputedVariant(id) === null ? 0 : 1)).toBe(6)
    expect(DISPUTED[id][0]).toBe('target')
  })

  it.each([
    ['belote', ['target', 'goal', 'tie', 'belaKept', 'underTrump']],
    ['contree', ['target', 'doubling', 'capotBid', 'belaKept', 'underTrump', 'failedBid']],
    ['coinche', ['target', 'doubling', 'capotBid', 'belaKept', 'underTrump', 'failedBid']],
    ['bela-hr', ['target', 'claims', 'belaKept', 'doubling', 'tie', 'sweepMelds']],
  ] as const)('%s asks first for what its tables argue about before play', (id, options) => {
    expect(DISPUTED[id]).toEqual(options)
  })

  it('French belote asks in one question whether declarations are played, which settles five options', () => {
    expect(disputedVariant('belote')?.changes).toEqual({
      runs: 'yes',
      carres: 'yes',
      meldContest: 'one',
      longRuns: 'hundred-at-most',
      sweepMelds: 'to-sweeper',
    })
  })
})

describe('the sources of a value', () => {
  const sources = (...found: readonly ReturnType<typeof valueSources>[number][]) =>
    found.map(({ source, variant }) => [source, variant?.id ?? null])

  it('the rule sets that play a value are listed before the variants', () => {
    expect(sources(...valueSources('tie', 'defender-own'))).toEqual([
      [RULE_SETS.lehman.values.tie.source, null],
      [RULE_SETS.bicycle.values.tie.source, null],
      [RULE_SETS.denexa.values.tie.source, null],
      [stated('clobyosh', 'equal'), 'equal-scores'],
    ])
  })

  it('a value may be played by a variant alone, or by no game', () => {
    expect(sources(...valueSources('sweep', '360'))).toEqual([
      [reading('all-nine-tricks', 'clobyosh', 'allTricks'), 'ontario'],
    ])
    expect(valueSources('target', 750)).toEqual([])
  })

  it('no source is listed whose document never mentions the value', () => {
    const all = OPTION_NAMES.filter(isListed).flatMap((option) =>
      [...OPTIONS[option]].flatMap((one) => valueSources(option, one as never)),
    )
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter(({ source }) => source.kind === 'not-in-game')).toEqual([])
  })
})

describe('the source of a value', () => {
  it.each<[string, Source, object, boolean]>([
    ['says so', stated('clobyosh', 'score'), { kind: 'stated', document: 'clobyosh', place: 'score' }, false],
    [
      'is read so',
      reading('points-held-over', 'clobyosh', 'score'),
      { kind: 'reading', reading: 'points-held-over', document: 'clobyosh', place: 'score' },
      false,
    ],
    [
      'is nowhere, and read so',
      reading('revoke-without-remedy', 'clobyosh'),
      { kind: 'reading', reading: 'revoke-without-remedy', document: 'clobyosh', place: null },
      true,
    ],
    ['is nowhere, and played without', notInGame('lehman'), { kind: 'not-in-game', document: 'lehman' }, true],
    ['is not asked for: the table agreed', HOUSE, { kind: 'house' }, false],
  ])('a source tells if its document is silent: %s', (_, source, written, isSilent) => {
    expect(source).toEqual(written)
    expect(isSilentOn(source)).toBe(isSilent)
  })

  it.each(RULE_SET_IDS)('%s: the note on speaking of runs is shown where there is one', (id) => {
    const notes: Readonly<Record<string, string | undefined>> = speech
    expect(speechNote(id)).toBe(notes[id] ?? null)
  })
})

describe('a question as it is written down', () => {
  const asked: Question & Pick<Parameters<typeof withReadings>[0], 'readings'> = {
    id: 'tie',
    group: 'scoring',
    presupposes: ['claims'],
    answers: ['yes', 'no'],
    by: {
      'bela-2': { answer: 'no', source: notInGame('clobyosh') },
      'bela-3': { answer: 'no', source: reading('from-two-to-three', 'clobyosh') },
      'klabberjass-4': { answer: 'yes', source: HOUSE },
      lehman: { answer: 'yes', source: stated('lehman', 'bidding') },
      bicycle: { answer: 'no', source: notInGame('bicycle') },
      denexa: { answer: 'no', source: notInGame('denexa') },
      'bridge-belote': { answer: 'yes', source: reading('comparing-declarations', 'belote', 'declarations') },
      belote: { answer: 'no', source: notInGame('ffb-belote') },
      contree: { answer: 'no', source: notInGame('ffb-contree') },
      coinche: { answer: 'no', source: notInGame('ffb-coinche') },
      'bela-hr': { answer: 'no', source: notInGame('pravila-bele') },
    },
    variants: { 'bicycle-equal-runs': { answer: 'yes', source: stated('bicycle', 'melding') } },
    readings: { lehman: ['lehman-schmeiss-refused'], 'bicycle-equal-runs': ['maker-counted-first'] },
    related: [],
  }

  it('a question has its readings beside the answers and says what a table may lack', () => {
    expect(withReadings(asked)).toStrictEqual({
      id: 'tie',
      group: 'scoring',
      presupposes: ['claims'],
      answers: ['yes', 'no', 'without-claims'],
      by: {
        ...asked.by,
        // Other games of this document answer by a reading or by what the table agreed. Neither is a statement of the document.
        'bela-2': { answer: 'no', source: { kind: 'not-in-game', document: 'clobyosh', throughout: true } },
        lehman: { answer: 'yes', source: stated('lehman', 'bidding'), readings: ['lehman-schmeiss-refused'] },
        // A variant of the game mentions it.
        bicycle: { answer: 'no', source: notInGame('bicycle') },
        denexa: { answer: 'no', source: { kind: 'not-in-game', document: 'denexa', throughout: true } },
        belote: { answer: 'no', source: { kind: 'not-in-game', document: 'ffb-belote', throughout: true } },
        contree: { answer: 'no', source: { kind: 'not-in-game', document: 'ffb-contree', throughout: true } },
        coinche: { answer: 'no', source: { kind: 'not-in-game', document: 'ffb-coinche', throughout: true } },
        'bela-hr': { answer: 'no', source: { kind: 'not-in-game', document: 'pravila-bele', throughout: true } },
      },
      variants: {
        'bicycle-equal-runs': {
          answer: 'yes',
          source: stated('bicycle', 'melding'),
          readings: ['maker-counted-first'],
        },
      },
      related: [],
    })
  })

  it('a document can be silent on one game and speak of it for another', () => {
    const speaking = { ...asked.by, 'bela-3': { answer: 'no', source: stated('clobyosh', 'three') } }
    expect(withReadings({ ...asked, by: speaking }).by['bela-2'].source).toStrictEqual(notInGame('clobyosh'))
  })
})
