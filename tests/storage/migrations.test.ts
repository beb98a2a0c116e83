import { IDBDatabase, IDBIndex, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  findDraft,
  findSeries,
  listGames,
  listHouses,
  read,
  readPlayers,
  readSettings,
  updateSummaries,
} from '@/lib/storage'
import type { Connection } from '@/lib/storage'
import { withoutRowKey } from '@/lib/storage/entry-rows'
import { inLogOrder } from '@/lib/storage/log'
import { readEverything } from '@/lib/storage/maintenance'
// Fetched beforehand: a transaction that waits for it asks the database for nothing again and again meanwhile.
import '@/lib/storage/first-rows'
import { WRITER } from '@/lib/storage/meta'
import { DATABASE_VERSION, MIGRATIONS } from '@/lib/storage/migrations'
import { isRow } from '@/lib/storage/records/record'
import { appendChange } from '@/lib/storage/writing'
import { counted, newPhone, ready, the, totalsOf } from '../support/storage'
import type { Phone } from '../support/storage'
import { FROZEN_DEVICE, FROZEN_GAME, FROZEN_ROWS, FROZEN_TOTALS, frozenLog, leaveDatabase } from './frozen-databases'

const VERSIONS = MIGRATIONS.map(({ version }) => version)

async function phoneOf(version: number): Promise<Phone> {
  const phone = newPhone()
  await leaveDatabase(phone.indexedDB, version)
  return phone
}

/** What the app does with a database when it is opened. */
async function settle(tab: Connection): Promise<void> {
  the(await tab.open())
  the(await updateSummaries(tab))
  await tab.secure()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Printed with the description of two-handed Bela: 88 to 84, after which it stands 182 to 213. */
const NEXT_HAND = { kind: 'recorded', facts: counted(0, [88, 84]) } as const

/** Everything that a database of any version held, found by the app as it now is. */
async function expectWhole(phone: Phone, tab: Connection, version: number): Promise<void> {
  expect(tab.device()).toBe(FROZEN_DEVICE)
  expect(await totalsOf(tab, FROZEN_GAME)).toEqual(FROZEN_TOTALS)
  const whole = the(await read(tab, readEverything))
  const left = FROZEN_ROWS[version] ?? {}
  expect(whole.games).toMatchObject([{ game: { id: FROZEN_GAME, extra: { 'x-pub': true } } }])
  expect(inLogOrder(whole.games[0]?.changes ?? [])).toEqual(frozenLog(version))
  expect(whole.strays).toEqual([])
  for (const table of ['series', 'settings', 'houses'] as const) expect(whole[table]).toEqual(left[table])
  expect(the(await read(tab, (db) => findDraft(db, FROZEN_GAME)))).toEqual({ form: { taker: 1 } })
  expect(the(await read(tab, readSettings)).theme).toBe('dark')
  expect(the(await read(tab, listHouses))).toHaveLength(1)
  expect(the(await read(tab, (db) => findSeries(db, 's0000000000000000001')))?.record.bestOf).toBe(3)
  expect(the(await read(tab, readPlayers))).toHaveLength(left['players']?.length ?? 0)
  expect(the(await read(tab, listGames))).toMatchObject([{ state: 'readable', record: { summary: { hands: 2 } } }])
  // What history counts has been made for a game that was played before there was such a table.
  expect(await phone.raw((db) => db.tallies.count())).toBe(1)
  const least = await phone.raw((db) => db.meta.get('min-writer'))
  expect(least).toEqual({ key: 'min-writer', value: WRITER })
}

describe('a database of every version there was', () => {
  it('has been frozen', () => {
    expect(Object.keys(FROZEN_ROWS).map(Number)).toEqual(VERSIONS)
    expect(Math.max(...VERSIONS)).toBe(DATABASE_VERSION)
  })

  it.each(VERSIONS)('is opened with all that is in it, and written on: version %i', async (version) => {
    const phone = await phoneOf(version)
    const tab = phone.openTab('with-journal')
    await settle(tab)
    await expectWhole(phone, tab, version)
    the(await appendChange(tab, FROZEN_GAME, NEXT_HAND))
    expect((await totalsOf(tab, FROZEN_GAME)).at(-1)).toEqual([182, 213])
  })

  it.each(VERSIONS)(
    'lies in entries alone once it is written on, and undoes as before: version %i',
    async (version) => {
      const phone = await phoneOf(version)
      const tab = phone.openTab('with-journal')
      await settle(tab)
      const written = the(await appendChange(tab, FROZEN_GAME, NEXT_HAND))
      expect(await phone.raw((db) => db.changes.count())).toBe(0)
      const rows = inLogOrder((await phone.raw((db) => db.entries.toArray())).filter(isRow).map(withoutRowKey))
      expect(rows.slice(0, -1)).toEqual(frozenLog(version))
      expect(rows.at(-1)).toMatchObject({ id: written.change, clock: 5, after: 'h0000000000000000003' })
      the(await appendChange(tab, FROZEN_GAME, { kind: 'undone', change: written.change }))
      expect(await totalsOf(tab, FROZEN_GAME)).toEqual(FROZEN_TOTALS)
      expect((await ready(tab, FROZEN_GAME)).sheet.undoable).toBe('c0000000000000000004')
    },
  )

  it.each(VERSIONS)('comes back from the second copy alone once it is written on: version %i', async (version) => {
    const phone = await phoneOf(version)
    const tab = phone.openTab('with-journal')
    await settle(tab)
    the(await appendChange(tab, FROZEN_GAME, NEXT_HAND))
    const rows = await phone.raw((db) => db.entries.toArray())
    tab.close()
    await new Promise((resolve) => {
      phone.indexedDB.deleteDatabase('yuss').onsuccess = resolve
    })
    await settle(phone.openTab('with-journal'))
    expect(await phone.raw((db) => db.entries.toArray())).toEqual(rows)
    expect(await phone.raw((db) => db.changes.count())).toBe(0)
  })

  it.each(VERSIONS)('is opened a second time as it was left: version %i', async (version) => {
    const phone = await phoneOf(version)
    for (let opening = 1; opening <= 2; opening += 1) {
      const tab = phone.openTab('with-journal')
      await settle(tab)
      await expectWhole(phone, tab, version)
      tab.close()
    }
  })

  it.each(VERSIONS)('finds its way into the second copy, which alone brings it back: version %i', async (version) => {
    const phone = await phoneOf(version)
    const tab = phone.openTab('with-journal')
    await settle(tab)
    tab.close()
    await new Promise((resolve) => {
      phone.indexedDB.deleteDatabase('yuss').onsuccess = resolve
    })
    const next = phone.openTab('with-journal')
    await settle(next)
    await expectWhole(phone, next, version)
  })
})

/** Every call on a database from the one of this number on fails, as where the phone is switched off. */
function diesAt(step: number): { readonly steps: () => number } {
  let steps = 0
  const parts: readonly (readonly [object, readonly string[]])[] = [
    [IDBDatabase.prototype, ['createObjectStore']],
    [
      IDBObjectStore.prototype,
      ['put', 'add', 'get', 'getAll', 'delete', 'clear', 'createIndex', 'openCursor', 'openKeyCursor', 'getAllKeys'],
    ],
    [IDBIndex.prototype, ['get', 'getAll', 'openCursor', 'openKeyCursor', 'getAllKeys']],
  ]
  for (const [part, names] of parts) {
    for (const name of names) {
      const real: unknown = Reflect.get(part, name)
      if (typeof real !== 'function') continue
      Reflect.set(part, name, function (this: object, ...args: readonly unknown[]) {
        steps += 1
        if (steps >= step) {
          abort(this)
          throw new DOMException('switched off', 'AbortError')
        }
        return Reflect.apply(real, this, args)
      })
      undo.push(() => Reflect.set(part, name, real))
    }
  }
  return { steps: () => steps }
}

const undo: (() => void)[] = []
const switchOn = () => undo.splice(0).forEach((one) => one())

/** Nothing of a transaction that was under way is left. */
function abort(part: object): void {
  const transaction: unknown =
    Reflect.get(part, 'transaction') ?? Reflect.get(Reflect.get(part, 'objectStore') ?? {}, 'transaction')
  if (typeof transaction !== 'object' || transaction === null) return
  try {
    Reflect.apply(Reflect.get(transaction, 'abort'), transaction, [])
  } catch {
    // It has come to its end already.
  }
}

afterEach(switchOn)

describe('a phone that is switched off while a database is brought up to date', () => {
  it.each(VERSIONS)('finishes or starts again, at whatever step it comes: version %i', async (version) => {
    const counter = diesAt(Infinity)
    await settle((await phoneOf(version)).openTab('with-journal'))
    switchOn()
    const steps = counter.steps()
    expect(steps).toBeGreaterThan(20)
    for (let step = 1; step <= steps; step += 1) {
      const phone = await phoneOf(version)
      const dying = phone.openTab('with-journal')
      diesAt(step)
      await settle(dying).catch(() => {})
      dying.close()
      switchOn()
      const next = phone.openTab('with-journal')
      await settle(next)
      await expectWhole(phone, next, version)
      next.close()
    }
  })

  it.each(VERSIONS)('has a hand whole or not at all, and its log in one place: version %i', async (version) => {
    // Saved before all the logs have been moved.
    const opened = async () => {
      const phone = await phoneOf(version)
      const tab = phone.openTab('with-journal')
      the(await tab.open())
      await tab.secure()
      return { phone, tab }
    }
    const { tab: whole } = await opened()
    const counter = diesAt(Infinity)
    the(await appendChange(whole, FROZEN_GAME, NEXT_HAND))
    switchOn()
    const steps = counter.steps()
    expect(steps).toBeGreaterThan(10)
    for (let step = 1; step <= steps; step += 1) {
      const { phone, tab: dying } = await opened()
      diesAt(step)
      const saved = await appendChange(dying, FROZEN_GAME, NEXT_HAND).catch(() => null)
      dying.close()
      switchOn()
      const next = phone.openTab('with-journal')
      the(await next.open())
      await next.secure()
      const totals = await totalsOf(next, FROZEN_GAME)
      expect(totals).toEqual(totals.length === 2 && saved?.ok !== true ? FROZEN_TOTALS : [...FROZEN_TOTALS, [182, 213]])
      const places = await phone.raw(async (db) => [await db.changes.count(), await db.entries.count()])
      expect([
        [FROZEN_ROWS[version]?.['changes']?.length, FROZEN_ROWS[version]?.['entries']?.length ?? 0],
        [0, 5],
      ]).toContainEqual(places)
      next.close()
    }
  })
})
