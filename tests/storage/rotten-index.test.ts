import { IDBIndex } from 'fake-indexeddb'
import { afterEach, describe, expect, it } from 'vitest'
import { appendChange } from '@/lib/storage/games/append-change'
import { deleteGame, rebuildSummaries, savePlayer } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { counted, newPhone, ready, start, the, totalsOf, type Phone } from '../support/storage'

// The index of a corrupted database may name rows that are gone, or other rows that have taken their place.

const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach((one) => one()))

/** Makes the index of games name these as well, in every table. */
function misname(method: 'getAll' | 'getAllKeys', found: readonly unknown[]): void {
  const real: unknown = Reflect.get(IDBIndex.prototype, method)
  if (typeof real !== 'function') throw new Error(`no ${method}`)
  Reflect.set(IDBIndex.prototype, method, function (this: IDBIndex, ...args: readonly unknown[]) {
    const request: object = Reflect.apply(real, this, args)
    if (this.name !== 'gameId') return request
    let result: readonly unknown[] = []
    const set = (value: readonly unknown[]) => (result = [...value, ...found])
    return Object.defineProperty(request, 'result', { get: () => result, set })
  })
  undo.push(() => Reflect.set(IDBIndex.prototype, method, real))
}

/** Returns a phone with two games of one hand each. */
async function twoGames() {
  const phone = newPhone()
  const tab = phone.openTab()
  const [one, other] = [await start(tab), await start(tab)]
  the(await appendChange(tab, one, { kind: 'recorded', facts: counted(0, [56, 23]) }))
  the(await appendChange(tab, other, { kind: 'recorded', facts: counted(1, [38, 106]) }))
  return { phone, tab, one, other }
}

const rowsOf = (phone: Phone, game: string) =>
  phone.raw(async (db) => (await db.entries.toArray()).filter(isRow).filter((row) => row['gameId'] === game))

describe('an index that names what is not there', () => {
  it('a wrong index puts no foreign hand on a sheet and none twice', async () => {
    const { phone, tab, one, other } = await twoGames()
    misname('getAll', [undefined, ...(await rowsOf(phone, other)), ...(await rowsOf(phone, one))])
    const { sheet } = await ready(tab, one)
    expect(sheet.rows.map(({ row, rivals }) => [row.state, rivals])).toEqual([['scored', []]])
    expect(await totalsOf(tab, one)).toEqual([[56, 23]])
  })

  it('a wrong index deletes no other game together with one', async () => {
    const { phone, tab, one, other } = await twoGames()
    const theirs = await rowsOf(phone, other)
    misname('getAll', [undefined, ...theirs])
    misname(
      'getAllKeys',
      theirs.map((row) => row['id']),
    )
    the(await deleteGame(tab, one))
    undo.splice(0).forEach((again) => again())
    expect(await rowsOf(phone, one)).toEqual([])
    expect(await totalsOf(tab, other)).toEqual([[38, 106]])
  })
})

/** Removes all rows with a key from an index, without the database noticing. */
function forget(phone: Phone, table: string, name: string, key: string): void {
  const databases: unknown = Reflect.get(phone.indexedDB, '_databases')
  const raw: unknown = databases instanceof Map ? databases.get('yuss') : null
  const stores: unknown = isRow(raw) ? raw['rawObjectStores'] : null
  const store: unknown = stores instanceof Map ? stores.get(table) : null
  const indexes: unknown = Reflect.get(Object(store), 'rawIndexes')
  const index: unknown = indexes instanceof Map ? indexes.get(name) : null
  const records: { delete: (key: string) => unknown } = Reflect.get(Object(index), 'records')
  records.delete(key)
}

describe('an index that lists a row under several keys', () => {
  it('a comparison of the copies restores the player whom an index lost under one name', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    the(await savePlayer(tab, { id: null, name: 'Michael', keys: ['mike'], colour: null, initials: null }))
    await tab.secure()
    tab.close()
    forget(phone, 'players', 'keys', 'mike')
    const listed = () => phone.raw((db) => db.players.where('keys').equals('mike').count())
    expect(await listed()).toBe(0)
    const next = phone.openTab('with-replica')
    await next.open()
    await next.secure()
    next.close()
    expect(await listed()).toBe(1)
  })
})

describe('an index that has lost the hands of a game', () => {
  it('a comparison of the copies restores the hands that an index lost', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    const game = await start(tab)
    the(await appendChange(tab, game, { kind: 'recorded', facts: counted(0, [56, 23]) }))
    await tab.secure()
    tab.close()
    forget(phone, 'entries', 'gameId', game)
    await phone.raw((db) => db.table('tallies').delete(game))
    // The summaries are rebuilt before the copies are compared.
    const early = phone.openTab()
    the(await rebuildSummaries(early, [game]))
    early.close()
    const next = phone.openTab('with-replica')
    await next.open()
    await next.secure()
    const { record } = await ready(next, game)
    expect(record.summary).toMatchObject({ hands: 1, totals: [56, 23] })
    expect(await totalsOf(next, game)).toEqual([[56, 23]])
    expect(await phone.raw((db) => db.tallies.get(game))).toMatchObject({ hands: 1 })
  })
})
