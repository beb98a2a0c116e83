import { describe, expect, it } from 'vitest'
import { read, type Connection } from '@/lib/storage'
import { listJoined, type JoinedRecord } from '@/lib/storage/joined/joined'
import { addNextGame, changeJoined, forgetJoined, saveJoined } from '@/lib/storage/joined/write-joined'
import { deleteEverything, readEverything } from '@/lib/storage/maintenance'
import { backupOf } from '@/lib/storage/sharing'
import { newPhone, start, the } from '../support/storage'

const CODE = 'wAAECAwQFBgcICQoLDA0ODw'
const OTHER = 'wEBESExQVFhcYGRobHB0eHw'

const joinedBy = (tables: readonly JoinedRecord[], gameId: string) =>
  tables.find(({ games }) => games.includes(gameId)) ?? null

const tablesOf = async (tab: Connection) => the(await read(tab, listJoined))

describe('a table that this phone has joined', () => {
  it('a table is found by its games until this phone leaves it', async () => {
    const tab = newPhone().openTab()
    const gameId = await start(tab)
    const id = the(await saveJoined(tab, { code: CODE, games: [gameId], name: 'Mike' }))
    const tables = await tablesOf(tab)
    expect(joinedBy(tables, gameId)).toMatchObject({ id, code: CODE, name: 'Mike', syncedAt: null, ended: null })
    expect(joinedBy(tables, 'another')).toBeNull()
    the(await forgetJoined(tab, id))
    expect(await tablesOf(tab)).toEqual([])
    // A table that has ended is not changed any more.
    the(await changeJoined(tab, id, () => ({ ended: 'expired' })))
    expect(await tablesOf(tab)).toEqual([])
  })

  it('a table that is joined twice is one table with the games of both', async () => {
    const tab = newPhone().openTab()
    const id = the(await saveJoined(tab, { code: CODE, games: ['a'], name: '' }))
    expect(the(await saveJoined(tab, { code: CODE, games: ['b', 'a'], name: 'Yetta' }))).toBe(id)
    the(await saveJoined(tab, { code: OTHER, games: [], name: '' }))
    const tables = await tablesOf(tab)
    expect(tables).toHaveLength(2)
    expect(joinedBy(tables, 'b')).toMatchObject({ id, games: ['a', 'b'], name: 'Yetta' })
  })

  it('scanning the code again keeps the name that this phone uses there', async () => {
    const tab = newPhone().openTab()
    the(await saveJoined(tab, { code: CODE, games: ['a'], name: 'Yetta' }))
    the(await saveJoined(tab, { code: CODE, games: [], name: '' }))
    expect(await tablesOf(tab)).toMatchObject([{ name: 'Yetta', games: ['a'] }])
  })

  it('the name of a phone at a table is cleaned of invisible characters', async () => {
    const tab = newPhone().openTab()
    const id = the(await saveJoined(tab, { code: CODE, games: [], name: ' Mi\u202eke  ' }))
    the(await changeJoined(tab, id, ({ games }) => ({ games: [...games, 'a'], syncedAt: 5 })))
    expect(await tablesOf(tab)).toMatchObject([{ name: 'Mike', games: ['a'], syncedAt: 5 }])
  })

  it('a table has the next game too, though no tab is at it', async () => {
    const tab = newPhone().openTab()
    the(await saveJoined(tab, { code: CODE, games: ['a'], name: '' }))
    the(await saveJoined(tab, { code: OTHER, games: ['x'], name: '' }))
    the(await addNextGame(tab, 'a', 'b', () => true))
    the(await addNextGame(tab, 'b', 'c', () => true))
    the(await addNextGame(tab, 'elsewhere', 'd', () => true))
    // A device that may only view adds no game.
    the(await addNextGame(tab, 'x', 'y', (code) => code !== OTHER))
    const tables = await tablesOf(tab)
    expect(joinedBy(tables, 'a')?.games).toEqual(['a', 'b', 'c'])
    expect(joinedBy(tables, 'x')?.games).toEqual(['x'])
    the(await changeJoined(tab, joinedBy(tables, 'a')?.id ?? '', () => ({ ended: 'expired' })))
    the(await addNextGame(tab, 'c', 'd', () => true))
    expect(joinedBy(await tablesOf(tab), 'd')).toBeNull()
  })

  it('a table is in no backup, neither its secret nor its existence', async () => {
    const tab = newPhone().openTab()
    const gameId = await start(tab)
    the(await saveJoined(tab, { code: CODE, games: [gameId], name: 'Quarryman' }))
    const backup = JSON.stringify(backupOf(the(await read(tab, readEverything)), 1_795_252_419_000))
    expect(backup).toContain(gameId)
    expect(backup).not.toContain(CODE)
    expect(backup).not.toContain('Quarryman')
  })

  it('a table is forgotten when everything is deleted', async () => {
    const tab = newPhone().openTab('with-replica')
    the(await saveJoined(tab, { code: CODE, games: [], name: '' }))
    the(await deleteEverything(tab))
    expect(await tablesOf(tab)).toEqual([])
  })

  it('a table returns from the second copy where the database was lost', async () => {
    const phone = newPhone()
    const tab = phone.openTab('with-replica')
    const gameId = await start(tab)
    the(await saveJoined(tab, { code: CODE, games: [gameId], name: 'Mike' }))
    await tab.secure()
    const emptied = newPhone(undefined, phone.disk)
    expect(await tablesOf(emptied.openTab('with-replica'))).toMatchObject([{ code: CODE, name: 'Mike' }])
  })
})
