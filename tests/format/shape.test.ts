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
  either,
  flag,
  object,
  only,
  orElse,
  pair,
  partOf,
  strict,
  text,
  wholeFrom,
} from '@/lib/format/shape'
import type { Def, Shape } from '@/lib/format/shape'
import { changeRecord } from '@/lib/storage/records/change'
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
  changeRecord,
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
    case 'extras':
    case 'flag':
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

function whyOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  if (issue?.code === 'too_big' && issue.origin === 'array') return 'too_many'
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

  it('keeps keys that begin with x-, and nothing of what stands under __proto__', () => {
    const own: unknown = JSON.parse('{ "seat": 1, "x-a": 1, "__proto__": { "isAdmin": true } }')
    const read = readShape(object({ seat }), own)
    expect(read).toStrictEqual({ ok: true, value: { seat: 1, 'x-a': 1 } })
    expect(read.ok && 'isAdmin' in read.value).toBe(false)
    expect(readShape(partOf({ seat }), own)).toStrictEqual({ ok: true, value: { seat: 1 } })
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
