import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { anything, carrier, extraKeys, id, object, open, readBy, wholeFrom } from '@/lib/format/schema'

describe('a schema', () => {
  const seat = wholeFrom(0, 3)

  it('the first value that does not fit is named, with the expected one', () => {
    const schema = object({ seat, inner: z.strictObject({ name: z.string() }) })
    const misfit = (value: unknown) => {
      const read = readBy(schema, value)
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

  it('a number that is too small or not whole is named with its limit', () => {
    const misfit = (schema: z.ZodMiniType, value: unknown) => {
      const read = readBy(schema, value)
      return read.ok ? null : read.error
    }
    expect(misfit(wholeFrom(3, 8), 2)).toEqual({ place: '', why: 'too_small', wanted: { least: 3 } })
    expect(misfit(z.number(), '1')).toEqual({ place: '', why: 'invalid_type', wanted: { wanted: 'whole' } })
    expect(misfit(z.number(), Number.NaN)).toEqual({ place: '', why: 'invalid_type', wanted: { wanted: 'whole' } })
    expect(misfit(z.tuple([seat, z.string()]), [0, 1])).toEqual({ place: '1', why: 'invalid_type', wanted: {} })
    expect(misfit(z.tuple([seat, z.string()]), [0, 'pass'])).toBeNull()
  })

  it.each(['__proto__', 'constructor', 'prototype'])(
    'keys that begin with x- are kept, and %s is refused at any depth',
    (key) => {
      const kept = JSON.parse('{ "seat": 1, "x-a": 1 }')
      expect(readBy(object({ seat }), kept)).toStrictEqual({ ok: true, value: kept })
      const hostile: unknown = JSON.parse(`{ "seat": 1, "${key}": { "isAdmin": true } }`)
      const refused = { ok: false, error: { place: key } }
      for (const schema of [object({ seat }), z.strictObject({ seat }), open({ seat }), carrier({ seat })])
        expect(readBy(schema, hostile)).toMatchObject(refused)
      expect(readBy(object({ seat }), { seat: 1, 'x-a': [hostile] })).toMatchObject({
        error: { place: `x-a.0.${key}`, why: 'barred_key' },
      })
      const part = readBy(z.object({ seat }), hostile)
      if (key === '__proto__') expect(part).toMatchObject(refused)
      else expect(part).toStrictEqual({ ok: true, value: { seat: 1 } })
    },
  )

  it('values of another program are kept 32 levels deep and no deeper', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
    const schemas = [object({}), open({}), extraKeys]
    for (const schema of schemas) {
      expect(readBy(schema, { 'x-a': nested(32) }).ok).toBe(true)
      expect(readBy(schema, { 'x-a': nested(33) })).toMatchObject({ error: { why: 'too_deep' } })
    }
    expect(readBy(anything, nested(32)).ok).toBe(true)
    expect(readBy(anything, nested(33))).toMatchObject({ error: { why: 'too_deep' } })
  })

  it('an id is up to 64 plain letters, digits, - and _, and nothing else', () => {
    for (const text of ['a', 'e15c12', 'A-b_9', 'a'.repeat(64)]) expect(readBy(id, text).ok).toBe(true)
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
      expect(readBy(id, text)).toMatchObject({ error: { why: 'invalid_id' } })
  })

  it('of several forms the one that fits except for a size is named', () => {
    const meld = z.union([object({ seat, four: z.literal('K') }), object({ seat, points: seat })])
    expect(readBy(meld, { seat: 1, points: 9 })).toMatchObject({ error: { place: 'points', why: 'too_big' } })
    expect(readBy(meld, { seat: 1 })).toMatchObject({ error: { place: '', why: 'invalid_union' } })
    const either9 = z.union([object({ points: seat }), object({ points: wholeFrom(4, 8) })])
    expect(readBy(either9, { points: 9 })).toMatchObject({ error: { place: '', why: 'invalid_union' } })
  })

  it('checking stops at the first of a million errors', () => {
    let looked = 0
    const wrong = z.unknown().check(({ issues, value }) => {
      looked += 1
      issues.push({ code: 'custom', input: value })
    })
    const million = Array.from({ length: 1_000_000 }, (_, index) => index)
    expect(readBy(object({ 'x-a': z.array(wrong) }), { 'x-a': million })).toMatchObject({ error: { place: 'x-a.0' } })
    expect(looked).toBe(1)
    expect(readBy(z.array(z.string()), million)).toMatchObject({ error: { place: '0', why: 'invalid_type' } })
  })

  it('checking evaluates no text, which the policy of the pages would report', () => {
    const evaluate = vi.spyOn(globalThis, 'Function')
    expect(readBy(object({ seat }), { seat: 1 }).ok).toBe(true)
    expect(evaluate).not.toHaveBeenCalled()
    evaluate.mockRestore()
  })

  it('an unreadable copy is replaced by its default', () => {
    expect(readBy(z.strictObject({ over: z.catch(z.boolean(), false) }), { over: 'yes' })).toEqual({
      ok: true,
      value: { over: false },
    })
  })
})
