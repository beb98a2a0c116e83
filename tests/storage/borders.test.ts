import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openCode, packCode } from '@/lib/format/link'
import { openFile, type Opened } from '@/lib/format/open-file'
import { read, type Connection } from '@/lib/storage'
import { readEverything } from '@/lib/storage/maintenance'
import { gameRecord } from '@/lib/storage/records/game'
import { entryRecord, type EntryRecord } from '@/lib/storage/records/record-types'
import {
  backupOf,
  gameJson,
  houseJson,
  incomingGame,
  readRestorable,
  restore,
  saveIncomingGame,
  saveIncomingHouse,
} from '@/lib/storage/sharing'
import { takeEntries } from '@/lib/storage/sharing/take-entries'
import { pieceId, readPiece, recordOfSetUp, writePiece } from '@/lib/together/table/piece'
import { gameRow } from '../support/game-row'
import { newPhone, start, the } from '../support/storage'

const NOW = 1_795_252_419_000
const RUNS = Number(process.env['YUSS_RUNS'] ?? 25)

const nested = (levels: number): unknown => JSON.parse(`${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`)

/**
 * Draws foreign values that an attacker may put where another program writes: with any key, nested to every depth around the
 * limit.
 */
const foreign = fc.oneof(
  fc.constantFrom(2, 16, 30, 32, 34, 36, 38, 40, 60).map(nested),
  fc
    .constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '*', '', 'x-a', '\ud800')
    .map((key): unknown => JSON.parse(`{ "b": [{ ${JSON.stringify(key)}: 1 }] }`)),
  fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value))),
)
const someId = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('a', 'e15c12', 'A-b_9', 'a'.repeat(63)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '*',
      'a#b',
      'a&id=b',
      'a/b',
      '',
      '\ud800',
      '__proto__',
      'constructor',
      'a'.repeat(65),
      'é',
    ),
  },
)

interface Sent {
  readonly id: string
  readonly entry: string
  readonly hand: string
  readonly value: unknown
  readonly place: 'game' | 'hand' | 'record' | 'kind' | 'rules'
}

const sent: fc.Arbitrary<Sent> = fc.record({
  id: someId,
  entry: someId,
  hand: someId,
  value: foreign,
  place: fc.constantFrom('game', 'hand', 'record', 'kind', 'rules'),
})

/** Returns a game of another phone with its rows; `value` is in one of the places that are stored as they come. */
function rowsOf({ id, entry, hand, value, place }: Sent) {
  const rules = { base: 'bela-2', ...(place === 'rules' ? { 'x-foreign': value } : {}) }
  const facts = { kind: 'counted', taker: 0, totals: [56, 23], ...(place === 'hand' ? { 'x-foreign': value } : {}) }
  const stamp = { v: 1, gameId: id, device: 'stranger', at: 1 }
  const extra = place === 'record' || place === 'game' ? { 'x-foreign': value } : {}
  return {
    game: gameRow(id, {
      device: 'stranger',
      createdAt: 1,
      rules,
      names: ['Eve', 'Mallory'],
      dealer: 1,
      extra,
      updatedAt: 1,
    }),
    log: [
      { ...stamp, id: entry, clock: 1, kind: 'recorded', hand, after: null, facts },
      ...(place === 'kind' ? [{ ...stamp, id: `${entry}2`, clock: 2, kind: 'of-newer-code', foreign: value }] : []),
    ],
    table: {
      format: 'yuss/1',
      rules,
      players: ['Eve', 'Mallory'],
      dealer: 1,
      start: { totals: [0, 0], heldOver: 0 },
      hands: [facts],
      ...extra,
    },
  }
}

/** The ways by which a game comes from outside. Each saves the game on the phone. */
const BORDERS = {
  file: (tab: Connection, one: Sent) => keepOpened(tab, openFile(JSON.stringify(wholeOf(one)))),
  'plain file': (tab: Connection, one: Sent) =>
    keepOpened(tab, openFile(JSON.stringify({ ...rowsOf(one).table, 'x-id': one.id }))),
  link: (tab: Connection, one: Sent) => keepOpened(tab, openCode(packCode(wholeOf(one)))),
  house: (tab: Connection, one: Sent) =>
    keepOpened(
      tab,
      openFile(JSON.stringify({ format: 'yuss/1', name: 'Quarry', rules: { base: 'bela-2' }, 'x-foreign': one.value })),
    ),
  relay: async (tab: Connection, one: Sent) => {
    const { game, log } = rowsOf(one)
    const setUp = pieceOf({ v: 1, setUp: game })
    const entries = log.flatMap((entry) => {
      const piece = pieceOf({ v: 1, entry })
      return piece?.kind === 'entry' ? [piece.entry] : []
    })
    if (setUp?.kind !== 'set-up') return
    the(await takeEntries(tab, [{ gameId: setUp.setUp.id, setUp: recordOfSetUp(setUp.setUp), entries }], 0))
  },
  backup: (tab: Connection, one: Sent) =>
    restoreText(tab, JSON.stringify({ format: 'yuss-backup/1', games: [wholeOf(one)] })),
  'backup of what no one can read': (tab: Connection, one: Sent) => {
    const { game, log } = rowsOf(one)
    const newer = { ...game, v: 99 }
    return restoreText(
      tab,
      JSON.stringify({
        format: 'yuss-backup/1',
        games: [],
        'x-strays': log.map((row) => ({ ...row, gameId: 'gone', v: 99 })),
        'x-unreadable': {
          games: [{ game: newer, changes: log }],
          rows: [{ table: 'houses', row: { ...newer, rules: one.value } }],
        },
      }),
    )
  },
} as const

const wholeOf = (one: Sent) => {
  const { game, log, table } = rowsOf(one)
  return { ...table, 'x-id': one.id, 'x-record': game, 'x-log': log }
}

/** Returns a piece under its correct id, as an honest relay would send it. */
function pieceOf(json: unknown) {
  const row = Reflect.get(Object(json), 'entry')
  const entry = entryRecord.read(row)
  if (entry.ok) return readPiece(pieceId({ kind: 'entry', entry: entry.value }), json)
  const setUp = gameRecord.read(Reflect.get(Object(json), 'setUp'))
  if (!setUp.ok) return null
  const { id, v, createdAt, rules, rulesName, names, dealer, start, extra } = setUp.value
  return readPiece(
    pieceId({ kind: 'set-up', setUp: { id, v, createdAt, rules, rulesName, names, dealer, start, extra } }),
    json,
  )
}

async function keepOpened(tab: Connection, opened: { ok: true; value: Opened } | { ok: false; error: unknown }) {
  if (!opened.ok) return
  if (opened.value.kind === 'house') return void the(await saveIncomingHouse(tab, opened.value.house))
  if (opened.value.kind === 'backup') throw new Error('no backup was sent')
  const game = incomingGame(opened.value, NOW)
  if (game.ok) the(await saveIncomingGame(tab, game.value))
}

async function restoreText(tab: Connection, text: string): Promise<'restored' | 'refused'> {
  const opened = openFile(text)
  if (!opened.ok || opened.value.kind !== 'backup') return 'refused'
  the(await restore(tab, readRestorable(opened.value.backup, NOW), 'replace'))
  return 'restored'
}

const contentOf = async (tab: Connection) => {
  const { games, strays, houses } = the(await read(tab, readEverything))
  return { games, strays, houses }
}

const withoutOrder = (json: unknown): unknown =>
  JSON.parse(
    JSON.stringify(json, (key, value: unknown) =>
      key === 'updatedAt' || key === 'summary' || key === 'device' ? undefined : value,
    ),
  )

describe('data that any way in accepts', () => {
  it.each(Object.entries(BORDERS))(
    'data that one way in accepts returns from a backup of the phone: %s',
    async (_, bring) => {
      const seen = { kept: 0, refused: 0 }
      await fc.assert(
        fc.asyncProperty(sent, async (one) => {
          const tab = newPhone().openTab()
          the(await tab.open())
          const before = await contentOf(tab)
          await bring(tab, one)
          const here = the(await read(tab, readEverything))
          seen[JSON.stringify(await contentOf(tab)) === JSON.stringify(before) ? 'refused' : 'kept'] += 1
          const other = newPhone().openTab()
          the(await other.open())
          expect(await restoreText(other, JSON.stringify(backupOf(here, NOW)))).toBe('restored')
          const own = (await contentOf(tab)).games.filter(({ game }) => Reflect.get(Object(game), 'example') !== true)
          expect(withoutOrder({ ...(await contentOf(other)) })).toEqual(
            withoutOrder({ ...(await contentOf(tab)), games: own }),
          )
        }),
        { numRuns: RUNS },
      )
      expect(Math.min(seen.kept, seen.refused)).toBeGreaterThan(0)
    },
  )

  it('accepted data returns from the second copy alone and keeps what was there', async () => {
    await fc.assert(
      fc.asyncProperty(sent, fc.constantFrom('file', 'plain file', 'link', 'house', 'relay'), async (one, border) => {
        const phone = newPhone()
        const tab = phone.openTab('with-replica')
        the(await tab.open())
        const own = await start(tab)
        await tab.secure()
        await BORDERS[border](tab, one)
        await tab.secure()
        const before = await contentOf(tab)
        tab.close()
        const next = newPhone(new IDBFactory(), phone.disk).openTab('with-replica')
        the(await next.open())
        await next.secure()
        expect(withoutOrder(await contentOf(next))).toEqual(withoutOrder(before))
        expect(before.games.map(({ game }) => Reflect.get(Object(game), 'id'))).toContain(own)
      }),
      { numRuns: RUNS },
    )
  })

  it('accepted data leaves by file, link and relay as it came', async () => {
    await fc.assert(
      fc.asyncProperty(sent, fc.constantFrom('file', 'plain file', 'link', 'backup', 'relay'), async (one, border) => {
        const tab = newPhone().openTab()
        the(await tab.open())
        await BORDERS[border](tab, one)
        for (const bundle of the(await read(tab, readEverything)).games) {
          for (const kind of ['plain', 'whole'] as const) {
            const json = gameJson(bundle, kind)
            if (json === null) continue
            expect(openFile(JSON.stringify(json))).toMatchObject({ ok: true, value: { kind: 'game' } })
            expect(openCode(packCode(json))).toMatchObject({ ok: true, value: { kind: 'game' } })
          }
          for (const row of bundle.changes) {
            const entry = entryRecord.read(row)
            if (!entry.ok) continue
            const piece = { kind: 'entry', entry: entry.value } as const
            expect(readPiece(pieceId(piece), JSON.parse(JSON.stringify(writePiece(piece))))).toEqual(piece)
          }
        }
        for (const house of the(await read(tab, readEverything)).houses)
          expect(openFile(JSON.stringify(houseJson(house as Parameters<typeof houseJson>[0]))).ok).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('entries from another phone', () => {
  const good: Sent = { id: 'game', entry: 'e1', hand: 'h1', value: 1, place: 'hand' }
  const [entry] = rowsOf(good).log

  it('the relay accepts an entry that nests as deep as entries may', () => {
    const deep = { ...entry, facts: nested(32) }
    expect(readPiece('game/e1', { v: 1, entry: deep })).not.toBeNull()
  })

  it.each([
    ['40 levels deep', { ...entry, facts: nested(40) }],
    ['that reaches for the prototype', { ...entry, facts: JSON.parse('{ "a": { "__proto__": {} } }') as unknown }],
    ['whose id is a star', { ...entry, id: '*' }],
    ['of a game whose id goes on in an address', { ...entry, gameId: 'a&id=b' }],
    ['of newer code that holds a barred key', { ...entry, kind: 'newer', constructor: 1 }],
  ])('the relay refuses an entry: one %s', (_, row) => {
    expect(readPiece(pieceId({ kind: 'entry', entry: row as unknown as EntryRecord }), { v: 1, entry: row })).toBeNull()
  })
})
