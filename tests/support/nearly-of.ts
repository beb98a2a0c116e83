import fc from 'fast-check'
import type { Def } from '@/lib/format/shape'

// Values that a shape lets through, and such as differ from one in a single place.

const JUNK: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  'x',
  'x-1',
  'KH',
  'played',
  'recorded',
  0,
  -0,
  -1,
  1,
  3,
  4,
  0.5,
  NaN,
  Infinity,
  1e9,
  1e9 + 1,
  2 ** 53,
  8.64e15,
  8.64e15 + 1,
  [],
  [1],
  ['KH'],
  {},
  { kind: 'x' },
  '*',
  'a'.repeat(65),
  JSON.parse('[{"constructor":1}]'),
  JSON.parse('['.repeat(32) + ']'.repeat(32)),
  JSON.parse('['.repeat(33) + ']'.repeat(33)),
]
const TEXTS = ['', 'a', 'deleted/a', 'KH', 'KH QH', '10S  9S', 'KH KH', 'x', '🂡', 'Z', 'KH,QH']
const IDS = ['a', 'e15c12', 'A_b-9', '0', 'a'.repeat(64)]
const NUMBERS = [0, 1, 2, 3, 17, 162, -5, 0.5, 9_999, 10_000, 1e9, 1e9 + 1, 2 ** 40, 2 ** 40 + 1, 2 ** 50, 8.64e15]
const KEYS = ['perfume', 'x-note', 'constructor', 'toString', 'kind', 'v']

/** A value that the shape lets through. */
export function anyOf(def: Def): fc.Arbitrary<unknown> {
  switch (def.is) {
    case 'anything':
    case 'carried':
      return fc.constantFrom(...JUNK)
    case 'flag':
      return fc.boolean()
    case 'extras':
      return fc.dictionary(fc.constantFrom('x-a', 'x-b'), fc.constantFrom(...JUNK), {
        maxKeys: 2,
        noNullPrototype: true,
      })
    case 'id':
      return fc.constantFrom(...IDS)
    case 'text':
      return fc.constantFrom(...TEXTS.filter((text) => text.length >= def.least && def.fits(text)))
    case 'number':
      return fc.constantFrom(...NUMBERS.filter(def.fits))
    case 'whole':
      return fc.constantFrom(
        ...[...NUMBERS, def.least, def.most].filter(
          (number) => Number.isInteger(number) && number >= def.least && number <= def.most && def.fits(number),
        ),
      )
    case 'one-of':
      return fc.constantFrom(...def.values)
    case 'list':
      return fc.array(anyOf(def.of), { minLength: def.least, maxLength: Math.min(def.most, Math.max(3, def.least)) })
    case 'tuple':
      return fc.tuple(...def.of.map(anyOf))
    case 'object':
      return anyObject(def)
    case 'kinds':
      return fc.oneof(...def.of.map(anyOf), ...(def.newer === null ? [] : [anyOf(def.newer)]))
    case 'either':
      return fc.oneof(...def.of.map(anyOf))
    case 'optional':
      return fc.option(anyOf(def.of), { nil: undefined })
    case 'or-null':
      return fc.option(anyOf(def.of), { nil: null })
    case 'or-else':
      return fc.oneof(anyOf(def.of), fc.constantFrom(...JUNK))
  }
}

const anyObject = ({ keys }: Extract<Def, { is: 'object' }>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(keys).map(([key, def]) => [key, anyOf(def)])), {
    requiredKeys: Object.entries(keys).flatMap(([key, def]) => (def.is === 'optional' ? [] : key)),
    noNullPrototype: true,
  })

/** Such a value, or one that somebody has changed in one place, or two. */
export const nearlyOf = (def: Def): fc.Arbitrary<unknown> =>
  fc.oneof(
    anyOf(def),
    fc.tuple(anyOf(def), fc.infiniteStream(fc.nat())).map(([value, draws]) => spoilt(value, draws)),
    fc.tuple(anyOf(def), fc.infiniteStream(fc.nat())).map(([value, draws]) => spoilt(spoilt(value, draws), draws)),
    fc.constantFrom(...JUNK),
  )

type Draws = Iterator<number>
const drawn = (draws: Draws, most: number): number => Number(draws.next().value) % most

function spoilt(value: unknown, draws: Draws): unknown {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  const [key, inner] = entries[drawn(draws, entries.length + 1)] ?? []
  const goesIn = key !== undefined && drawn(draws, 3) > 0
  if (Array.isArray(value)) return spoiltList(value, goesIn ? Number(key) : null, draws)
  if (key !== undefined && goesIn) return Object.fromEntries([...entries, [key, spoilt(inner, draws)]])
  const junk = JUNK[drawn(draws, JUNK.length)]
  if (entries.length === 0 || drawn(draws, 4) === 0) return junk
  if (drawn(draws, 2) === 0) return Object.fromEntries(entries.filter(([other]) => other !== key))
  return Object.fromEntries([...entries, [KEYS[drawn(draws, KEYS.length)] ?? '', junk]])
}

function spoiltList(values: readonly unknown[], at: number | null, draws: Draws): unknown {
  if (at !== null) return values.map((value, index) => (index === at ? spoilt(value, draws) : value))
  return drawn(draws, 2) === 0 ? values.slice(1) : [...values, JUNK[drawn(draws, JUNK.length)]]
}
