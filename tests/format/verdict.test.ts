import { describe, expect, it } from 'vitest'
import { parseCases, runCase } from '@/lib/format/conformance'

// Tests what is reported of a case that differs from its expected result: the first place, and both values.

const RULES = { base: 'bela-2' }
/** A game with two agreed hands: 10 to 20, then 30 to 5. */
const GAME = {
  id: 'two',
  rules: RULES,
  dealer: 0,
  hands: [
    { kind: 'agreed', points: [10, 20] },
    { kind: 'agreed', points: [30, 5] },
  ],
}
/** A question about runs. In every document a run of three counts 20, and one of four 50. */
const RUNS = { id: 'runs', rules: RULES, ask: 'run-values' }
const VALUES = { '3': 20, '4': 50, '5': 50, '6': 50, '7': 70, '8': 100 }

const differs = (about: object, expected: unknown) => runCase({ ...about, expect: expected }).differs

describe('a conformance case', () => {
  it.each<[string, object, unknown]>([
    ['every hand', GAME, { hands: [{ points: [10, 20], totals: [10, 20] }, { totals: [40, 25] }] }],
    ['the first hands alone', GAME, { hands: [{ points: [10, 20] }] }],
    ['what is nothing yet', GAME, { winner: null, over: false }],
    ['an answer', RUNS, { values: VALUES }],
    ['a part of an answer', RUNS, { values: { '3': 20 } }],
    ['nothing of it', RUNS, {}],
    ['what is not said of an answer', RUNS, { other: null }],
    ['what cannot be', { ...RUNS, rules: { base: 'bela-9' } }, { error: 'unreadable' }],
  ])('a case passes that expects %s', (_, about, expected) => {
    expect(differs(about, expected)).toBeNull()
  })

  it.each<[string, object, unknown, { place: string; expected: unknown; got: unknown }]>([
    [
      'a number',
      GAME,
      { hands: [{ points: [10, 20] }, { totals: [40, 26] }] },
      { place: 'hands.1.totals.1', expected: 26, got: 25 },
    ],
    [
      'a list that is too short',
      GAME,
      { hands: [{ points: [10] }] },
      { place: 'hands.0.points', expected: [10], got: [10, 20] },
    ],
    [
      'a list that is too long',
      GAME,
      { hands: [{ points: [10, 20, 30] }] },
      { place: 'hands.0.points', expected: [10, 20, 30], got: [10, 20] },
    ],
    ['a list where none came', RUNS, { values: [20] }, { place: 'values', expected: [20], got: VALUES }],
    ['a number where none came', RUNS, { values: 20 }, { place: 'values', expected: 20, got: VALUES }],
    ['more than came', RUNS, { values: { '3': { most: 20 } } }, { place: 'values.3', expected: { most: 20 }, got: 20 }],
    ['the first of two', RUNS, { values: { '3': 21, '4': 51 } }, { place: 'values.3', expected: 21, got: 20 }],
    ['the second of two', RUNS, { values: { '3': 20, '4': 51 } }, { place: 'values.4', expected: 51, got: 50 }],
    ['a list that no one made', RUNS, { why: [1] }, { place: 'why', expected: [1], got: undefined }],
    ['a word that no one said', RUNS, { why: 'split' }, { place: 'why', expected: 'split', got: undefined }],
    [
      'that it cannot be',
      RUNS,
      { error: 'unreadable' },
      { place: 'error', expected: 'unreadable', got: { values: VALUES } },
    ],
    [
      'that it can be',
      { ...RUNS, rules: { base: 'bela-9' } },
      { values: VALUES },
      { place: 'rules.base', expected: { values: VALUES }, got: { error: 'unreadable', name: 'not-this-format' } },
    ],
    [
      'something else that cannot be: rules that no form can have',
      { ...RUNS, rules: { base: 'bela-2', big: 'allowed' } },
      { error: 'unreadable' },
      {
        place: 'rules.big',
        expected: { error: 'unreadable' },
        got: { error: 'impossible-option', name: 'option-clash' },
      },
    ],
    [
      'something else that cannot be: logs that are none',
      { logs: 7 },
      { error: 'impossible-option' },
      {
        place: 'logs',
        expected: { error: 'impossible-option' },
        got: { error: 'unreadable', name: 'not-this-format' },
      },
    ],
  ])('a failing case names the first difference: %s', (_, about, expected, found) => {
    expect(differs(about, expected)).toEqual(found)
  })

  it('a case with too few hands names the whole list', () => {
    const expected = [{}, {}, {}]
    expect(differs(GAME, { hands: expected })).toMatchObject({ place: 'hands', expected })
  })

  it.each<[unknown, object]>([
    [7, { id: '?', differs: { place: 'case', expected: 'an object', got: 7 } }],
    [[], { id: '?', differs: { place: 'case', expected: 'an object', got: [] } }],
    [{ id: 'x' }, { id: 'x', differs: { place: 'expect', expected: 'an object', got: undefined } }],
    [
      { id: 'x', expect: null },
      { id: 'x', differs: { place: 'expect', expected: 'an object', got: null } },
    ],
    [
      { id: 7, expect: [] },
      { id: '?', differs: { place: 'expect', expected: 'an object', got: [] } },
    ],
    [
      { ...RUNS, id: undefined, expect: { values: VALUES } },
      { id: '?', differs: null },
    ],
  ])('a value that is not a case says so: %j', (value, verdict) => {
    expect(runCase(value)).toEqual(verdict)
  })
})

describe('a file of cases', () => {
  it('a file holds a list of cases or one, with or without a byte order mark', () => {
    for (const text of ['[{"id":"a"}]', '{"id":"a"}', '\ufeff{"id":"a"}'])
      expect(parseCases(text)).toEqual({ ok: true, value: [{ id: 'a' }] })
  })

  it('a byte order mark inside a case is kept', () => {
    expect(parseCases('{"id":"a\ufeff"}')).toEqual({ ok: true, value: [{ id: 'a\ufeff' }] })
  })

  it('a damaged file is refused', () => {
    expect(parseCases('{ "id": ')).toMatchObject({ ok: false, error: { name: 'not-this-format', place: '' } })
  })
})
