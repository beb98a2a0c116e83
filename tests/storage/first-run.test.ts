import { describe, expect, it } from 'vitest'
import { deleteEverything, listGames, listNames, putGames, read, readEverything, removeExample } from '@/lib/storage'
import type { Connection } from '@/lib/storage'
import { newPhone, start, the, totalsOf } from '../support/storage'

const games = async (tab: Connection) => the(await read(tab, listGames))

describe('the example on a new phone', () => {
  it('is the sheet that the source prints: 56 23, 94 129, 182 213, 326 213', async () => {
    const tab = newPhone().openTab()
    const [example] = await games(tab)
    expect(example).toMatchObject({ state: 'readable', record: { example: true, names: ['Mike', 'Yetta'] } })
    expect(await totalsOf(tab, example?.id ?? '')).toEqual([
      [56, 23],
      [94, 129],
      [182, 213],
      [326, 213],
    ])
    expect(example).toMatchObject({ record: { status: 'playing', summary: { totals: [326, 213], hands: 4 } } })
  })

  it('is there once, whatever the number of tabs', async () => {
    const phone = newPhone()
    const lists = await Promise.all([phone.openTab(), phone.openTab(), phone.openTab()].map(games))
    expect(lists.map((list) => list.length)).toEqual([1, 1, 1])
  })

  it('does not come back once it was removed', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    the(await removeExample(tab))
    expect(await games(tab)).toEqual([])
    expect(await games(phone.openTab())).toEqual([])
  })

  it('leaves the games of the table alone when it is removed', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    the(await removeExample(tab))
    expect((await games(tab)).map((game) => game.id)).toEqual([id])
  })

  it('is in no backup, and its players are not offered as names', async () => {
    const tab = newPhone().openTab()
    expect(the(await read(tab, readEverything)).games).toEqual([])
    expect(the(await read(tab, listNames))).toEqual([])
  })
})

describe('deleting everything', () => {
  it('leaves nothing, the example among it, for this tab and the next', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    await start(tab)
    the(await deleteEverything(tab))
    const empty = { games: [], series: [], settings: [], houses: [], players: [], strays: [] }
    expect(the(await read(tab, readEverything))).toEqual(empty)
    expect(await games(phone.openTab())).toEqual([])
  })

  it('can be taken back from a copy of what there was', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const copy = the(await read(tab, readEverything))
    the(await deleteEverything(tab))
    expect(the(await putGames(tab, copy.games))).toBe(1)
    expect((await games(tab)).map((game) => game.id)).toEqual([id])
  })
})
