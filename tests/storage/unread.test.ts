import { describe, expect, it } from 'vitest'
import { read, type Connection } from '@/lib/storage'
import { deleteEverything, readEverything } from '@/lib/storage/maintenance'
import { checkStorage, deleteRow, restoreRow } from '@/lib/storage/sharing'
import { newPhone, the } from '../support/storage'

/** A row of each kind that no reader accepts, with its key. */
const ODD = [
  ['houses', 'houses', 'odd', { id: 'odd', v: 1, name: 7 }],
  ['series', 'series', 'odd', { id: 'odd', v: 1, bestOf: 'many' }],
  ['players', 'players', 'odd', { id: 'odd', v: 99, name: 'Ann' }],
  ['settings', 'settings', 'odd', { key: 'odd', v: 0 }],
  ['evening', 'registers', 'evening/odd', { key: 'evening/odd', v: 1, value: { people: ['Ann'] } }],
  ['stakes', 'registers', 'stakes/odd', { key: 'stakes/odd', v: 1, value: { game: -1 } }],
  ['contest', 'registers', 'contest/odd', { key: 'contest/odd', v: 1, value: { pairs: [] } }],
  ['unknown', 'registers', 'season/odd', { key: 'season/odd', v: 1, value: {} }],
] as const

const check = async (tab: Connection) => checkStorage(the(await read(tab, readEverything)))

describe.each(ODD)('a record of the kind %s that cannot be read', (what, table, key, row) => {
  async function withOdd() {
    const phone = newPhone()
    const tab = phone.openTab()
    the(await deleteEverything(tab))
    await phone.raw((db) => db.table(table).put(row))
    return tab
  }

  it('is named with its place, and not counted as readable', async () => {
    const { readable, unread, rows } = await check(await withOdd())
    expect(unread).toMatchObject([{ what, table, key }])
    expect(unread[0]?.place).not.toBe('')
    expect(readable).toEqual([])
    expect(rows).toEqual([{ table, row }])
  })

  it('can be deleted, and comes back as it was', async () => {
    const tab = await withOdd()
    const before = await check(tab)
    const deleted = the(await deleteRow(tab, table, key))
    expect((await check(tab)).unread).toEqual([])
    the(await restoreRow(tab, table, key, deleted))
    expect(await check(tab)).toEqual(before)
  })
})
