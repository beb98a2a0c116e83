import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeGame } from '@/lib/format/game-file'
import { makeHouse } from '@/lib/format/house-file'
import { LARGEST_CONTENT, LONGEST_CODE } from '@/lib/format/limits'
import { codeIn, linkTo, openCode, openCodeIn, packCode } from '@/lib/format/link'
import type { Opened } from '@/lib/format/open-file'
import GAMES from '../cases/games.json'
import { anyGameJson, anyHouseJson } from '../support/shared'
import { FROZEN_CODES } from './frozen-codes'

/** The games of a published table, from the copied cases. */
const CASES: readonly {
  readonly id: string
  readonly rules: unknown
  readonly dealer: number
  readonly start?: unknown
  readonly hands: readonly unknown[]
}[] = GAMES

const kindOf = (code: string): string => {
  const opened = openCode(code)
  return opened.ok ? opened.value.kind : opened.error.kind
}

function jsonOf(opened: Opened): unknown {
  switch (opened.kind) {
    case 'game':
      return makeGame(opened.file)
    case 'house':
      return makeHouse(opened.house)
    case 'backup':
      return null
  }
}

const readBack = (code: string): unknown => {
  const opened = openCode(code)
  return opened.ok ? jsonOf(opened.value) : opened.error
}

const HOUSE = { format: 'yuss/1', name: 'ours', rules: { base: 'bela-2', tie: 'bate' } }
const toCode = (bytes: Uint8Array): string => `1${Buffer.from(bytes).toString('base64url')}`

/** Returns a code whose content is not compressed, with its FNV-1a hash as defined by the authors of FNV. */
function storedCode(text: string): string {
  const content = new TextEncoder().encode(text)
  let hash = 0x811c9dc5n
  for (const byte of content) hash = ((hash ^ BigInt(byte)) * 0x01000193n) % 2n ** 32n
  const check = Buffer.alloc(4)
  check.writeUInt32BE(Number(hash))
  return toCode(Buffer.concat([deflateSync(content, { level: 0 }), check]))
}

describe('a link', () => {
  it('a link brings any game back as it was', () => {
    fc.assert(
      fc.property(anyGameJson, (json) => {
        expect(readBack(packCode(json))).toEqual(json)
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 40) },
    )
  })

  it('a link brings any house rules back as they were', () => {
    fc.assert(
      fc.property(anyHouseJson, (json) => {
        expect(readBack(packCode(json))).toEqual(json)
      }),
    )
  })

  it('a link with a line break or a space inside is read whole, without the text after it', () => {
    const code = packCode(HOUSE)
    const link = linkTo('https://yuss.example/share/', code)
    for (const at of [3, link.length - code.length + 5, link.length - 1])
      for (const space of ['\n', '\r\n', ' ', '\n  '])
        expect(openCodeIn(` ${link.slice(0, at)}${space}${link.slice(at)}\n`)).toEqual(openCode(code))
    expect(openCodeIn(`${link} and a word`)).toEqual(openCode(code))
    expect(openCodeIn('hello there').ok).toBe(false)
  })

  it('a code is found alone, in an address, and in a message around it', () => {
    fc.assert(
      fc.property(anyHouseJson, (json) => {
        const code = packCode(json)
        const link = linkTo('https://yuss.example/a/b/share/', code)
        expect([code, link, ` Look at this: ${link} (our rules)\n`].map(codeIn)).toEqual([code, code, code])
      }),
    )
    expect(['', 'hello there', 'https://yuss.example/share/', '{"format":"yuss/1"}'].map(codeIn)).toEqual([
      '',
      '',
      '',
      '',
    ])
  })

  it.each(Object.entries(FROZEN_CODES))('a link of every earlier version is still read: %s', (code, json) => {
    expect(readBack(code)).toEqual(json)
  })

  it('a link that was cut short or changed anywhere is refused', () => {
    fc.assert(
      fc.property(anyHouseJson, fc.nat(), fc.nat({ max: 62 }), (json, at, shift) => {
        const code = packCode(json)
        const place = 1 + (at % (code.length - 1))
        expect(kindOf(code.slice(0, place))).not.toBe('house')
        const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
        const other = letters[(letters.indexOf(code[place] ?? '') + 1 + shift) % 64] ?? ''
        // The last letter has unused bits, and so may the end of the deflated data. If only these change, nothing is lost.
        const changed = code.slice(0, place) + other + code.slice(place + 1)
        const asItWas = readBack(code)
        const found = kindOf(changed) === 'house' ? readBack(changed) : 'refused'
        expect(['refused', asItWas]).toContainEqual(found)
      }),
    )
  })

  it.each(['!', 'not a code', '1', '1A', '1AAAA', '1AAAAAAAAAAAAAAAA', '1%7B%7D', 'Z', '1====', '1 '])(
    'a text that is no link is refused: %s',
    (code) => expect(kindOf(code)).toBe('broken'),
  )

  it('a link of a newer kind is refused for that reason', () => {
    expect(kindOf(`2${packCode({ format: 'yuss/1' }).slice(1)}`)).toBe('newer-code')
    expect(kindOf(packCode({ format: 'yuss/2', hands: [] }))).toBe('newer')
  })

  it('a code is found with blanks around it, and in an address without a final slash', () => {
    expect(['  1abc-_\n', 'https://yuss.example/share#1abc-_'].map(codeIn)).toEqual(['1abc-_', '1abc-_'])
  })

  it.each(['.', ')', ').', ',', '!', '»', '\n', '\r\n', ' ', '\u2028'])(
    'a code is whole with %j behind it, alone or in an address',
    (sign) => {
      expect([`1abc-_${sign}`, `https://yuss.example/share/#1abc-_${sign}`].map(codeIn)).toEqual(['1abc-_', '1abc-_'])
    },
  )

  it('an empty text has no code, and a newer code must be clean', () => {
    expect(['', '2abc', 'x2abc', '2abc!', '2'].map(kindOf)).toEqual([
      'no-code',
      'newer-code',
      'broken',
      'broken',
      'newer-code',
    ])
  })

  it.each([0, 1, 2, 3])('a link with a wrong checksum is refused by the %d. of its last bytes', (at) => {
    const bytes = Buffer.from(packCode(HOUSE).slice(1), 'base64url')
    const place = bytes.length - 4 + at
    bytes[place] = (bytes[place] ?? 0) ^ 1
    expect(kindOf(toCode(bytes))).toBe('broken')
  })

  it('a link with damaged content is refused for that reason', () => {
    expect(readBack(storedCode('{'))).toMatchObject({ kind: 'damaged', json: { why: 'ends-early', line: 1 } })
  })

  it('a link is opened up to exactly the limit, in characters and in bytes', () => {
    expect(kindOf(`1${'A'.repeat(LONGEST_CODE - 1)}`)).toBe('broken')
    const noted = (length: number) => ({ ...HOUSE, 'x-note': 'a'.repeat(length) })
    const most = LARGEST_CONTENT - JSON.stringify(noted(0)).length
    expect(readBack(packCode(noted(most)))).toEqual(noted(most))
    expect(kindOf(packCode(noted(most + 1)))).toBe('too-long')
  })

  it.each([511, 512, 513, 1024])('a link of %d bytes is opened where 512 are read at a time', (length) => {
    // Uncompressed content needs five bytes more than its length.
    const noted = (signs: number) => ({ ...HOUSE, 'x-note': 'a'.repeat(signs) })
    const json = noted(length - 5 - JSON.stringify(noted(0)).length)
    const code = storedCode(JSON.stringify(json))
    expect(Buffer.from(code.slice(1), 'base64url')).toHaveLength(length + 4)
    expect(readBack(code)).toEqual(json)
  })

  it('a link longer than the limit is refused unread', () => {
    expect(kindOf('1'.repeat(LONGEST_CODE + 1))).toBe('too-long')
  })

  it('a link that swells beyond the limit is stopped while it unpacks', () => {
    const code = toCode(deflateSync(new Uint8Array(40 * LARGEST_CONTENT), { level: 9 }))
    expect(code.length).toBeLessThan(LONGEST_CODE)
    expect(kindOf(code)).toBe('too-long')
  })

  it('any bytes at all are opened or refused, and never crash', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(kindOf(toCode(bytes))).toBe('broken')
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 1000) },
    )
  })

  it('a link cannot carry a whole phone', () => {
    expect(kindOf(packCode({ format: 'yuss-backup/1', games: [] }))).toBe('not-yuss')
  })

  it.each(CASES.map((game) => [game.id, game] as const))('a link of an evening is short: %s', (_, game) => {
    const { rules, dealer, start, hands } = game
    const json = { format: 'yuss/1', rules, players: ['Mike', 'Yetta'], dealer, start, hands }
    expect(packCode(json).length).toBeLessThan(120 + 28 * hands.length)
  })
})
