import { afterEach, expect, it } from 'vitest'
import { faultyDatabase } from '../support/faulty-database'
import { damagedPhone, notesOf, openNotes, saveNote } from '../support/notes'

// A database that does not answer one call, and answers every other. Work that waits for that answer keeps its transaction
// open.

const faulty = faultyDatabase()
afterEach(() => void faulty.lift())

/** The times, in milliseconds, that a tab waits for an answer, and that another may have to wait for that tab. */
const SHORT = 60
const LONG = 3_000

/** Leaves one call of a tab that saves a note unanswered. Returns the result in another tab while the first one is open. */
async function unanswered(at: number) {
  const { indexedDB, disk } = await damagedPhone()
  const openTab = (timeout: number) => openNotes(indexedDB, { timeout, replica: disk.openTab() })
  const tab = openTab(SHORT)
  faulty.strike('silent', at, 'once')
  await saveNote(tab, 'c')
  await tab.secure()
  const { calls, struck } = faulty.lift()
  const other = openTab(LONG)
  const saved = await saveNote(other, 'd')
  const notes = saved.ok ? await notesOf(other) : saved.error.code
  other.close()
  tab.close()
  return { calls, struck, notes }
}

it('a tab that gives up a call frees the tables for all others', async () => {
  const { calls } = await unanswered(Number.MAX_SAFE_INTEGER)
  let struck = 0
  for (let at = 1; at <= calls; at += 1) {
    const found = await unanswered(at)
    if (found.struck) struck += 1
    expect({ at, notes: found.notes }).toMatchObject({ at, notes: { a: 'a', b: 'b', d: 'd' } })
  }
  expect(struck).toBeGreaterThan(calls / 2)
})
