import { describe, expect, it } from 'vitest'
import { EVENING } from '@/lib/contest/evening'
import { gunzip } from '@/lib/format/gzip'
import { read, type Connection } from '@/lib/storage'
import { keysHere } from '@/lib/storage/backup/read-everything'
import type { YussDatabase } from '@/lib/storage/database/database'
import { withRowKey } from '@/lib/storage/database/log-rows'
import { deleteEverything, readEverything } from '@/lib/storage/maintenance'
import { RECORD_KINDS, TABLES_IN_BACKUP, type RecordKind } from '@/lib/storage/records/scopes'
import { countStored, listSnapshots, previewRestore, readSnapshot, restore } from '@/lib/storage/sharing'
import { backedUp, NOW, rawBackupText, restorable } from '../support/arriving'
import { gameRow } from '../support/game-row'
import { newPhone, the, type Phone } from '../support/storage'

const WORD = 'wordofthis'
const contest = {
  name: WORD,
  at: NOW,
  pairs: ['Ann & Bea', 'Cem & Dan', 'Eva & Fay', 'Gil & Hal'],
  away: [],
  ends: 'deals',
  length: 12,
  opponents: 'draw',
  counts: 'points',
  cap: null,
  unopposed: 0,
}
const plan = { people: [WORD, 'Ben', 'Cem'], pairing: 'same', sittingOut: 'turn', at: NOW }
const stakes = { difference: 0, game: 50, bate: 0, pot: 0, currency: 'EUR' }
const register = (key: string, value: unknown) => (db: YussDatabase) => db.table('registers').put({ key, v: 1, value })

/** The kinds whose records belong to another record, and come and go with it. */
const BELONGS: Partial<Readonly<Record<RecordKind, RecordKind>>> = { evening: 'games', stakes: 'games' }

/** Puts one record of a kind on a device that has nothing else. A new kind needs a line here. */
const PUT: Readonly<Record<RecordKind, (db: YussDatabase) => PromiseLike<unknown>>> = {
  games: (db) =>
    db.table('games').put({ ...gameRow('a'), rulesName: WORD, extra: { [EVENING]: { ...plan, id: 'a', out: [] } } }),
  entries: (db) =>
    db
      .table('entries')
      .put(withRowKey({ id: 'e', v: 1, gameId: 'gone', device: 'd', clock: 1, at: NOW, kind: 'noted', text: WORD })),
  houses: (db) =>
    db.table('houses').put({ id: 'a', v: 1, name: WORD, rules: { base: 'bela-2' }, updatedAt: NOW, extra: {} }),
  series: (db) => db.table('series').put({ id: 'a', v: 1, createdAt: NOW, bestOf: 3, names: [WORD, 'Ben'], extra: {} }),
  players: (db) =>
    db
      .table('players')
      .put({ id: 'a', v: 1, name: WORD, keys: [WORD], colour: null, initials: null, updatedAt: NOW, extra: {} }),
  settings: (db) => db.table('settings').put({ key: 'theme', v: 1, value: WORD }),
  drafts: (db) => db.table('drafts').put({ gameId: 'replay/table/a', v: 1, updatedAt: NOW, form: { typed: WORD } }),
  evening: register('evening/a', plan),
  stakes: register('stakes/a', { ...stakes, game: 4711 }),
  contest: register('contest/a', contest),
  unknown: register('tournament/a', { name: WORD }),
}

/** Returns the kinds of the records that are put for a kind. */
const recordsOf = (kind: RecordKind): readonly RecordKind[] => [
  ...(BELONGS[kind] === undefined ? [] : [BELONGS[kind]]),
  kind,
]

const mark = (kind: RecordKind): string => (kind === 'stakes' ? '4711' : WORD)

interface Furnished {
  readonly phone: Phone
  readonly tab: Connection
  /** Returns every row of the tables that a backup carries, as text. */
  readonly rows: () => Promise<string>
}

/** Returns a device with one record of a kind. */
async function deviceWith(kind: RecordKind): Promise<Furnished> {
  const phone = newPhone()
  const tab = phone.openTab()
  // Without the example, which a first read adds.
  the(await deleteEverything(tab))
  await phone.raw((db) =>
    db.transaction('rw', db.tables, async () => {
      for (const one of recordsOf(kind)) await PUT[one](db)
    }),
  )
  const rows = () =>
    phone.raw(async (db) =>
      JSON.stringify(await Promise.all(TABLES_IN_BACKUP.map((table) => db.table(table).toArray()))),
    )
  return { phone, tab, rows }
}

const snapshotsOf = async (tab: Connection) => the(await listSnapshots(tab, Date.now()))

async function newestSnapshot(tab: Connection): Promise<string> {
  const [note] = await snapshotsOf(tab)
  const bytes = note === undefined ? null : the(await read(tab, (db) => readSnapshot(db, note.slot)))
  const text = bytes === null ? null : await gunzip(bytes, 1_000_000)
  if (text === null || !text.ok) throw new Error('expected a snapshot, got none')
  return text.value
}

const keysOn = async (tab: Connection) => keysHere(the(await read(tab, readEverything)))

const nothing = async () => {
  const tab = newPhone().openTab()
  the(await deleteEverything(tab))
  return backedUp(tab)
}

describe.each(RECORD_KINDS)('a device whose only record is of the kind %s', (kind) => {
  it('is asked before a backup replaces it, and gets all of it back from the snapshot', async () => {
    const { tab, rows } = await deviceWith(kind)
    const before = await keysOn(tab)
    const preview = the(await previewRestore(tab, await nothing(), 'replace'))
    expect(preview.gone).toEqual(recordsOf(kind).map((one) => ({ kind: one, count: 1 })))
    expect(preview.writesOver).toBe(true)
    the(await restore(tab, await nothing(), 'replace'))
    expect(await rows()).not.toContain(mark(kind))
    expect((await snapshotsOf(tab))[0]?.counts).toEqual(preview.gone)
    the(await restore(tab, restorable(await newestSnapshot(tab)), 'replace'))
    expect(await keysOn(tab)).toEqual(before)
    expect(await rows()).toContain(mark(kind))
  })

  it('is counted among what a device holds', async () => {
    const { tab } = await deviceWith(kind)
    expect(the(await read(tab, countStored))).toEqual(recordsOf(kind).map((one) => ({ kind: one, count: 1 })))
  })

  it('moves whole to another device by a backup', async () => {
    const { tab } = await deviceWith(kind)
    const { tab: other, rows } = await deviceWith('settings')
    the(await restore(other, await backedUp(tab), 'replace'))
    expect(await keysOn(other)).toEqual(await keysOn(tab))
    expect(await rows()).toContain(mark(kind))
    expect(the(await previewRestore(other, await backedUp(tab), 'replace')).gone).toEqual([])
  })

  it('moves whole to another device by a backup that no code of the app has made', async () => {
    const { phone, tab } = await deviceWith(kind)
    const { tab: other, rows } = await deviceWith('settings')
    the(await restore(other, restorable(await rawBackupText(phone)), 'replace'))
    expect(await keysOn(other)).toEqual(await keysOn(tab))
    expect(await rows()).toContain(mark(kind))
  })

  it('is empty after everything was deleted', async () => {
    const { tab, rows } = await deviceWith(kind)
    expect(await rows()).toContain(mark(kind))
    the(await deleteEverything(tab))
    expect(await rows()).not.toContain(mark(kind))
    the(await restore(tab, await nothing(), 'replace'))
    expect(await snapshotsOf(tab)).toEqual([])
    expect(the(await read(tab, readEverything)).registers).toEqual([])
  })
})
