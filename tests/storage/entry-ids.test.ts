import { describe, expect, it } from 'vitest'
import { type Connection } from '@/lib/storage'
import { appendChange } from '@/lib/storage/games/append-change'
import { restoreDeleted } from '@/lib/storage/games/write-whole'
import { deleteGame } from '@/lib/storage/maintenance'
import { gameJson, previewRestore, restore, saveIncomingGame } from '@/lib/storage/sharing'
import { takeEntries } from '@/lib/storage/sharing/take-entries'
import { backedUp, gameInFile } from '../support/arriving'
import { counted, newPhone, ready, start, the, totalsOf, type Phone } from '../support/storage'

const OTHER = 'anothergame000000001'

/** Returns the file of a game of two hands from another phone. */
async function sent() {
  const tab = newPhone().openTab()
  const id = await start(tab)
  the(await appendChange(tab, id, { kind: 'recorded', facts: counted(0, [60, 40]) }))
  the(await appendChange(tab, id, { kind: 'recorded', facts: counted(1, [30, 70]) }))
  const json = gameJson((await ready(tab, id)).bundle, 'whole')
  if (json === null) throw new Error('it can be read')
  return { tab, id, json, totals: await totalsOf(tab, id) }
}

type Sent = Awaited<ReturnType<typeof sent>>

/** Returns the same file under the id of another game, with the entry ids of the real game. */
const impostor = ({ id, json }: Sent): unknown => JSON.parse(JSON.stringify(json).replaceAll(id, OTHER))

/** Returns a phone that received the impostor first. */
async function deceived(game: Sent): Promise<{ readonly phone: Phone; readonly tab: Connection }> {
  const phone = newPhone()
  const tab = phone.openTab('with-replica')
  expect(the(await saveIncomingGame(tab, gameInFile(impostor(game))))).toBe(OTHER)
  return { phone, tab }
}

const bothAreWhole = async (tab: Connection, { id, totals }: Sent) => {
  expect(await totalsOf(tab, id)).toEqual(totals)
  expect(await totalsOf(tab, OTHER)).toEqual(totals)
}

describe('a game with the entry ids of another game', () => {
  it('all hands of a game with repeated ids arrive from a file', async () => {
    const game = await sent()
    const { tab } = await deceived(game)
    the(await saveIncomingGame(tab, gameInFile(game.json)))
    await bothAreWhole(tab, game)
  })

  it('all hands of a game with repeated ids arrive from other phones at the table', async () => {
    const game = await sent()
    const { tab } = await deceived(game)
    const { record, changes } = gameInFile(game.json)
    the(await takeEntries(tab, [{ gameId: game.id, setUp: record, entries: changes }], 0))
    await bothAreWhole(tab, game)
  })

  it('all hands of a game with repeated ids arrive from a backup, which may hold both games', async () => {
    const game = await sent()
    const { tab } = await deceived(game)
    const backup = await backedUp(game.tab)
    const { added } = the(await previewRestore(tab, backup, 'merge'))
    expect(added.map(({ hands }) => hands)).toEqual([2])
    the(await restore(tab, backup, 'merge'))
    await bothAreWhole(tab, game)
    const fresh = newPhone().openTab()
    the(await restore(fresh, await backedUp(tab), 'replace'))
    await bothAreWhole(fresh, game)
  })

  it('all hands of a game with repeated ids are in the second copy', async () => {
    const game = await sent()
    const { phone, tab } = await deceived(game)
    the(await saveIncomingGame(tab, gameInFile(game.json)))
    await phone.raw((db) => Promise.all(db.tables.map((table) => table.clear())))
    await bothAreWhole(phone.openTab('with-replica'), game)
  })

  it('a game stays when another with its entry ids is deleted and brought back', async () => {
    const game = await sent()
    const { tab } = await deceived(game)
    the(await saveIncomingGame(tab, gameInFile(game.json)))
    const gone = the(await deleteGame(tab, OTHER))
    expect(await totalsOf(tab, game.id)).toEqual(game.totals)
    if (gone === null) throw new Error('it was there')
    the(await restoreDeleted(tab, gone))
    await bothAreWhole(tab, game)
  })
})
