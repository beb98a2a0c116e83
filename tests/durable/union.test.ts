import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Connection } from '@/lib/durable/connection'
import { readDamage } from '@/lib/durable/damage'
import { read } from '@/lib/durable/watch'
import { deleteNote, eraseNotes, notesOf, openNotes, putRows, rowsOf, saveNote, type Notes } from '../support/notes'
import { replicaDisk, type ReplicaDisk } from '../support/replica'

interface Phone {
  readonly indexedDB: IDBFactory
  readonly disk: ReplicaDisk
}

const newPhone = (): Phone => ({ indexedDB: new IDBFactory(), disk: replicaDisk() })

const openTab = ({ indexedDB, disk }: Phone) =>
  openNotes(indexedDB, { replica: disk.openTab({ indexedDB, IDBKeyRange }) })

/** A step: a note is written or, if its text is `null`, deleted; or everything is erased. */
type NoteChange = { readonly id: string; readonly text: string | null } | 'erase'

const anyStep: fc.Arbitrary<NoteChange> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ id: fc.constantFrom('a', 'b', 'c'), text: fc.option(fc.constantFrom('1', '2', '3')) }),
  },
  { weight: 1, arbitrary: fc.constant('erase' as const) },
)

async function carryOut(tab: Connection<Notes>, step: NoteChange): Promise<void> {
  if (step === 'erase') expect((await eraseNotes(tab)).ok).toBe(true)
  else if (step.text === null) expect((await deleteNote(tab, step.id)).ok).toBe(true)
  else expect((await saveNote(tab, step.id, step.text)).ok).toBe(true)
}

/** Returns the notes that should exist after some steps. */
function after(steps: readonly NoteChange[]): Readonly<Record<string, string>> {
  const notes = new Map<string, string>()
  for (const step of steps) {
    if (step === 'erase') notes.clear()
    else if (step.text === null) notes.delete(step.id)
    else notes.set(step.id, step.text)
  }
  return Object.fromEntries(notes)
}

async function play(phone: Phone, steps: readonly NoteChange[]): Promise<void> {
  const tab = openTab(phone)
  await tab.open()
  for (const step of steps) await carryOut(tab, step)
  await tab.secure()
  tab.close()
}

/** Returns the notes on a phone, and those in each of its two copies alone. */
async function shown(phone: Phone) {
  const tab = openTab(phone)
  await tab.open()
  await tab.secure()
  const both = await notesOf(tab)
  tab.close()
  const alone = openTab({ indexedDB: phone.indexedDB, disk: replicaDisk() })
  const database = await notesOf(alone)
  alone.close()
  const filled = openTab({ indexedDB: new IDBFactory(), disk: phone.disk })
  const replica = await notesOf(filled)
  filled.close()
  return { both, database, replica }
}

describe('two copies', () => {
  it('both copies hold everything after an old state returned, and nothing deleted returns', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { maxLength: 8 }),
        fc.array(anyStep, { minLength: 1, maxLength: 5 }),
        fc.array(anyStep, { maxLength: 2 }),
        fc.constantFrom('database', 'replica'),
        async (before, lost, since, behind) => {
          const phone = newPhone()
          await play(phone, before)
          const [database, files] = [await rowsOf(phone.indexedDB), phone.disk.slots.map(({ bytes }) => bytes.slice())]
          await play(phone, lost)
          if (behind === 'database') await putRows(phone.indexedDB, database)
          else for (const [at, slot] of phone.disk.slots.entries()) slot.bytes = files[at] ?? slot.bytes
          await play(phone, since)
          const all = after([...before, ...lost, ...since])
          expect(await shown(phone)).toEqual({ both: all, database: all, replica: all })
        },
      ),
      { numRuns: 25 },
    )
  }, 120_000)

  it('both copies hold all that was written since they parted', async () => {
    const phone = newPhone()
    await play(phone, [{ id: 'a', text: '1' }])
    const files = phone.disk.slots.map(({ bytes }) => bytes.slice())
    const database = await rowsOf(phone.indexedDB)
    await play(phone, [{ id: 'b', text: '2' }])
    const withB = phone.disk.slots.map(({ bytes }) => bytes.slice())
    await putRows(phone.indexedDB, database)
    for (const [at, slot] of phone.disk.slots.entries()) slot.bytes = files[at] ?? slot.bytes
    await play(phone, [{ id: 'c', text: '3' }])
    for (const [at, slot] of phone.disk.slots.entries()) slot.bytes = withB[at] ?? slot.bytes
    const all = { a: '1', b: '2', c: '3' }
    expect(await shown(phone)).toEqual({ both: all, database: all, replica: all })
  })

  it('a damaged row that is in one copy alone is named and left there', async () => {
    const phone = newPhone()
    await play(phone, [{ id: 'a', text: '1' }])
    const database = new Map(await rowsOf(phone.indexedDB))
    database.set(
      'notes',
      (database.get('notes') ?? []).map((row) => ({ ...Object(row), text: 'rotten' })),
    )
    await putRows(phone.indexedDB, database)
    for (const slot of phone.disk.slots) slot.bytes = new Uint8Array(0)
    for (const start of ['first', 'second']) {
      const tab = openTab(phone)
      await tab.open()
      await tab.secure()
      const damage = await read(tab, readDamage)
      expect(damage.ok && damage.value.filter(({ table }) => table === 'notes'), `the ${start} start`).toMatchObject([
        { store: 'database', fault: 'unreadable', key: 'a', repaired: false, found: { text: 'rotten' } },
      ])
      tab.close()
    }
  })
})
