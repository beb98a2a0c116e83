import { describe, expect, test } from 'vitest'
import { keptSetup, setupLeft } from '@/components/new-game/kept-setup'
import { finalNames, nameNotes, nextUnnamed, offeredNames, typedName } from '@/components/new-game/names'
import { OPTION_GROUPS, optionsIn } from '@/components/new-game/option-groups'
import { readPaper } from '@/components/new-game/paper'
import { newEveningExtra, newSetup, startOf, type Setup } from '@/components/new-game/setup'
import { EVENING } from '@/lib/contest/evening'
import { nameKey } from '@/lib/engine/table/alike'
import { OPTION_NAMES, type Rules } from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { RULE_SET_IDS, rulesOf } from '@/lib/rulesets/sets/rule-set'
import { agree, asWritten, chooseOption, type Agreement } from '@/lib/rulesets/variants/agree'
import { directoryOf } from '@/lib/storage/people/directory'
import { seatWords } from '@/lib/text/terms/names'
import { playerRow } from '../support/player-row'

const questionLinkOf = (agreement: Agreement) => OPTION_GROUPS.flatMap((group) => optionsIn(group, agree(agreement)))

const bela = rulesOf(ruleSet('bela-2'))
const belote = rulesOf(ruleSet('bridge-belote'))

describe('names from earlier games', () => {
  test('names in use are not suggested again, and twelve are suggested at most', () => {
    expect(offeredNames(['Mike', 'Yetta'], ['yetta', ''], nameKey)).toEqual(['Mike'])
    const many = Array.from({ length: 30 }, (_, index) => `Guest of ${index}`)
    expect(offeredNames(many, [], nameKey)).toEqual(many.slice(0, 12))
  })
})

describe('a tap on a suggested name', () => {
  test.each([
    ['the first who has none', ['Mike', '', ''], 1],
    ['the first of all', ['', '', ''], 0],
    ['the first of all where everybody has one', ['Mike', 'Yetta', 'Ann'], 0],
    ['who sits where another’s seat is called so', ['Left', 'Yetta', ''], 2],
  ])('a tapped name goes to %s', (_, names, seat) => {
    expect(nextUnnamed(rulesOf(ruleSet('bela-3')), names)).toBe(seat)
  })
})

describe('cleaning a typed name', () => {
  test.each([
    ['  Yetta', 'Yetta'],
    ['Mary  Ann ', 'Mary Ann '],
    ['Mi\u202eke\u0007', 'Mike'],
    ['\u2066Mike\u2069', 'Mike'],
    ['👩‍🌾 Ann', '👩‍🌾 Ann'],
  ])('the name %j is written as %j', (typed, written) => {
    expect(typedName(typed)).toBe(written)
  })

  test('a name has at most 24 characters, however many bytes they need', () => {
    expect(typedName('🂡'.repeat(30))).toBe('🂡'.repeat(24))
  })
})

describe('the names of a new game', () => {
  test('players without a name get none on the sheet', () => {
    expect(finalNames(bela, ['', '  '])).toEqual(['', ''])
    expect(finalNames(bela, ['\u200d', 'Yetta'])).toEqual(['', 'Yetta'])
    expect(finalNames(belote, ['Mike', '', 'Ann', ''])).toEqual(['Mike', '', 'Ann', ''])
  })

  test('the word for a player’s own seat is no name, but that for another’s is', () => {
    expect(finalNames(bela, ['Host', ' Guest '])).toEqual(['', ''])
    expect(finalNames(bela, ['Guest', 'Host'])).toEqual(['Guest', 'Host'])
  })

  test('two equal names are refused at both fields, and the game does not start', () => {
    const same = 'Two players have the same name. Change one of them.'
    const names = ['Mike', 'Ann', ' mike', '']
    expect(names.map((_, seat) => nameNotes(belote, names, seat, nameKey).refusal)).toEqual([same, null, same, null])
    expect(startOf({ ...newSetup(asWritten('bridge-belote'), null), names }, nameKey)).toEqual({ ok: false, why: same })
  })

  test('two names that were made one person are refused together', () => {
    const { keyOf } = directoryOf([playerRow('Mike', ['mike', 'mick'])])
    const names = ['Mick', 'Ann', 'Mike', '']
    expect(nameNotes(belote, names, 0, keyOf).refusal).toBe('Mike and Mick are the same person.')
    expect(startOf({ ...newSetup(asWritten('bridge-belote'), null), names }, keyOf)).toMatchObject({ ok: false })
  })

  test('a name that only looks like another one is asked about, and the game can start', () => {
    const names = ['Toma', 'Ann', '\u0422\u043e\u043c\u0430', '']
    expect(nameNotes(belote, names, 2, nameKey)).toEqual({
      refusal: null,
      question: '\u0422\u043e\u043c\u0430 looks like Toma. If they are the same, use one name.',
    })
    expect(startOf({ ...newSetup(asWritten('bridge-belote'), null), names }, nameKey)).toMatchObject({ ok: true })
  })

  test.each(['', ' ', '\u200d', '\u2800', '\u3164', '\u00ad'])(
    'an evening does not begin while a name is invisible: %j',
    (name) => {
      const evening = { others: ['Eva'], pairing: 'every', sittingOut: 'turn' } as const
      const names = ['Ann', 'Ben', 'Cem', name]
      expect(startOf({ ...newSetup(asWritten('bridge-belote'), null), names, evening }, nameKey)).toMatchObject({
        ok: false,
      })
    },
  )

  test('someone who was to sit out and got a seat is in the evening once', () => {
    const { keyOf } = directoryOf([playerRow('Mike', ['mike', 'mick'])])
    const evening = { others: ['Mick', 'Eva'], pairing: 'every', sittingOut: 'turn' } as const
    const setup = { ...newSetup(asWritten('bridge-belote'), null), evening }
    expect(newEveningExtra(setup, ['Mike', 'Ann', 'Ben', 'Cem'], keyOf)).toMatchObject({
      extra: { [EVENING]: { people: ['Mike', 'Ben', 'Ann', 'Cem', 'Eva'], out: ['Eva'] } },
    })
  })

  test('two players may both have no name', () => {
    const nothing = { refusal: null, question: null }
    expect(nameNotes(belote, ['', '', '', ''], 1, nameKey)).toEqual(nothing)
    expect(nameNotes(bela, ['Mike ', 'Yetta'], 0, nameKey)).toEqual(nothing)
  })

  test.each(RULE_SET_IDS)('all players at %s are shown with different words', (id) => {
    const rules = rulesOf(ruleSet(id))
    expect(new Set(seatWords(rules)).size).toBe(rules.players)
  })
})

describe('figures taken over from paper', () => {
  const read = (rules: Rules, totals: readonly string[], heldOver = '') => readPaper(rules, { totals, heldOver })

  test('an empty field for points from paper counts as nothing', () => {
    expect(readPaper(bela, null)).toEqual({ ok: true, start: { totals: [0, 0], heldOver: 0 } })
    expect(read(bela, ['', ' '])).toEqual({ ok: true, start: { totals: [0, 0], heldOver: 0 } })
  })

  test('points from paper are taken as written, with the points that wait', () => {
    expect(read(bela, ['240', ' 318'], '61')).toEqual({ ok: true, start: { totals: [240, 318], heldOver: 61 } })
  })

  test('impossible points from paper are refused with the reason', () => {
    expect(read(bela, ['501', '2x'], '-5')).toEqual({
      ok: false,
      problems: [
        { field: 0, text: 'The game is to 501, so a side with 501 has already won.' },
        { field: 1, text: 'Enter a whole number up to 99,999, such as 240, or leave the field empty.' },
        { field: 'held-over', text: 'Enter a whole number up to 9,999, such as 61, or leave the field empty.' },
      ],
    })
  })

  test('points from paper may exceed the number of hands in a game of hands', () => {
    expect(read({ ...rulesOf(ruleSet('belote')), goal: 'hands', target: 12 }, ['410', '562']).ok).toBe(true)
  })

  test('points from paper may exceed the target where a trick must complete the win', () => {
    expect(read({ ...bela, winNeedsTrick: 'yes' }, ['510', '400']).ok).toBe(true)
  })

  test('points from paper may be below zero where the kirtik is played', () => {
    expect(read(belote, ['-10', '20']).ok).toBe(false)
    expect(read({ ...belote, kirtik: 'yes' }, ['\u221210', '20'])).toMatchObject({ start: { totals: [-10, 20] } })
  })

  test('points from paper wait for no one where a tie is bate', () => {
    expect(read({ ...bela, tie: 'bate' }, ['1', '2'], '61')).toMatchObject({ start: { heldOver: 0 } })
  })
})

describe('the questionnaire', () => {
  test('the questionnaire asks every option once, except the players', () => {
    const asked = OPTION_GROUPS.flatMap((group) => group.options)
    expect([...asked, 'players'].sort()).toEqual([...OPTION_NAMES].sort())
  })

  test('the questionnaire asks two players nothing about partners', () => {
    const asked = questionLinkOf(asWritten('bela-2'))
    expect(asked).toContain('schmeiss')
    expect(asked).not.toContain('partnerWinning')
    expect(asked).not.toContain('pack')
  })

  test.each(['belote', 'contree'] as const)(
    'the questionnaire asks nothing about declarations at %s, which has none',
    (id) => {
      const asked = questionLinkOf(asWritten(id))
      expect(asked).toContain('runs')
      for (const option of [
        'longRuns',
        'equalRuns',
        'trumpRun',
        'runsNeedTrick',
        'carres',
        'meldContest',
        'sweepMelds',
      ])
        expect(asked).not.toContain(option)
      const withRuns = questionLinkOf(chooseOption(asWritten(id), 'runs', 'yes'))
      expect(withRuns).toEqual(expect.arrayContaining(['longRuns', 'carres', 'sweepMelds']))
    },
  )

  test('the questionnaire asks if runs compete with four of a kind where both exist', () => {
    expect(questionLinkOf(asWritten('coinche'))).toContain('meldContest')
    expect(questionLinkOf(chooseOption(asWritten('coinche'), 'carres', 'no'))).not.toContain('meldContest')
  })

  test('the questionnaire asks what a side without a trick loses, its bela included', () => {
    expect(questionLinkOf(chooseOption(asWritten('belote'), 'sweepMelds', 'lost'))).toContain('sweepMelds')
  })

  test.each(['coinche', 'bela-hr'] as const)(
    'the questionnaire of %s, where a side without a trick loses its declarations, does not ask if runs need a trick',
    (id) => {
      expect(questionLinkOf(asWritten(id))).not.toContain('runsNeedTrick')
      expect(questionLinkOf(chooseOption(asWritten(id), 'sweepMelds', 'own'))).toContain('runsNeedTrick')
      expect(questionLinkOf(chooseOption(asWritten(id), 'runsNeedTrick', 'yes'))).toContain('runsNeedTrick')
    },
  )

  test('the questionnaire asks about a refused schmeiss only where there is a schmeiss', () => {
    expect(questionLinkOf(asWritten('bela-2'))).not.toContain('schmeissRefused')
    expect(questionLinkOf(chooseOption(asWritten('bela-2'), 'schmeiss', 'every-turn'))).toContain('schmeissRefused')
  })

  test('the questionnaire shows an agreed kirtik under points, where it is impossible', () => {
    const kirtik = chooseOption(asWritten('bridge-belote'), 'kirtik', 'yes')
    expect(questionLinkOf(chooseOption(kirtik, 'scoring', 'points'))).toContain('kirtik')
    expect(questionLinkOf(asWritten('klabberjass-4'))).not.toContain('kirtik')
  })
})

test.each(RULE_SET_IDS)('%s starts without typing a word', (id) => {
  const rules = rulesOf(ruleSet(id))
  expect(startOf(newSetup(asWritten(id), null), nameKey)).toMatchObject({
    ok: true,
    start: { rules, dealer: 0, start: { heldOver: 0 } },
  })
})

test('the names of the last game are kept for the same number of players', () => {
  expect(newSetup(asWritten('bela-2'), ['Mike', 'Yetta']).names).toEqual(['Mike', 'Yetta'])
  expect(newSetup(asWritten('bela-3'), ['Mike', 'Yetta']).names).toEqual(['', '', ''])
})

describe('a game as last time', () => {
  const seated = ['Ann', 'Ben', 'Cem', 'Dan']
  const again = (people: readonly string[], pairing: 'same' | 'every', keyOf = nameKey) =>
    newSetup(asWritten('coinche'), seated, { people, pairing, sittingOut: 'turn' }, keyOf).evening

  test('the fifth person of an evening is here again, whatever seat everyone had at its end', () => {
    expect(again(['Ann', 'Eva', 'Ben', 'Cem', 'Dan'], 'same')).toEqual({
      others: ['Eva'],
      pairing: 'same',
      sittingOut: 'turn',
    })
  })

  test('a person of an evening with another name at the table does not wait as well', () => {
    const { keyOf } = directoryOf([playerRow('Ann', ['ann', 'anna'])])
    expect(again(['Anna', 'Ben', 'Cem', 'Dan'], 'same', keyOf)).toBeNull()
  })

  test('four people who played with everyone in turn do so again', () => {
    expect(again(seated, 'every')).toEqual({ others: [], pairing: 'every', sittingOut: 'turn' })
    expect(newSetup(asWritten('coinche'), seated).evening).toBeNull()
  })
})

describe('the form of a new game that was left', () => {
  const written = asWritten('coinche')
  const fresh = newSetup(written, ['Ann', 'Ben', 'Cem', 'Dan'])
  const typed = {
    ...fresh,
    names: ['Zoe', 'Ben', '', 'Dan'],
    dealer: 2,
    bestOf: 3,
    evening: { others: ['Eva', 'Fay'], pairing: 'lot', sittingOut: 'losers' },
    paper: { totals: ['1,250', '8x'], heldOver: '60' },
  } as const
  const stored = (setup: Setup): unknown => JSON.parse(JSON.stringify(keptSetup(setup, written)))

  test('everything typed in a form is there again: names, more people and the points from paper', () => {
    expect(setupLeft(fresh, stored(typed), null)).toEqual(typed)
  })

  test('changed rules are there again, and unchanged ones are those of today', () => {
    const changed = chooseOption(written, 'target', 701)
    expect(setupLeft(fresh, stored({ ...typed, agreement: changed }), null).agreement).toEqual(changed)
    const today = newSetup(chooseOption(written, 'target', 1501), null)
    expect(setupLeft(today, stored(typed), null).agreement).toEqual(today.agreement)
  })

  test('people typed for another game come to this one if it has as many players, and nothing else does', () => {
    const { names, evening } = typed
    expect(setupLeft(fresh, undefined, stored(typed))).toEqual({ ...fresh, names, evening })
    const two = newSetup(asWritten('bela-2'), ['Ann', 'Ben'])
    expect(setupLeft(two, undefined, stored(typed))).toEqual(two)
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'Ann'],
    ['other seats', { names: ['Ann', 'Ben'] }],
    ['no names', { names: 'Ann' }],
  ])('what cannot be read changes nothing: %s', (_, own) => {
    expect(setupLeft(fresh, own, null)).toEqual(fresh)
  })

  test('single choices that cannot be read are as usual', () => {
    const spoilt = { names: fresh.names, dealer: 7, bestOf: 4, evening: { others: ['Eva'], pairing: 'magic' } }
    const agreement = { base: 'coinche', variants: ['no-such'], changes: { target: 'high', tie: 'no-such' } }
    expect(setupLeft(fresh, { ...spoilt, agreement }, null)).toEqual(fresh)
    expect(setupLeft(fresh, { ...spoilt, agreement: { base: 'whist' } }, null)).toEqual(fresh)
  })
})
