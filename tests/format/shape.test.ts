import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { askShapes } from '@/lib/format/ask-shape'
import { gameShape } from '@/lib/format/game-file'
import { handShape, meldShape } from '@/lib/format/hand-shape'
import { entryShape } from '@/lib/format/log-file'
import { readShape } from '@/lib/format/read-shape'
import { baseRules } from '@/lib/format/rules-file'
import {
  anyNumber,
  anything,
  carrier,
  either,
  extraKeys,
  flag,
  id,
  object,
  only,
  open,
  orElse,
  pair,
  partOf,
  strict,
  text,
  wholeFrom,
  type Def,
  type Shape,
} from '@/lib/format/shape'
import { draftRecord } from '@/lib/storage/records/draft'
import { entryRecord } from '@/lib/storage/records/entry'
import { gameRecord } from '@/lib/storage/records/game'
import { houseRecord } from '@/lib/storage/records/house'
import { playerRecord } from '@/lib/storage/records/player'
import { registerRecord } from '@/lib/storage/records/register'
import { seriesRecord } from '@/lib/storage/records/series'
import { settingRecord } from '@/lib/storage/records/setting'
import { nearlyOf } from '../support/nearly-of'
import { zodOf } from '../support/zod-of'

const RECORDS = [
  gameRecord,
  entryRecord,
  draftRecord,
  settingRecord,
  seriesRecord,
  houseRecord,
  playerRecord,
  registerRecord,
]
const [two, three, four] = [baseRules('bela-2'), baseRules('bela-3'), baseRules('klabberjass-4')]

/** Every shape by which the app reads anything. */
const SHAPES: readonly (readonly [string, Def])[] = [
  ...RECORDS.map(({ name, shape }) => [`record ${name}`, shape] as const),
  ...[two, three, four].flatMap((rules) => [
    [`hand of ${rules.players}`, handShape(rules)] as const,
    [`meld of ${rules.players}`, meldShape(rules)] as const,
    ...Object.entries(askShapes(rules)).map(([name, shape]) => [`${name} of ${rules.players}`, shape] as const),
  ]),
  ['game', gameShape],
  ['entry of a file', entryShape],
]

/** Of several ways to be right, what is wrong with none of them has a place is told apart in words of its own. */
const hasWays = (def: Def): boolean => {
  switch (def.is) {
    case 'either':
      return true
    case 'kinds':
      return def.newer !== null || def.of.some(hasWays)
    case 'object':
      return Object.values(def.keys).some(hasWays)
    case 'tuple':
      return def.of.some(hasWays)
    case 'list':
    case 'optional':
    case 'or-null':
    case 'or-else':
      return hasWays(def.of)
    case 'anything':
    case 'carried':
    case 'extras':
    case 'flag':
    case 'id':
    case 'number':
    case 'one-of':
    case 'text':
    case 'whole':
      return false
  }
}

/** The first thing that the library finds wrong, and where. */
function firstOf([issue]: readonly z.core.$ZodIssue[]) {
  const key = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return { place: [...(issue?.path ?? []), ...key].map(String).join('.'), why: whyOf(issue) }
}

const isWhy = (why: unknown): why is string => typeof why === 'string'

function whyOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  if (issue?.code === 'too_big' && issue.origin === 'array') return 'too_many'
  if (issue?.code === 'invalid_format' && issue.format === 'regex') return 'invalid_id'
  if (issue?.code === 'custom' && isWhy(issue.params?.['why'])) return issue.params['why']
  // A rule of ours, and a key that has to begin with something else.
  return issue?.code === 'custom' ? 'invalid_value' : issue?.code === 'invalid_key' ? 'unrecognized_keys' : issue?.code
}

describe('what comes in is read as a well-known library would read it', () => {
  it.each(SHAPES)('%s', (_, shape) => {
    const schema = zodOf(shape)
    const found = { taken: 0, refused: 0 }
    fc.assert(
      fc.property(nearlyOf(shape), (value) => {
        const [ours, theirs] = [readShape(shape, value), z.safeParse(schema, value)]
        expect(ours.ok).toBe(theirs.success)
        if (ours.ok) expect(ours.value).toStrictEqual(theirs.data)
        else if (!hasWays(shape) && theirs.error !== undefined)
          expect(ours.error).toMatchObject(firstOf(theirs.error.issues))
        found[ours.ok ? 'taken' : 'refused'] += 1
      }),
      { numRuns: 300 },
    )
    // A test that only ever saw one of the two would prove nothing.
    expect(Math.min(found.taken, found.refused)).toBeGreaterThan(20)
  })
})

describe('a shape', () => {
  const seat = wholeFrom(0, 3)

  it('names the first place that does not fit, and what should have stood there', () => {
    const shape = object({ seat, inner: strict({ name: text }) })
    const misfit = (value: unknown) => {
      const read = readShape(shape, value)
      return read.ok ? null : read.error
    }
    expect(misfit({ seat: 4, inner: {} })).toEqual({ place: 'seat', why: 'too_big', wanted: { most: 3 } })
    expect(misfit({ seat: 0, inner: {} })).toEqual({ place: 'inner.name', why: 'invalid_type', wanted: {} })
    expect(misfit({ seat: 0, inner: { name: '', to: 1 } })).toEqual({
      place: 'inner.to',
      why: 'unrecognized_keys',
      wanted: {},
    })
    expect(misfit({ seat: 0.5, inner: { name: '' } })).toEqual({
      place: 'seat',
      why: 'invalid_type',
      wanted: { wanted: 'whole' },
    })
  })

  it('names how much is too little, and that a number has to be one', () => {
    const misfit = (shape: Shape<unknown>, value: unknown) => {
      const read = readShape(shape, value)
      return read.ok ? null : read.error
    }
    expect(misfit(wholeFrom(3, 8), 2)).toEqual({ place: '', why: 'too_small', wanted: { least: 3 } })
    expect(misfit(anyNumber, '1')).toEqual({ place: '', why: 'invalid_type', wanted: { wanted: 'whole' } })
    expect(misfit(anyNumber, Number.NaN)).toEqual({ place: '', why: 'invalid_type', wanted: { wanted: 'whole' } })
    expect(misfit(pair(seat, text), [0, 1])).toEqual({ place: '1', why: 'invalid_type', wanted: {} })
    expect(misfit(pair(seat, text), [0, 'pass'])).toBeNull()
  })

  it.each(['__proto__', 'constructor', 'prototype'])(
    'keeps keys that begin with x-, and refuses %s wherever it keeps',
    (key) => {
      const kept = JSON.parse('{ "seat": 1, "x-a": 1 }')
      expect(readShape(object({ seat }), kept)).toStrictEqual({ ok: true, value: kept })
      const hostile: unknown = JSON.parse(`{ "seat": 1, "${key}": { "isAdmin": true } }`)
      const refused = { ok: false, error: { place: key } }
      for (const shape of [object({ seat }), strict({ seat }), open({ seat }), carrier({ seat })])
        expect(readShape(shape, hostile)).toMatchObject(refused)
      expect(readShape(object({ seat }), { seat: 1, 'x-a': [hostile] })).toMatchObject({
        error: { place: `x-a.0.${key}`, why: 'barred_key' },
      })
      expect(readShape(partOf({ seat }), hostile)).toStrictEqual({ ok: true, value: { seat: 1 } })
    },
  )

  it('keeps a value of another program 32 levels deep and no deeper', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
    const shapes = [object({}), open({}), extraKeys]
    for (const shape of shapes) {
      expect(readShape(shape, { 'x-a': nested(32) }).ok).toBe(true)
      expect(readShape(shape, { 'x-a': nested(33) })).toMatchObject({ error: { why: 'too_deep' } })
    }
    expect(readShape(anything, nested(32)).ok).toBe(true)
    expect(readShape(anything, nested(33))).toMatchObject({ error: { why: 'too_deep' } })
  })

  it('takes an id of up to 64 plain letters, digits, - and _, and nothing else', () => {
    for (const text of ['a', 'e15c12', 'A-b_9', 'a'.repeat(64)]) expect(readShape(id, text).ok).toBe(true)
    for (const text of [
      '',
      '*',
      'a#b',
      'a&id=b',
      'a/b',
      'a b',
      'a\n',
      'é',
      '\ud800',
      'a'.repeat(65),
      'a'.repeat(200_000),
    ])
      expect(readShape(id, text)).toMatchObject({ error: { why: 'invalid_id' } })
  })

  it('of several ways says which one only a size keeps from fitting', () => {
    const meld = either(object({ seat, four: only('K') }), object({ seat, points: seat }))
    expect(readShape(meld, { seat: 1, points: 9 })).toMatchObject({ error: { place: 'points', why: 'too_big' } })
    expect(readShape(meld, { seat: 1 })).toMatchObject({ error: { place: '', why: 'invalid_union' } })
    const either9 = either(object({ points: seat }), object({ points: wholeFrom(4, 8) }))
    expect(readShape(either9, { points: 9 })).toMatchObject({ error: { place: '', why: 'invalid_union' } })
  })

  it('of a copy that cannot be read is what stands for it', () => {
    expect(readShape(strict({ over: orElse(flag, false) }), { over: 'yes' })).toEqual({
      ok: true,
      value: { over: false },
    })
  })
})
