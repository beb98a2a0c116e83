import { IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it } from 'vitest'
import { readStamp } from '@/lib/durable/meta'
import type { Migration } from '@/lib/durable/schema'
import { read } from '@/lib/durable/watch'
import { FIRST, notesOf, openNotes, saveNote } from '../support/notes'
import { replicaDisk, type ReplicaDisk } from '../support/replica'

/** A migration that a later build of the small app would add. */
const SECOND: Migration = {
  version: 2,
  name: 'pictures, and notes by their text',
  tables: { ...FIRST.tables, notes: `${FIRST.tables['notes']}, text`, pictures: '&id' },
}

interface Phone {
  readonly indexedDB: IDBFactory
  readonly disk: ReplicaDisk
}

const openTab = ({ indexedDB, disk }: Phone, migrations: readonly Migration[]) =>
  openNotes(indexedDB, { migrations, replica: disk.openTab({ indexedDB, IDBKeyRange }) })

/** Returns a phone on which the first build left two notes. */
async function left(): Promise<Phone> {
  const phone = { indexedDB: new IDBFactory(), disk: replicaDisk() }
  const tab = openTab(phone, [FIRST])
  for (const id of ['a', 'b']) expect((await saveNote(tab, id)).ok).toBe(true)
  await tab.secure()
  tab.close()
  return phone
}

async function broughtUp(phone: Phone) {
  const tab = openTab(phone, [FIRST, SECOND])
  await tab.open()
  await tab.secure()
  return tab
}

/** Checks that everything the first build wrote is in the tables of the second. */
async function expectWhole(phone: Phone): Promise<void> {
  const tab = await broughtUp(phone)
  expect(await notesOf(tab)).toEqual({ a: 'a', b: 'b' })
  const byText = await read(tab, async (db) => db.notes.where('text').equals('b').primaryKeys())
  expect(byText).toEqual({ ok: true, value: ['b'] })
  expect(await read(tab, async (db) => db.table('pictures').count())).toEqual({ ok: true, value: 0 })
  expect(await read(tab, readStamp)).toMatchObject({ ok: true, value: { least: 2 } })
  tab.close()
}

describe('a database of the previous build', () => {
  it('the old database opens with all its data, and again a second time', async () => {
    const phone = await left()
    await expectWhole(phone)
    await expectWhole(phone)
  })

  it('the old data returns from the second copy alone', async () => {
    const phone = await left()
    await expectWhole({ ...phone, indexedDB: new IDBFactory() })
  })

  it('the previous build can no longer open the database', async () => {
    const phone = await left()
    await expectWhole(phone)
    const tab = openTab(phone, [FIRST])
    expect(await tab.open()).toMatchObject({ error: { code: 'newer' } })
    tab.close()
  })

  it('an interrupted migration is finished or restarted, whichever step it reached', async () => {
    const whole = openTab(await left(), [FIRST, SECOND])
    const counter = diesAt(Infinity)
    await whole.open()
    const steps = counter.steps()
    switchOn()
    whole.close()
    expect(steps).toBeGreaterThan(5)
    for (let step = 1; step <= steps; step += 1) {
      const phone = await left()
      const dying = openTab(phone, [FIRST, SECOND])
      diesAt(step)
      await dying.open()
      dying.close()
      switchOn()
      await expectWhole(phone)
    }
  })
})

/** Makes every call on a database fail from this number on, as if the phone were switched off. */
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
afterEach(switchOn)

/** Aborts the running transaction of a part of the database. */
function abort(part: object): void {
  const transaction: unknown =
    Reflect.get(part, 'transaction') ?? Reflect.get(Reflect.get(part, 'objectStore') ?? {}, 'transaction')
  if (typeof transaction !== 'object' || transaction === null) return
  try {
    Reflect.apply(Reflect.get(transaction, 'abort'), transaction, [])
  } catch {
    // It has ended already.
  }
}
