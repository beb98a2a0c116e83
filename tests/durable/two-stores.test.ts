import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import type { Connection } from '@/lib/durable/connection'
import { readDamage } from '@/lib/durable/damage'
import { MARK } from '@/lib/durable/replica/record'
import { read } from '@/lib/durable/watch'
import {
  deleteNote,
  eraseNotes,
  isErasurePending,
  notesOf,
  openNotes,
  putRows,
  rawNotes,
  rowsOf,
  saveNote,
  type Notes,
} from '../support/notes'
import { replicaDisk, type ReplicaDisk } from '../support/replica'

interface Phone {
  readonly indexedDB: IDBFactory
  readonly disk: ReplicaDisk
  readonly openTab: () => Connection<Notes>
}

function phone(indexedDB = new IDBFactory(), disk = replicaDisk()): Phone {
  return { indexedDB, disk, openTab: () => openNotes(indexedDB, { replica: disk.openTab({ indexedDB, IDBKeyRange }) }) }
}

const saved = async (work: Promise<{ readonly ok: boolean }>) => expect((await work).ok).toBe(true)

/** Returns a phone with some notes, each saved in a tab of its own. */
async function written(...ids: readonly string[]): Promise<Phone> {
  const one = phone()
  for (const id of ids) await evening(one, (tab) => saveNote(tab, id))
  return one
}

/** Does the work in a tab, and closes it when both copies agree. */
async function evening(one: Phone, work: (tab: Connection<Notes>) => Promise<{ readonly ok: boolean }>): Promise<void> {
  const tab = one.openTab()
  await saved(work(tab))
  await tab.secure()
  tab.close()
}

const damageOn = async (tab: Connection<Notes>) => {
  const found = await read(tab, readDamage)
  return found.ok ? found.value : []
}

const textOf = ({ disk }: Phone) => disk.slots.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')

describe('a database that lost its last write', () => {
  it('the lost write returns beside the writes made since', async () => {
    const one = await written('a1')
    const before = await rowsOf(one.indexedDB)
    await evening(one, (tab) => saveNote(tab, 'a2', 'lost', 1))
    await putRows(one.indexedDB, before)
    const tab = one.openTab()
    await saved(saveNote(tab, 'a3', 'since', 1))
    await saved(saveNote(tab, 'a4', 'later', 2))
    await tab.secure()
    expect(tab.replica.state()).toEqual({ state: 'on' })
    expect(await notesOf(tab)).toEqual({ a1: 'a1', a2: 'lost', a3: 'since', a4: 'later' })
    expect(await damageOn(tab)).toMatchObject([{ table: 'notes', key: 'a2', fault: 'missing', repaired: true }])
  })

  it('a row written since wins over the lost one with its name', async () => {
    const one = await written('a')
    const before = await rowsOf(one.indexedDB)
    await evening(one, (tab) => saveNote(tab, 'a', 'lost'))
    await putRows(one.indexedDB, before)
    const tab = one.openTab()
    await saved(saveNote(tab, 'a', 'since'))
    await tab.secure()
    expect(await notesOf(tab)).toEqual({ a: 'since' })
  })

  it('the lost write returns where nothing was written since', async () => {
    const one = await written('a')
    const before = await rowsOf(one.indexedDB)
    await evening(one, (tab) => saveNote(tab, 'b'))
    await putRows(one.indexedDB, before)
    const tab = one.openTab()
    await tab.recover()
    expect(await notesOf(tab)).toEqual({ a: 'a', b: 'b' })
    expect(await rawNotes(one.indexedDB, (db) => db.lengths.get('b'))).toMatchObject({ id: 'b', length: 1 })
  })
})

describe('erasing everything', () => {
  it('erased data does not return with an older database', async () => {
    for (const isMarked of [true, false]) {
      const one = await written('a', 'b')
      const before = new Map(await rowsOf(one.indexedDB))
      if (!isMarked)
        for (const [name, rows] of before)
          before.set(
            name,
            rows.map((row) => ({ ...Object(row), [MARK]: undefined })),
          )
      await evening(one, eraseNotes)
      await evening(one, (tab) => saveNote(tab, 'c'))
      await putRows(one.indexedDB, before)
      const tab = one.openTab()
      await tab.recover()
      expect(await notesOf(tab)).toEqual({ c: 'c' })
      await saved(saveNote(tab, 'd'))
      await tab.secure()
      expect(textOf(one)).not.toMatch(/"id":"[ab]"/)
      tab.close()
      const alone = phone(new IDBFactory(), one.disk).openTab()
      await alone.secure()
      expect(await notesOf(alone)).toEqual({ c: 'c', d: 'd' })
    }
  })

  it('a write to an older database does not undo the erasing', async () => {
    const one = await written('a')
    const before = await rowsOf(one.indexedDB)
    await evening(one, eraseNotes)
    await putRows(one.indexedDB, before)
    const tab = one.openTab()
    await saved(saveNote(tab, 'b'))
    expect(await notesOf(tab)).toEqual({ b: 'b' })
  })

  it('erased data does not return with an older second copy', async () => {
    const one = await written('a', 'b')
    const before = one.disk.slots.map(({ bytes }) => bytes.slice())
    await evening(one, eraseNotes)
    for (const [index, slot] of one.disk.slots.entries()) slot.bytes = before[index] ?? slot.bytes
    const tab = one.openTab()
    await tab.recover()
    expect(await notesOf(tab)).toEqual({})
    expect(textOf(one)).not.toMatch(/"id":"[ab]"/)
  })

  it('erasing is pending while the second copy is off, and done once it is back', async () => {
    const one = await written('a', 'b')
    const tab = one.openTab()
    await tab.secure()
    one.disk.broken = 'InvalidStateError'
    await saved(eraseNotes(tab))
    expect(await isErasurePending(tab)).toBe(true)
    tab.close()
    const next = one.openTab()
    await saved(saveNote(next, 'c'))
    expect(await isErasurePending(next)).toBe(true)
    expect(textOf(one)).toMatch(/"id":"a"/)
    one.disk.broken = null
    await next.recover()
    await next.secure()
    expect(await isErasurePending(next)).toBe(false)
    expect(textOf(one)).not.toMatch(/"id":"[ab]"/)
    expect(await notesOf(next)).toEqual({ c: 'c' })
  })

  it('erasing is not pending where it is done or there is no second copy', async () => {
    const one = await written('a')
    const tab = one.openTab()
    await tab.secure()
    await saved(eraseNotes(tab))
    expect(await isErasurePending(tab)).toBe(false)
    const bare = openNotes()
    await saved(saveNote(bare, 'a'))
    await saved(eraseNotes(bare))
    expect(await isErasurePending(bare)).toBe(false)
  })
})

describe('a database elsewhere, as its own place did not open', () => {
  const ROTTEN = () => {
    throw new DOMException('Internal error opening backing store', 'UnknownError')
  }

  /** Returns a browser whose own place fails on demand, with another place, which may be held open. */
  function twoPlaces() {
    const [home, bucket] = [new IDBFactory(), new IDBFactory()]
    const state = { isRotten: false, isHeld: false, isThere: false }
    const flaky: IDBFactory = Object.create(home, {
      open: { value: (...args: Parameters<IDBFactory['open']>) => (state.isRotten ? ROTTEN() : home.open(...args)) },
    })
    const elsewhere = {
      open: async () => {
        state.isThere = true
        return bucket
      },
      clear: async (copyRowsFrom: (indexedDB: IDBFactory) => Promise<boolean>) => {
        if (state.isThere && !state.isHeld && (await copyRowsFrom(bucket))) state.isThere = false
      },
    }
    const disk = replicaDisk()
    const openTab = () => openNotes(flaky, { elsewhere, replica: disk.openTab() })
    return { state, disk, openTab }
  }

  it('hands saved elsewhere while the second copy was off are kept', async () => {
    const { state, disk, openTab } = twoPlaces()
    const first = openTab()
    await saved(saveNote(first, 'a'))
    await first.secure()
    first.close()
    Object.assign(state, { isRotten: true })
    disk.broken = 'NotReadableError'
    const moved = openTab()
    await saved(saveNote(moved, 'b'))
    moved.close()
    Object.assign(state, { isRotten: false })
    disk.broken = null
    const back = openTab()
    await back.open()
    await expect.poll(() => state.isThere).toBe(false)
    expect(await notesOf(back)).toEqual({ a: 'a', b: 'b' })
    await back.secure()
    expect(disk.slots.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')).toContain('"id":"b"')
  })

  it('two tabs, one elsewhere and one at home, lose nothing', async () => {
    const { state, disk, openTab } = twoPlaces()
    const first = openTab()
    await saved(saveNote(first, 'a'))
    await first.secure()
    Object.assign(state, { isRotten: true, isHeld: true })
    const moved = openTab()
    await saved(saveNote(moved, 'b'))
    Object.assign(state, { isRotten: false })
    await saved(saveNote(first, 'c'))
    disk.broken = 'NotReadableError'
    await saved(saveNote(moved, 'd'))
    await saved(deleteNote(first, 'a'))
    disk.broken = null
    for (const tab of [first, moved]) tab.close()
    Object.assign(state, { isHeld: false })
    const back = openTab()
    await back.open()
    await expect.poll(() => state.isThere).toBe(false)
    expect(await notesOf(back)).toEqual({ b: 'b', c: 'c', d: 'd' })
  })
})
