import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { backupJson } from '@/lib/format/backup-file'
import { LARGEST_CONTENT, LONGEST_CODE } from '@/lib/format/limits'
import { packCode } from '@/lib/format/link'
import { anyExtras, anyGameJson, anyHouseJson } from '../support/shared'

/** Files, links and names as an attacker would write them. */

/** Text that is invisible, changes the direction of writing, is very long, or looks like code or like a key of every object. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    'javascript:alert(1)',
    '{{7*7}}',
    '=HYPERLINK("https://example.org")',
    '%00%2e%2e%2f',
    '../../etc/passwd',
    '\u202eekiM\u2066\u2069',
    '\u200b\u200e\u200f\u061c',
    '\u200d',
    '\u200c\u00a0\u200d',
    '\u3164',
    '\u00a0=1+1',
    '＝1+1',
    'a;=1+1;b',
    '\ud800',
    '\udc00x',
    '\u0000\u0007\u001b[31m',
    '\r\nSet-Cookie: a=b',
    '',
    ' ',
  ),
  fc.constantFrom('👑', 'ẍ̣̈', '\u202e', '\ud83d', 'a').map((one) => one.repeat(10_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

const hostileNumber = fc.oneof(
  fc.constantFrom(-1, -0, 0.5, 1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 53), Number.MAX_SAFE_INTEGER),
  // The limits of what is accepted: for moments, clocks of a log, points, and games in a series.
  fc.constantFrom(8.64e15, 8.64e15 + 1, 2 ** 40, 2 ** 40 + 1, 1e9, 1e9 + 1, 9_999, 10_000),
  fc.integer(),
)

/** Returns a value with so many nested levels, which can be more than any file may have. */
const nested = (depth: number, kind: 'list' | 'object'): unknown => {
  let value: unknown = 0
  for (let at = 0; at < depth; at += 1) value = kind === 'list' ? [value] : { hands: value }
  return value
}

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}),
  fc
    .tuple(fc.constantFrom(10, 39, 41, 500), fc.constantFrom('list' as const, 'object' as const))
    .map((of) => nested(...of)),
  fc.constant(Array.from({ length: 5_000 }, () => ({}))),
  hostileText.map((key) => ({ constructor: { prototype: { polluted: key } }, [key]: key })),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A change at one place of a file. Each step chooses a child; the number of steps is the depth. */
interface Wound {
  readonly steps: readonly number[]
  readonly what: 'replace' | 'remove' | 'add' | 'again'
  readonly key: string
  readonly value: unknown
}

const anyWound: fc.Arbitrary<Wound> = fc.record({
  steps: fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 7 }),
  what: fc.constantFrom('replace', 'replace', 'remove', 'add', 'again'),
  key: hostileText,
  value: hostileValue,
})

function wounded(value: unknown, { steps, what, key, value: other }: Wound): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return other
  if (Array.isArray(value)) {
    const at = value.length === 0 ? 0 : step % value.length
    if (rest.length > 0 && value.length > 0)
      return value.map((one, index) => (index === at ? wounded(one, { steps: rest, what, key, value: other }) : one))
    if (what === 'remove') return value.filter((_, index) => index !== at)
    if (what === 'replace') return value.map((one, index) => (index === at ? other : one))
    return [...value, what === 'again' ? value[at] : other]
  }
  if (typeof value !== 'object' || value === null) return other
  const entries = Object.entries(value)
  const at = entries.length === 0 ? 0 : step % entries.length
  const [name, child] = entries[at] ?? ['', null]
  const isDeeper = rest.length > 0 && typeof child === 'object' && child !== null
  if (isDeeper) entries[at] = [name, wounded(child, { steps: rest, what, key, value: other })]
  else if (what === 'remove') entries.splice(at, 1)
  else if (what === 'replace') entries[at] = [name, other]
  else entries.push([what === 'again' ? `x-${name}` : key, other])
  // Unlike an object literal, this makes `__proto__` a key of its own, as JSON.parse does.
  return Object.fromEntries(entries)
}

const anyBackupJson = fc
  .tuple(fc.array(anyGameJson, { maxLength: 2 }), anyExtras, fc.array(anyHouseJson, { maxLength: 1 }))
  .map(([games, extras]) => backupJson(games, extras))

const anyJson: fc.Arbitrary<unknown> = fc.oneof(anyGameJson, anyHouseJson, anyBackupJson)

const anyHarmed = (whole: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(whole, fc.array(anyWound, { maxLength: 3 })).map(([json, wounds]) => wounds.reduce(wounded, json))

/** The keys of texts in a file that a screen shows. */
const SHOWN = ['players', 'names', 'name', 'text', 'why', 'rulesName', 'x-note', 'x-rules-name', 'initials']

/** Returns the same file with these words in place of its texts, in turn. */
function dressed(value: unknown, words: readonly string[], under = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => dressed(one, [...words.slice(1), ...words.slice(0, 1)], under))
  if (typeof value === 'string') return SHOWN.includes(under) ? words[0] : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dressed(one, words, key)]))
}

const anyDressed = (whole: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.oneof(anyJson, whole), fc.array(hostileText, { minLength: 1, maxLength: 5 }))
    .map(([json, words]) => dressed(withWords(json), words))

/** Adds optional texts to a game. */
const withWords = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'hands' in json
    ? { ...json, 'x-note': 'a', 'x-rules-name': 'b', 'x-seated': [{ seat: 0, name: 'c', from: 0 }] }
    : json

/** The text of a file that was cut, doubled, or changed at one place. */
const scribbled = fc
  .tuple(
    anyHarmed(anyJson),
    fc.constantFrom('as it is', 'cut', 'twice', 'changed', 'marked'),
    fc.nat(),
    fc.nat({ max: 0xffff }),
  )
  .map(([json, what, at, code]) => {
    const text = JSON.stringify(json) ?? ''
    const place = text.length === 0 ? 0 : at % text.length
    switch (what) {
      case 'cut':
        return text.slice(0, place)
      case 'twice':
        return text + text
      case 'changed':
        return text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1)
      case 'marked':
        return `\ufeff${text}`
      default:
        return text
    }
  })

/** Draws the text of a file; `whole` draws files that include the stored rows of games. */
export const hostileFile = (whole: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: scribbled },
    { weight: 4, arbitrary: anyHarmed(whole).map((json) => JSON.stringify(json) ?? '') },
    { weight: 6, arbitrary: anyDressed(whole).map((json) => JSON.stringify(json)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.constantFrom('['.repeat(100_000), '{"a":'.repeat(50_000), '"'.repeat(1000)) },
  )

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=%#/&<>"\u0000'

/** Draws the part after the `#` of an address. */
export const hostileCode: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: anyHarmed(anyJson).map((json) => packCode(json)) },
  { weight: 3, arbitrary: anyDressed(anyJson).map((json) => packCode(json)) },
  {
    weight: 3,
    arbitrary: fc.tuple(anyHarmed(anyJson), fc.nat(), fc.nat({ max: LETTERS.length - 1 })).map(([json, at, letter]) => {
      const code = packCode(json)
      const place = at % code.length
      return code.slice(0, place) + (LETTERS[letter] ?? '') + code.slice(place + 1)
    }),
  },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => `1${base64Url(bytes)}`) },
  { weight: 1, arbitrary: hostileText },
  {
    // Decompression bombs: a few kilobytes that inflate to many times the limit.
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 48 * LARGEST_CONTENT }), fc.constantFrom(0, 32, 91))
      .map(([size, byte]) => `1${base64Url(deflateSync(new Uint8Array(size).fill(byte), { level: 9 }))}`),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: LONGEST_CODE, max: 4 * LONGEST_CODE }).map((length) => '1'.repeat(length)),
  },
)
