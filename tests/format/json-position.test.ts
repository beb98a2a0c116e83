import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, positionOf } from '@/lib/format/json-position'
import { DEEPEST_FILE } from '@/lib/format/limits'

const problemOf = (text: string) => {
  const read = parseJson(text)
  return read.ok ? null : read.error
}

describe('JSON with its places', () => {
  it('JSON is read as every other program reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'medium' }), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        fc.pre(!/__proto__|constructor|prototype/.test(text))
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
      }),
    )
  })

  it('JSON is refused exactly where every other program refuses it', () => {
    const signs = fc.constantFrom(...'{}[]",:0-1.e+ \n\\u\u0001tfnab'.split(''), 'true', 'null')
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        const accepts = (() => {
          try {
            JSON.parse(text)
            return true
          } catch {
            return false
          }
        })()
        const found = problemOf(text)
        expect(found === null || found.why === 'key-twice').toBe(accepts)
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 2000) },
    )
  })

  it.each([
    ['{\n  "a": 1,\n  "b": }', { why: 'syntax', line: 3, column: 8 }],
    ['{\n  "a": 1\n  "b": 2\n}', { why: 'syntax', line: 3, column: 3 }],
    ['{ "hands": [1, 2', { why: 'ends-early', line: 1 }],
    ['{ "note": "cut he', { why: 'ends-early', line: 1 }],
    ['{ "note": "cut in a sign\\', { why: 'ends-early', line: 1 }],
    ['{\n  "note": "not closed\n  "a": 1\n}', { why: 'syntax', line: 2, column: 22 }],
    ['{\n  // a remark\n}', { why: 'syntax', line: 2, column: 3 }],
    ['[1, 2, ]', { why: 'syntax', column: 8 }],
    ['{ "a": 1 } {', { why: 'syntax', line: 1, column: 12 }],
    ['{ "a": 01 }', { why: 'syntax', column: 9 }],
    ['', { why: 'ends-early', line: 1, column: 1 }],
  ])('damage is located to the line: %s', (text, problem) => {
    expect(problemOf(text)).toMatchObject(problem)
  })

  it('a repeated key is refused, as either value could be meant', () => {
    expect(problemOf('{\n "taker": 0,\n "taker": 1 }')).toMatchObject({ why: 'key-twice', key: 'taker', line: 3 })
  })

  it.each(['constructor', 'prototype'])('the key %s is refused', (key) => {
    expect(problemOf(`[{ "${key}": 1 }]`)).toMatchObject({ why: 'key-barred', key })
  })

  it('a key that reaches for the prototype is refused in any spelling', () => {
    expect(problemOf('{ "a": { "__proto__": {} } }')).toMatchObject({ why: 'key-barred', line: 1 })
    expect(problemOf('{ "\\u005f_proto__": {} }')).toMatchObject({ why: 'key-barred' })
  })

  it('JSON that is nested too deeply is refused before it is read', () => {
    expect(problemOf('['.repeat(100_000))).toMatchObject({ why: 'too-deep', column: DEEPEST_FILE + 1 })
  })

  it('the place of a value is found, or of the nearest value around it', () => {
    const text = '{\n  "hands": [\n    { "taker": 0 },\n    { "taker": 7 }\n  ]\n}'
    expect(positionOf(text, 'hands.1.taker')).toEqual({ line: 4, column: 16 })
    expect(positionOf(text, 'hands.1.trump')).toEqual({ line: 4, column: 5 })
    expect(positionOf(text, 'players')).toEqual({ line: 1, column: 1 })
    expect(positionOf(text, '')).toEqual({ line: 1, column: 1 })
    expect(positionOf('{ "": 1 }', '')).toEqual({ line: 1, column: 1 })
  })
})
