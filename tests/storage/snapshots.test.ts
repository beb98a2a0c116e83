import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gunzip } from '@/lib/format/gzip'
import { listGames, read, type Connection } from '@/lib/storage'
import { withRowKey } from '@/lib/storage/database/log-rows'
import { META, SNAPSHOT_SLOTS } from '@/lib/storage/database/meta'
import { appendChange } from '@/lib/storage/games/append-change'
import { deleteEverything, saveHouse } from '@/lib/storage/maintenance'
import { gameJson, listSnapshots, readSnapshot, readSnapshots, restore, saveIncomingGame } from '@/lib/storage/sharing'
import { backedUp, gameInFile, hand, NOW, restorable } from '../support/arriving'
import { everythingOn } from '../support/phone-of'
import { codeOf, newPhone, ready, start, the } from '../support/storage'

const DAY = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const snapshots = async (tab: Connection) => the(await read(tab, (db) => readSnapshots(db, Date.now())))

/** Returns the text of the newest snapshot. */
async function newest(tab: Connection): Promise<string> {
  const [note] = await snapshots(tab)
  const bytes = note === undefined ? null : the(await read(tab, (db) => readSnapshot(db, note.slot)))
  const text = bytes === null ? null : await gunzip(bytes, 1_000_000)
  if (text === null || !text.ok) throw new Error('there is no snapshot')
  return text.value
}

/** Returns a phone with a game of one hand and house rules, and the backup of another phone. */
async function twoPhones() {
  const phone = newPhone()
  const tab = phone.openTab()
  const id = await start(tab)
  the(await appendChange(tab, id, hand(0, 56, 23)))
  the(await saveHouse(tab, { name: 'The Quarry Inn', rules: { base: 'bela-2' } }))
  const other = newPhone().openTab()
  await start(other)
  return { phone, tab, id, other, theirs: await backedUp(other) }
}

describe('a snapshot', () => {
  it('a snapshot is taken before everything is replaced, and restores everything', async () => {
    const { tab, theirs } = await twoPhones()
    const before = await everythingOn(tab)
    the(await restore(tab, theirs, 'replace'))
    expect(await everythingOn(tab)).not.toEqual(before)
    expect(await snapshots(tab)).toMatchObject([{ at: NOW, why: 'replace' }])
    expect((await snapshots(tab))[0]?.counts).toEqual([
      { kind: 'games', count: 1 },
      { kind: 'houses', count: 1 },
    ])
    the(await restore(tab, restorable(await newest(tab)), 'replace'))
    expect(await everythingOn(tab)).toEqual(before)
  })

  it('a snapshot carries rows that no one can read', async () => {
    const { phone, tab, theirs } = await twoPhones()
    await phone.raw(async (db) => {
      await db.table('games').put({ id: 'odd', v: 99 })
      await db.table('entries').put(withRowKey({ id: 'odd-1', v: 99, gameId: 'odd', clock: 1 }))
      await db.table('houses').put({ id: 'odd', v: 99 })
    })
    const before = await everythingOn(tab)
    the(await restore(tab, theirs, 'replace'))
    the(await restore(tab, restorable(await newest(tab)), 'replace'))
    expect(await everythingOn(tab)).toEqual(before)
  })

  it('a snapshot is taken before a game here is extended, not for new games alone', async () => {
    const { tab, id, theirs } = await twoPhones()
    the(await restore(tab, theirs, 'merge'))
    expect(await snapshots(tab)).toEqual([])
    const away = newPhone().openTab()
    the(await restore(away, await backedUp(tab), 'replace'))
    expect(await snapshots(away)).toEqual([])
    the(await appendChange(away, id, hand(1, 38, 106)))
    the(await restore(tab, await backedUp(away), 'merge'))
    expect(await snapshots(tab)).toMatchObject([{ why: 'merge' }])
    the(await appendChange(away, id, hand(0, 88, 84)))
    const game = gameInFile(gameJson((await ready(away, id)).bundle, 'whole'))
    the(await saveIncomingGame(tab, game))
    expect((await snapshots(tab)).map(({ why }) => why).sort()).toEqual(['import', 'merge'])
    the(await saveIncomingGame(tab, game))
    expect(await snapshots(tab)).toHaveLength(2)
  })

  it('a fourth snapshot replaces the oldest of three', async () => {
    const { tab, theirs } = await twoPhones()
    const mine = await backedUp(tab)
    for (const [index, incoming] of [theirs, mine, theirs, mine].entries()) {
      vi.setSystemTime(NOW + index * DAY)
      the(await restore(tab, incoming, 'replace'))
    }
    expect((await snapshots(tab)).map(({ at }) => (at - NOW) / DAY)).toEqual([3, 2, 1])
  })

  it('a note that an earlier version wrote, and one that is damaged, are told apart', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const note = { slot: 'snapshot-1', at: NOW, why: 'merge' }
    const notes = [{ ...note, games: 7 }, { ...note, slot: 'snapshot-9', games: 1 }, { ...note, at: 'soon' }, 'note']
    await phone.raw((db) => db.meta.put({ key: META.snapshots, value: notes }))
    expect(await snapshots(tab)).toEqual([{ ...note, counts: [{ kind: 'games', count: 7 }] }])
  })

  it('a snapshot is offered for thirty days and then deleted', async () => {
    const { phone, tab, theirs } = await twoPhones()
    the(await restore(tab, theirs, 'replace'))
    vi.setSystemTime(NOW + 30 * DAY - 1)
    expect(await snapshots(tab)).toHaveLength(1)
    vi.setSystemTime(NOW + 30 * DAY)
    expect(await snapshots(tab)).toEqual([])
    expect(the(await listSnapshots(tab, Date.now()))).toEqual([])
    expect(await phone.raw((db) => db.meta.bulkGet([...SNAPSHOT_SLOTS]))).toEqual([undefined, undefined, undefined])
  })

  it('snapshots go when everything is deleted, and none is taken then', async () => {
    const { phone, tab, theirs } = await twoPhones()
    the(await restore(tab, theirs, 'replace'))
    the(await deleteEverything(tab))
    expect(await snapshots(tab)).toEqual([])
    const kept = await phone.raw((db) => db.meta.toCollection().primaryKeys())
    expect(kept.filter((key) => key === META.snapshots || key.startsWith('snapshot'))).toEqual([])
  })

  it('a snapshot holds no key of a shared table, and is in no second copy', async () => {
    const { phone, theirs } = await twoPhones()
    const tab = phone.openTab('with-replica')
    const joined = { id: 't', v: 1, code: 'SECRET-CODE', games: [], past: [], name: 'Mike', at: 1, syncedAt: null }
    await phone.raw((db) => db.table('joined').put({ ...joined, ended: null, closing: null }))
    the(await restore(tab, theirs, 'replace'))
    expect(await newest(tab)).not.toContain('SECRET-CODE')
    await tab.secure()
    expect(phone.disk.slots.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')).not.toContain('snapshot')
  })

  it('a snapshot without room stops the restore, unless told to continue', async () => {
    const { tab, theirs } = await twoPhones()
    const before = await everythingOn(tab)
    const put = Reflect.get(IDBObjectStore.prototype, 'put')
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row) {
      if (SNAPSHOT_SLOTS.some((slot) => slot === Reflect.get(Object(row), 'key')))
        throw new DOMException('no room', 'QuotaExceededError')
      return put.call(this, row)
    })
    expect(codeOf(await restore(tab, theirs, 'replace'))).toBe('full')
    refusing.mockRestore()
    expect(await everythingOn(tab)).toEqual(before)
    the(await restore(tab, theirs, 'replace', 'no-snapshot'))
    expect(await snapshots(tab)).toEqual([])
    expect(the(await read(tab, listGames)).length).toBeGreaterThan(0)
  })
})
