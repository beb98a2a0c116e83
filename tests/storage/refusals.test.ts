import { IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problemOf } from '@/lib/durable/problem'
import { connect, listGames, read, type Connection, type NewChange } from '@/lib/storage'
import { DATABASE_NAME } from '@/lib/storage/database/database'
import { WRITER } from '@/lib/storage/database/meta'
import { DATABASE_VERSION } from '@/lib/storage/database/migrations'
import { appendChange } from '@/lib/storage/games/append-change'
import { saveSetting } from '@/lib/storage/settings/write-setting'
import { codeOf, counted, find, newPhone, start, the, totalsOf, type Phone } from '../support/storage'

const hand: NewChange = { kind: 'recorded', facts: counted(0, [56, 23]) }

/** Opens the database at a version, as another program, and keeps it open. */
function openAt(phone: Phone, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = phone.indexedDB.open(DATABASE_NAME, version)
    request.onsuccess = () => resolve(request.result as unknown as IDBDatabase)
    request.onerror = () => reject(new Error('not opened'))
  })
}

// Dexie warns of every other connection, which these tests open on purpose.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a database of newer code', () => {
  it('a database of newer code is refused before anything is read or written', async () => {
    const phone = newPhone()
    await start(phone.openTab())
    const newer = await openAt(phone, (DATABASE_VERSION + 1) * 10)
    newer.close()
    const tab = phone.openTab()
    expect(codeOf(await read(tab, listGames))).toBe('newer')
    expect(codeOf(await saveSetting(tab, 'theme', 'dark'))).toBe('newer')
  })

  it('newer code takes over from an open tab of older code, which stops', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    const newer = await openAt(phone, (DATABASE_VERSION + 1) * 10)
    newer.close()
    expect(codeOf(await appendChange(tab, id, hand))).toBe('newer')
  })
})

describe('a tab whose code is too old to write', () => {
  it('an old tab is refused every write and can still read', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand))
    await phone.raw((db) => db.meta.put({ key: 'min-writer', value: WRITER + 1 }))
    expect(codeOf(await appendChange(tab, id, hand))).toBe('stale-writer')
    expect(codeOf(await saveSetting(tab, 'theme', 'dark'))).toBe('stale-writer')
    expect(await totalsOf(tab, id)).toEqual([[56, 23]])
    expect(await totalsOf(phone.openTab(), id)).toEqual([[56, 23]])
  })
})

describe('an older database that another tab holds open', () => {
  it('an older open database blocks the new one until its tab is closed', async () => {
    const phone = newPhone()
    const old = await openAt(phone, 1)
    const tab = phone.openTab()
    const opened = new Promise((resolve) => tab.onOpened((result) => result.ok && resolve(result)))
    expect(codeOf(await read(tab, listGames))).toBe('blocked')
    // The browser reports only once that it waits.
    expect(codeOf(await read(tab, listGames))).toBe('blocked')
    old.close()
    await opened
    expect(codeOf(await read(tab, listGames))).toBe('ok')
  })
})

describe('a connection that the browser dropped', () => {
  it('a dropped connection is opened again, and the hand saved once', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    const db = the(await tab.open())
    db.backendDB().close()
    the(await appendChange(tab, id, hand))
    expect(await totalsOf(tab, id)).toEqual([[56, 23]])
  })

  it('a write is not repeated where only its answer was lost', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    const lossy: Connection = {
      ...tab,
      run: async (work) => {
        const lost = await tab.run(work)
        return lost.ok ? tab.run(work) : lost
      },
    }
    the(await appendChange(lossy, id, hand))
    expect(await totalsOf(tab, id)).toEqual([[56, 23]])
  })
})

describe('a full phone', () => {
  it('a full phone refuses the hand, keeps what was saved, and still reads', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand))
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(codeOf(await appendChange(tab, id, hand))).toBe('full')
    expect(await totalsOf(tab, id)).toEqual([[56, 23]])
  })
})

describe('a browser without storage', () => {
  const barred = {
    open: () => {
      throw new DOMException('not here', 'SecurityError')
    },
  }

  it('a browser without storage keeps an evening in memory and says so', async () => {
    const onInMemory = vi.fn()
    const tab = connect({ indexedDB: barred, IDBKeyRange, onInMemory })
    const id = await start(tab)
    the(await appendChange(tab, id, hand))
    expect(await totalsOf(tab, id)).toEqual([[56, 23]])
    expect(onInMemory).toHaveBeenCalledOnce()
  })

  it('what a browser without storage keeps in memory is in one window only', async () => {
    const [one, other] = [connect({ indexedDB: barred, IDBKeyRange }), connect({ indexedDB: barred, IDBKeyRange })]
    const id = await start(one)
    expect((await find(one, id)).state).toBe('ready')
    expect((await find(other, id)).state).toBe('missing')
  })
})

describe('storage that the browser emptied in mid-game', () => {
  it('emptied storage is not taken for a new phone, so no example appears', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    await new Promise((resolve) => {
      phone.indexedDB.deleteDatabase(DATABASE_NAME).onsuccess = resolve
    })
    expect((await find(tab, id)).state).toBe('evicted')
    expect(the(await read(tab, listGames))).toEqual([])
  })
})

describe('an error of the database', () => {
  const named = (name: string, inner?: unknown) => Object.assign(new Error(name), { name, inner })

  it.each<[string, unknown, string | undefined]>([
    ['a full disk behind an abort', named('AbortError', named('QuotaExceededError')), 'full'],
    ['an abort alone', named('AbortError'), 'connection-lost'],
    ['what iOS says after the background', named('AbortError', named('UnknownError')), 'connection-lost'],
    ['a database closed because it is newer', named('DatabaseClosedError', named('NewerDatabaseError')), 'newer'],
    [
      'one of many writes that found no room',
      Object.assign(named('BulkError'), { failures: [named('QuotaExceededError')] }),
      'full',
    ],
    ['a bug', new TypeError('x is not a function'), undefined],
    ['no error at all', 'oops', undefined],
  ])('the database error is understood: %s', (_, error, code) => {
    expect(problemOf(error)?.code).toBe(code)
  })
})
