import { describe, expect, it } from 'vitest'
import { ok } from '@/lib/core/result'
import { transact } from '@/lib/durable/transact'
import { findDraft, read, readDamage, type Connection } from '@/lib/storage'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { clearDraft } from '@/lib/storage/games/write-draft'
import { deleteGame } from '@/lib/storage/maintenance'
import { counted, newPhone, start, the, totalsOf, type Phone } from '../../support/storage'

/** More rows than are read at once. */
const MANY = 900

/** Returns the requests to the replica while a tab was opened and both copies were compared. */
async function askedBy(phone: Phone): Promise<{ readonly tab: Connection; readonly asked: readonly string[] }> {
  phone.disk.asked.length = 0
  const tab = phone.openTab('with-replica')
  the(await tab.open())
  await tab.secure()
  return { tab, asked: [...phone.disk.asked] }
}

async function played(): Promise<{ readonly phone: Phone; readonly tab: Connection; readonly id: string }> {
  const phone = newPhone()
  const { tab } = await askedBy(phone)
  const id = await start(tab)
  the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [56, 23]) }))
  return { phone, tab, id }
}

const draftKey = (index: number): string => `d${String(index).padStart(4, '0')}`

/** Writes a row: the form of a game that need not exist. */
const putDraft = (tab: Connection, index: number) =>
  transact(tab, ['drafts'], async (db) => {
    await db.drafts.put({ gameId: draftKey(index), v: 1, updatedAt: 1, form: { index } })
    return ok(null)
  })

/** Returns a phone with more rows in a table than are compared at once, some of them deleted. */
async function crowded(): Promise<Phone> {
  const { phone, tab } = await played()
  for (let index = 0; index < MANY; index += 1) the(await putDraft(tab, index))
  for (const index of [0, 399, 400, 401, MANY - 1]) the(await clearDraft(tab, draftKey(index)))
  tab.close()
  return phone
}

describe('two copies that hold the same', () => {
  it('two equal copies are compared without reading them whole', async () => {
    const { phone, tab } = await played()
    tab.close()
    expect((await askedBy(phone)).asked).toEqual(['compare'])
  })

  it('two copies are equal after a game was deleted and the replica rewritten', async () => {
    const { phone, tab, id } = await played()
    const other = the(await startGame(tab, { rules: { base: 'bela-2' }, names: ['Ann', 'Ben'], dealer: 0 }))
    the(await deleteGame(tab, id))
    tab.close()
    const next = await askedBy(phone)
    expect(next.asked).toEqual(['compare'])
    expect(await totalsOf(next.tab, other)).toEqual([])
  })

  it('two copies are read whole and repaired where a game was never counted', async () => {
    const { phone, tab, id } = await played()
    tab.close()
    await phone.raw((db) => db.table('tallies').delete(id))
    const next = await askedBy(phone)
    expect(next.asked).toContain('read')
    expect(await phone.raw((db) => db.table('tallies').get(id))).toMatchObject({ gameId: id })
    next.tab.close()
    expect((await askedBy(phone)).asked).toEqual(['compare'])
  })

  it('two copies with thousands of rows, some deleted, compare as equal', async () => {
    const phone = await crowded()
    expect((await askedBy(phone)).asked).toEqual(['compare'])
  }, 60_000)
})

describe('rows that one copy lacks', () => {
  it('a row written while the replica was off is added, and is no damage', async () => {
    const { phone, tab, id } = await played()
    phone.disk.broken = 'QuotaExceededError'
    the(await appendChange(tab, id, { kind: 'recorded', facts: counted(1, [38, 106]) }))
    tab.close()
    phone.disk.broken = null
    const next = await askedBy(phone)
    expect(next.asked).toEqual(['compare', 'read', 'append'])
    expect(the(await read(next.tab, readDamage))).toEqual([])
    next.tab.close()
    await phone.raw((db) => db.table('entries').clear())
    expect(await totalsOf((await askedBy(phone)).tab, id)).toEqual([
      [56, 23],
      [94, 129],
    ])
  })

  it.each([1, 398, 402, MANY - 2])(
    'a missing row is found anywhere among thousands: row %i',
    async (index) => {
      const phone = await crowded()
      await phone.raw((db) => db.table('drafts').delete(draftKey(index)))
      const { tab, asked } = await askedBy(phone)
      expect(asked).toContain('read')
      expect(the(await read(tab, (db) => findDraft(db, draftKey(index))))).toEqual({ form: { index } })
    },
    60_000,
  )

  it.each(['different', 'unknown'] as const)('a difference is found where a row is %s', async (how) => {
    const { phone, tab, id } = await played()
    tab.close()
    if (how === 'different') await phone.raw((db) => db.table('games').update(id, { dealer: 0 }))
    if (how === 'unknown') await phone.raw((db) => db.table('drafts').put({ gameId: 'x', v: 1, updatedAt: 1, form: 1 }))
    expect((await askedBy(phone)).asked).toContain('read')
  })
})
