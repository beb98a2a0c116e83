// Imported before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { ok } from '@/lib/core/result'
import type { Connection } from '@/lib/durable/connection'
import { MissingCodeError } from '@/lib/durable/needed'
import { transact } from '@/lib/durable/transact'
import { trust, trustedAs } from '@/lib/durable/trusted'
import { read, watch } from '@/lib/durable/watch'
import { openNotes, rawNotes, saveNote, type Note, type Notes } from '../support/notes'

const NOTE: Note = { id: 'a1', group: 'a', place: 0, text: 'milk' }

const put = (tab: Connection<Notes>, note: Note) =>
  transact(tab, ['notes', 'lengths'], async (db) => {
    await db.notes.put(note)
    return ok(null)
  })

async function found(tab: Connection<Notes>, id = NOTE.id): Promise<unknown> {
  const answer = await read(tab, (db) => db.notes.get(id))
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.value
}

describe('trust in a row', () => {
  it('a trusted row is trusted when read, and has no extra properties', async () => {
    const indexedDB = new IDBFactory()
    await put(openNotes(indexedDB), trust({ ...NOTE }, 'four'))
    const row = await found(openNotes(indexedDB))
    expect(row).toEqual(NOTE)
    expect(trustedAs(row)).toBe('four')
  })

  it('a trusted row is trusted in every way of reading', async () => {
    const tab = openNotes()
    await put(tab, trust({ ...NOTE }))
    const rows = await read(tab, async (db) => [
      ...(await db.notes.toArray()),
      ...(await db.notes.bulkGet([NOTE.id])),
      ...(await db.notes.where('group').equals('a').limit(1).toArray()),
      ...(await db.notes.orderBy('group').reverse().limit(1).toArray()),
    ])
    expect(rows.ok && rows.value.map(trustedAs)).toEqual(['', '', '', ''])
  })

  it('an unknown row and a copy of a trusted one are not trusted', async () => {
    const tab = openNotes()
    await put(tab, { ...trust({ ...NOTE }) })
    expect(trustedAs(await found(tab))).toBeNull()
  })

  it('a row cannot claim to be trusted', async () => {
    const tab = openNotes()
    const said = { ...NOTE, '~trust': ['1', ''] }
    await put(tab, said)
    const row = await found(tab)
    expect(row).toEqual(NOTE)
    expect(trustedAs(row)).toBeNull()
  })

  it('a row is not trusted if other readers trusted it', async () => {
    const indexedDB = new IDBFactory()
    await put(openNotes(indexedDB), trust({ ...NOTE }))
    expect(trustedAs(await found(openNotes(indexedDB, { readers: '2' })))).toBeNull()
  })

  it.each<[string, (row: object) => object]>([
    ['has rotted', (row) => ({ ...row, text: 'ilk' })],
    ['has lost its checksum', (row) => ({ ...row, '~': undefined })],
  ])('a row that %s is not trusted', async (_, rot) => {
    const indexedDB = new IDBFactory()
    const tab = openNotes(indexedDB)
    await put(tab, trust({ ...NOTE }))
    tab.close()
    await rawNotes(indexedDB, (db) =>
      db.transaction('rw', ['notes'], async (transaction) => {
        db.raw.add(transaction.idbtrans)
        const row: unknown = await db.notes.get(NOTE.id)
        await db.table('notes').put(rot(Object(row)))
      }),
    )
    expect(trustedAs(await found(openNotes(indexedDB)))).toBeNull()
  })
})

describe('work that needs missing code', () => {
  /** Returns a reader that needs code which must be fetched first. */
  function lazyReader() {
    let isHere = false
    const fetch = vi.fn(async () => void (isHere = true))
    const readNotes = async (db: Notes) => {
      const rows = await db.notes.toArray()
      if (!isHere) throw new MissingCodeError(fetch)
      return rows.length
    }
    return { fetch, readNotes }
  }

  it('the work is repeated once the code has arrived', async () => {
    const tab = openNotes()
    await saveNote(tab, 'a1')
    const { fetch, readNotes } = lazyReader()
    expect(await read(tab, readNotes)).toEqual({ ok: true, value: 1 })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('the work writes nothing until then, and once after that', async () => {
    const tab = openNotes()
    const { readNotes } = lazyReader()
    const written = await transact(tab, ['notes', 'lengths'], async (db) => {
      await db.notes.put({ ...NOTE, id: `a${await db.notes.count()}` })
      return ok(await readNotes(db))
    })
    expect(written).toEqual({ ok: true, value: 1 })
  })

  it('the work fails with its own code where a part of the app cannot be loaded', async () => {
    const failed = Object.assign(new Error('offline'), { name: 'ChunkLoadError' })
    const answer = await read(openNotes(), () => Promise.reject(new MissingCodeError(() => Promise.reject(failed))))
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-loaded' } })
  })

  it('a watched query continues once the code has arrived', async () => {
    const tab = openNotes()
    await saveNote(tab, 'a1')
    const { readNotes } = lazyReader()
    const counts: number[] = []
    const stop = watch(tab, readNotes, { next: (count) => counts.push(count), failed: () => counts.push(-1) })
    await vi.waitFor(() => expect(counts).toEqual([1]))
    await saveNote(tab, 'a2')
    await vi.waitFor(() => expect(counts).toEqual([1, 2]))
    stop()
  })
})
