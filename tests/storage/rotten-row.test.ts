import { describe, expect, it } from 'vitest'
import { appendChange, read, readDamage } from '@/lib/storage'
import { isRow } from '@/lib/storage/records/record'
import { counted, newPhone, start, the, totalsOf } from '../support/storage'
import type { Phone } from '../support/storage'

// What lies under the key of a row may have rotted so that it names another key, or none.

type Rot = (row: Readonly<Record<string, unknown>>) => unknown

interface RawRecord {
  value: unknown
}

/** Rots what lies under the key of one row of the log, behind the back of the database: its indexes list it as before. */
function rot(phone: Phone, id: string, rotten: Rot): void {
  const databases: unknown = Reflect.get(phone.indexedDB, '_databases')
  const raw: unknown = databases instanceof Map ? databases.get('yuss') : null
  const stores: unknown = isRow(raw) ? raw['rawObjectStores'] : null
  const store: unknown = stores instanceof Map ? stores.get('entries') : null
  const records: { get: (key: string) => RawRecord | undefined } = Reflect.get(Object(store), 'records')
  const record = records.get(id)
  if (record === undefined || !isRow(record.value)) throw new Error('no such row')
  record.value = rotten(record.value)
}

async function threeHands() {
  const phone = newPhone()
  const tab = phone.openTab('with-journal')
  const game = await start(tab)
  for (const totals of [
    [56, 23],
    [38, 106],
    [44, 60],
  ])
    the(await appendChange(tab, game, { kind: 'recorded', facts: counted(0, totals) }))
  const entries = await phone.raw((db) => db.entries.where('gameId').equals(game).sortBy('clock'))
  tab.close()
  return { phone, game, second: String(entries.filter(isRow)[1]?.['id']), before: entries }
}

describe.each<[string, Rot]>([
  ['is nothing that a row can be', () => null],
  ['is a number', () => 7],
  ['has lost its name', (row) => ({ ...row, id: undefined })],
  ['goes by another name', (row) => ({ ...row, id: 'kzzzzzzzzzzzzzzzzzzz' })],
])('a row that %s', (_, rotten) => {
  it('is put back from the second copy, and nothing else changes in either', async () => {
    const { phone, game, second, before } = await threeHands()
    rot(phone, second, rotten)
    const again = phone.openTab('with-journal')
    await again.open()
    await again.secure()
    expect(again.journal.state()).toEqual({ state: 'on' })
    expect(await totalsOf(again, game)).toHaveLength(3)
    expect(the(await read(again, readDamage))).toMatchObject([
      { store: 'database', fault: 'missing', table: 'entries', key: second, repaired: true },
    ])
    again.close()
    expect(await phone.raw((db) => db.entries.where('gameId').equals(game).sortBy('clock'))).toEqual(before)

    // The second copy by itself fills a new phone with the same.
    const other = newPhone(undefined, phone.disk)
    const tab = other.openTab('with-journal')
    expect(await totalsOf(tab, game)).toHaveLength(3)
    expect(await other.raw((db) => db.entries.where('gameId').equals(game).sortBy('clock'))).toEqual(before)
  })
})
