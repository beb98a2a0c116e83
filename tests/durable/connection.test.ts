import { IDBDatabase, IDBFactory, IDBObjectStore, IDBRequest } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { ok } from '@/lib/core/result'
import {
  stateAfter,
  CONNECTION_EVENTS,
  CONNECTION_STATES,
  isElsewhere,
  isReady,
  type ConnectionEvent,
  type ConnectionState,
} from '@/lib/durable/connection-state'
import { KEYS } from '@/lib/durable/keys'
import { readStamp } from '@/lib/durable/meta'
import { transact } from '@/lib/durable/transact'
import { notesOf, openNotes, saveNote } from '../support/notes'

type Row = readonly [ConnectionState, Readonly<Partial<Record<ConnectionEvent, ConnectionState>>>]

const TABLE: readonly Row[] = [
  ['closed', { asked: 'opening', ended: 'over' }],
  ['opening', { opened: 'ready', failed: 'closed', rotten: 'moving', ended: 'over' }],
  ['ready', { lost: 'closed', ended: 'over' }],
  ['moving', { opened: 'moved', failed: 'away', ended: 'over' }],
  ['moved', { lost: 'away', ended: 'over' }],
  ['away', { asked: 'moving', ended: 'over' }],
  ['over', {}],
]

describe('the connection to the database', () => {
  it.each(TABLE)('a connection that is %s follows the table of states, and otherwise stays', (state, steps) => {
    for (const event of CONNECTION_EVENTS)
      expect([event, stateAfter(state, event)]).toEqual([event, steps[event] ?? state])
  })

  it('a moved connection never returns home, and an ended one never restarts', () => {
    for (const state of CONNECTION_STATES)
      for (const event of CONNECTION_EVENTS) {
        const next = stateAfter(state, event)
        if (isElsewhere(state)) expect(isElsewhere(next) || next === 'over').toBe(true)
        if (state === 'over') expect(next).toBe('over')
      }
  })

  it('a connection can be used only where it was opened', () => {
    expect(CONNECTION_STATES.filter(isReady)).toEqual(['ready', 'moved'])
  })
})

describe('opening a database', () => {
  const writesOf = async (open: () => Promise<unknown>) => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await open()
    const modes = begun.mock.calls.map(([, mode]) => mode)
    begun.mockRestore()
    return modes.filter((mode) => mode === 'readwrite').length
  }

  it('opening writes to a new database, and not to one that this code has opened', async () => {
    const indexedDB = new IDBFactory()
    const first = openNotes(indexedDB)
    expect(await writesOf(() => first.open())).toBeGreaterThan(0)
    first.close()
    const second = openNotes(indexedDB)
    expect(await writesOf(() => second.open())).toBe(0)
    expect(second.device()).toBe(first.device())
    second.close()
  })

  it('opening stamps a database that older code has opened', async () => {
    const indexedDB = new IDBFactory()
    const first = openNotes(indexedDB)
    const opened = await first.open()
    if (!opened.ok) throw new Error('it opens')
    await opened.value.meta.put({ key: KEYS.minWriter, value: 0 })
    first.close()
    const second = openNotes(indexedDB)
    const again = await second.open()
    expect(again.ok && (await readStamp(again.value)).least).toBe(1)
    expect(second.device()).toBe(first.device())
    second.close()
  })
})

describe('work that does not answer', () => {
  it('silent work is cancelled alone, and other work in the tab is done once', async () => {
    const tab = openNotes(new IDBFactory(), { timeout: 300 })
    expect((await saveNote(tab, 'a')).ok).toBe(true)
    const opened = await tab.open()
    const close = vi.fn()
    if (opened.ok) opened.value.on('close', close)
    let times = 0
    let isOver = false
    // The database answers every read of this work, which goes on until the test ends it.
    const busy = tab.run(async (db, task) => {
      times += 1
      await db.transaction('rw', ['lengths'], async (transaction) => {
        task.transactions.add(transaction)
        while (!isOver) await db.lengths.get('a')
      })
      return ok(null)
    })
    const silent = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => new IDBRequest())
    const saved = await transact(tab, ['notes'], async (db) => {
      await db.notes.put({ id: 'b', group: 'b', place: 0, text: 'b' })
      return ok(null)
    })
    silent.mockRestore()
    isOver = true
    expect(saved.ok).toBe(true)
    expect((await busy).ok).toBe(true)
    expect(times).toBe(1)
    expect(close).not.toHaveBeenCalled()
    expect(await notesOf(tab)).toEqual({ a: 'a', b: 'b' })
  })

  it('silent work in a silent database opens the database again', async () => {
    const tab = openNotes(new IDBFactory(), { timeout: 200 })
    expect((await saveNote(tab, 'a')).ok).toBe(true)
    const opened = await tab.open()
    const close = vi.fn()
    if (opened.ok) opened.value.on('close', close)
    const silent = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest())
    const count = vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementation(() => new IDBRequest())
    const refused = await saveNote(tab, 'b')
    for (const mock of [silent, count]) mock.mockRestore()
    expect(refused.ok).toBe(false)
    expect(close).toHaveBeenCalled()
    expect((await saveNote(tab, 'b')).ok).toBe(true)
  })
})
