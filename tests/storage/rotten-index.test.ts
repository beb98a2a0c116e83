import { IDBIndex } from 'fake-indexeddb'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteGame } from '@/lib/storage/maintenance'
import { isRow } from '@/lib/storage/records/record'
import { appendChange } from '@/lib/storage/writing'
import { counted, newPhone, ready, start, the, totalsOf, type Phone } from '../support/storage'

// A database that has rotted may keep an index that names rows which are gone, or others that came to lie in their place.

const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach((one) => one()))

/** From now on the index of games names these as well, in every table. */
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

/** Two games of a hand each. */
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
  it('puts nothing on a sheet that does not belong there, and nothing twice', async () => {
    const { phone, tab, one, other } = await twoGames()
    misname('getAll', [undefined, ...(await rowsOf(phone, other)), ...(await rowsOf(phone, one))])
    const { sheet } = await ready(tab, one)
    expect(sheet.rows.map(({ row, rivals }) => [row.state, rivals])).toEqual([['scored', []]])
    expect(await totalsOf(tab, one)).toEqual([[56, 23]])
  })

  it('has no other game deleted with the one that is', async () => {
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
