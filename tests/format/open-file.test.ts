import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupJson } from '@/lib/format/backup-file'
import { cleanName, cleanText, isBlank, LENGTHS } from '@/lib/format/clean-text'
import { makeGame } from '@/lib/format/game-file'
import { gzip, toBase64 } from '@/lib/format/gzip'
import { makeHouse } from '@/lib/format/house-file'
import { LONGEST_FILE } from '@/lib/format/limits'
import { openBytes, openFile } from '@/lib/format/open-file'
import { anyExtras, anyGameJson, anyHouseJson, anyName } from '../support/shared'

function readBack(text: string): unknown {
  const opened = openFile(text)
  if (!opened.ok) return opened.error
  switch (opened.value.kind) {
    case 'game':
      return makeGame(opened.value.file)
    case 'house':
      return makeHouse(opened.value.house)
    case 'backup':
      return backupJson(
        opened.value.backup.games.flatMap((game) => (game.state === 'read' ? [makeGame(game.file)] : [])),
        opened.value.backup.extras,
      )
  }
}

const problemOf = (text: string) => {
  const opened = openFile(text)
  return opened.ok ? null : opened.error
}

const GAME = {
  format: 'yuss/1',
  rules: { base: 'bela-2' },
  players: ['Mike', 'Yetta'],
  dealer: 1,
  start: { totals: [0, 0], heldOver: 0 },
  hands: [{ kind: 'counted', taker: 0, totals: [56, 23] }],
}

const text = (changes: Readonly<Record<string, unknown>>): string => JSON.stringify({ ...GAME, ...changes }, null, 2)

describe('opening a file', () => {
  it('a file brings games, house rules and whole phones back as they were written', () => {
    const anyBackup = fc.tuple(fc.array(anyGameJson, { maxLength: 3 }), anyExtras)
    const anyFile = fc.oneof(
      anyGameJson,
      anyHouseJson,
      anyBackup.map(([games, extras]) => backupJson(games, extras)),
    )
    fc.assert(
      fc.property(anyFile, fc.constantFrom(undefined, 1, 2), (json, indent) => {
        expect(readBack(JSON.stringify(json, null, indent))).toEqual(json)
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 40) },
    )
  })

  it('a byte order mark inside a text is kept', () => {
    expect(readBack(text({ 'x-note': 'a\ufeffb' }))).toEqual({ ...GAME, 'x-note': 'a\ufeffb' })
  })

  it('a file longer than a lifetime of evenings is refused unread', () => {
    expect(problemOf(' '.repeat(LONGEST_FILE + 1))).toEqual({ kind: 'too-long' })
  })

  it('a file is opened plain, compressed, or compressed and in letters', async () => {
    const packed = await gzip([text({})], LONGEST_FILE)
    if (!packed.ok) throw new Error(packed.error)
    const plain = new TextEncoder().encode(text({}))
    const letters = new TextEncoder().encode(`\n${toBase64(packed.value).replaceAll('\n', '\r\n')}`)
    for (const bytes of [plain, packed.value, letters])
      expect(await openBytes(bytes)).toMatchObject({ ok: true, value: { text: text({}), opened: { kind: 'game' } } })
  })

  it('a compressed file that was cut short is called broken', async () => {
    const packed = await gzip([text({})], LONGEST_FILE)
    if (!packed.ok) throw new Error(packed.error)
    expect(await openBytes(packed.value.slice(0, -9))).toEqual({ ok: false, error: { kind: 'broken-file' } })
  })

  it('a file may begin with a byte order mark', () => {
    expect(readBack(`\ufeff${text({})}`)).toEqual(GAME)
  })

  it.each([
    ['', { kind: 'empty' }],
    [' \n', { kind: 'empty' }],
    ['[]', { kind: 'not-yuss' }],
    ['"yuss/1"', { kind: 'not-yuss' }],
    ['null', { kind: 'not-yuss' }],
    ['{ "format": "other/1" }', { kind: 'not-yuss' }],
    ['{ "format": "my-yuss/2" }', { kind: 'not-yuss' }],
    ['{ "format": "yuss/2 or so" }', { kind: 'not-yuss' }],
    ['{ "format": "yuss/0" }', { kind: 'not-yuss' }],
    ['{ "format": ["yuss/2"] }', { kind: 'not-yuss' }],
    ['{ "games": [] }', { kind: 'not-yuss' }],
    ['\u0000\u0001PNG', { kind: 'damaged', json: { why: 'syntax', line: 1 } }],
  ])('a file of another program is refused: %j', (content, problem) => {
    expect(problemOf(content)).toMatchObject(problem)
  })

  it.each(['yuss/2', 'yuss/17', 'yuss/100', 'yuss/123456', 'yuss-backup/2'])(
    'a file of a newer format is refused for that reason: %s',
    (format) => {
      expect(problemOf(JSON.stringify({ format, games: [], hands: [] }))).toEqual({ kind: 'newer', format })
    },
  )

  it.each([
    [text({}).replace('"taker": 0', '"taker": 5'), 'hands.0.taker', 21],
    [text({}).replace('"taker": 0', '"taker": 0, "colour": "red"'), 'hands.0.colour', 21],
    [text({ dealer: 2 }), 'dealer', 10],
    [text({ rules: { base: 'bela-9' } }), 'rules.base', 4],
    [text({ rules: { base: 'bela-2', big: 'allowed' } }), 'rules.big', 5],
    [text({ players: ['Mike'] }), 'players', 6],
    [text({ colour: 'red' }), 'colour', 28],
  ])('damage in a file is located to the line', (content, place, line) => {
    expect(problemOf(content)).toMatchObject({ kind: 'wrong', problem: { place }, place: { line } })
  })

  it.each([
    ['damaged', 'dealer', { ...GAME, dealer: 9 }],
    ['damaged', 'hands.0.taker', { ...GAME, hands: [{ ...GAME.hands[0], taker: 5 }] }],
    ['damaged', 'colour', { ...GAME, colour: 'red' }],
    ['damaged', 'rules.target', { ...GAME, rules: { base: 'bela-2', target: -1 } }],
    ['damaged', '', 7],
    ['newer', 'format', { ...GAME, format: 'yuss/2' }],
    ['newer', 'rules.base', { ...GAME, rules: { base: 'skat' } }],
    ['newer', 'rules.jokers', { ...GAME, rules: { base: 'bela-2', jokers: 'two' } }],
    ['newer', 'rules.tie', { ...GAME, rules: { base: 'bela-2', tie: 'coin-toss' } }],
    ['newer', 'hands.0.kind', { ...GAME, hands: [{ kind: 'sung', taker: 0 }] }],
  ])('a backup gives the readable games and names the other: %s at %j', (why, at, other) => {
    const opened = openFile(JSON.stringify({ format: 'yuss-backup/1', games: [GAME, other, GAME] }))
    if (!opened.ok || opened.value.kind !== 'backup') throw new Error('no backup')
    expect(opened.value.backup.games).toMatchObject([
      { state: 'read', place: 'games.0' },
      { state: 'refused', place: 'games.1', why, at, json: other },
      { state: 'read', place: 'games.2' },
    ])
  })

  it('a file with an option of a newer Yuss is not called damaged', () => {
    expect(problemOf(text({ rules: { base: 'bela-2', jokers: 'two' } }))).toMatchObject({ kind: 'wrong', why: 'newer' })
    expect(problemOf(text({ dealer: 2 }))).toMatchObject({ kind: 'wrong', why: 'damaged' })
  })

  it.each(['valueOf', 'toString', 'hasOwnProperty'])('a key called %s gains a file nothing', (key) => {
    expect(problemOf(text({ [key]: { dealer: 0 } }))).toMatchObject({ kind: 'wrong', problem: { place: key } })
    expect(problemOf(text({ rules: { base: key } }))).toMatchObject({ problem: { place: 'rules.base' } })
    expect(problemOf(text({ rules: { base: 'bela-2', [key]: 1 } }))).toMatchObject({
      problem: { place: `rules.${key}` },
    })
  })

  it.each(['__proto__', 'constructor', 'prototype'])('a file gains nothing by reaching for %s', (key) => {
    const content = text({}).replace('"dealer": 1', `"dealer": 1, "${key}": { "dealer": 0 }`)
    expect(problemOf(content)).toMatchObject({ kind: 'damaged', json: { why: 'key-barred', key } })
  })

  it('a file that is cut off anywhere is refused', () => {
    const whole = text({})
    for (let length = 0; length < whole.length; length += 1)
      expect(['empty', 'damaged']).toContain(problemOf(whole.slice(0, length))?.kind)
  })
})

describe('text from outside', () => {
  it('text written at a table stays as it is', () => {
    expect(
      ['Mike', 'Zoë', 'Жана', '👩‍👩‍👧', '<b>x</b>', 'O’Brien 2'].map((name) => cleanText(name, LENGTHS.player)),
    ).toEqual(['Mike', 'Zoë', 'Жана', '👩‍👩‍👧', '<b>x</b>', 'O’Brien 2'])
  })

  it('text cannot reverse the writing, break the line or be invisible', () => {
    expect(cleanText('\u202eekiM\u202c', 24)).toBe('ekiM')
    expect(cleanText('a\u0000b\u2066c\u200bd\ufeff', 24)).toBe('abcd')
    expect(cleanText('two\nlines\tand a tab', 24)).toBe('two lines and a tab')
    expect(cleanText('\ud83d half', 24)).toBe(' half')
  })

  it('only the first part of a long text is read, forty times its limit', () => {
    expect(cleanText(`${'\u200b'.repeat(79)}Mike`, 2)).toBe('M')
    expect(cleanText(`${'\u200b'.repeat(80)}Mike`, 2)).toBe('')
  })

  it('a text of ten thousand characters is cut to the width of a column', () => {
    expect(Array.from(cleanText('👑'.repeat(10_000), LENGTHS.player))).toHaveLength(24)
  })

  it.each([
    '',
    ' ',
    '\u00a0',
    '\u3000 ',
    '\u200d',
    '\u200c\u200d',
    '\u200b ',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\u034f',
    '\u202e',
  ])('blanks and joiners alone are no name: %j', (name) => {
    expect(isBlank(name)).toBe(true)
    expect(cleanName(name, LENGTHS.player, 'Player 1')).toBe('Player 1')
  })

  it.each(['M', '👩‍👩‍👧', 'नी', '-', '❤️', '0'])('a text with a visible character is a name: %j', (name) => {
    expect(cleanName(name, LENGTHS.player, 'Player 1')).toBe(name)
  })

  it('cleaning a text twice changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyName, fc.string({ unit: 'binary', maxLength: 60 })),
        fc.nat({ max: 30 }),
        (raw, length) => {
          const once = cleanText(raw, length)
          expect(cleanText(once, length)).toBe(once)
          expect(Array.from(once).length).toBeLessThanOrEqual(length)
          const name = cleanName(raw, length, 'Player 1')
          expect(name === 'Player 1' ? name : cleanName(name, length, 'Player 1')).toBe(name)
        },
      ),
    )
  })
})
