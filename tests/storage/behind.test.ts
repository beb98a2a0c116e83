// Before Dexie, which looks for IndexedDB as it loads.
import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  findSeries,
  keepUp,
  listCurrent,
  listGames,
  listNames,
  listRecent,
  NO_FILTER,
  read,
  type Connection,
  type HistoryPiece,
} from '@/lib/storage'
import { listUncounted, readEverybody, readLines, readParty, scanHistory } from '@/lib/storage/history/review'
import { deleteGame, readBackupState, rebuildSummaries, savePlayer, setArchived } from '@/lib/storage/maintenance'
import { appendChange, startGame } from '@/lib/storage/writing'
import { counted, newPhone, ready, the } from '../support/storage'

afterEach(() => vi.restoreAllMocks())

const START = { totals: [450, 450], heldOver: 0 }

/** A game of a series in which the first hand ends it, and one that goes on; the copies of neither are made yet. */
async function played(tab: Connection): Promise<readonly [string, string]> {
  const setup = { rules: { base: 'bela-2' }, dealer: 0, start: START } as const
  const over = the(await startGame(tab, { ...setup, names: ['Mike', 'Yetta'] }, { kind: 'new', bestOf: 3 }))
  const going = the(await startGame(tab, { ...setup, names: ['Ann', 'Ben'] }))
  the(await appendChange(tab, over, { kind: 'recorded', facts: counted(0, [90, 20]) }))
  the(await appendChange(tab, going, { kind: 'seated', seat: 1, name: 'Cleo', from: null }))
  the(await appendChange(tab, going, { kind: 'recorded', facts: counted(1, [10, 30]) }))
  return [over, going]
}

/** All that lists, history and figures say. */
async function said(tab: Connection) {
  const { seriesId } = (await ready(tab, (await idsOf(tab))[1] ?? '')).record
  return the(
    await read(tab, async (db) => {
      const pieces: HistoryPiece[] = []
      await scanHistory(db, NO_FILTER, { tell: (piece) => pieces.push(piece), isWanted: () => true })
      return {
        games: await listGames(db),
        recent: await listRecent(db, 2),
        current: await listCurrent(db),
        names: await listNames(db),
        series: await findSeries(db, seriesId ?? ''),
        backup: await readBackupState(db),
        pieces,
        lines: await readLines(db, pieces[0]?.places ?? []),
        everybody: await readEverybody(db, null),
        mike: await readParty(db, ['mike'], null),
        cleo: await readParty(db, ['cleo'], null),
        uncounted: await listUncounted(db),
      }
    }),
  )
}

const idsOf = async (tab: Connection): Promise<readonly string[]> => the(await read(tab, listGames)).map(({ id }) => id)

const behindIn = async (tab: Connection): Promise<readonly string[]> =>
  the(await read(tab, (db) => db.behind.toCollection().primaryKeys()))

describe('a game whose copies are behind its log', () => {
  it('is in every list, in history and in the figures as it is once they are made', async () => {
    const tab = newPhone().openTab()
    const [over, going] = await played(tab)
    expect(new Set(await behindIn(tab))).toEqual(new Set([over, going]))
    const before = await said(tab)
    expect(before.recent.map(({ id }) => id)).toEqual([going, over])
    expect(before.mike.tally.won).toBe(1)
    expect(before.names).toEqual(['Ann', 'Cleo', 'Mike', 'Yetta'])
    the(await rebuildSummaries(tab, await behindIn(tab)))
    expect(await behindIn(tab)).toEqual([])
    expect(await said(tab)).toEqual(before)
  })

  it('keeps two people who sat at it two', async () => {
    const tab = newPhone().openTab()
    await played(tab)
    const asked = { id: null, name: 'Ann', keys: ['ann', 'cleo'], colour: null, initials: null }
    expect(the(await savePlayer(tab, asked))).toEqual({ state: 'two-people', names: ['Ann', 'Cleo'] })
  })

  it('keeps its place in lists when it is put away and back', async () => {
    const tab = newPhone().openTab()
    const [, going] = await played(tab)
    const before = (await ready(tab, going)).record.updatedAt
    the(await setArchived(tab, going, 'archived'))
    the(await setArchived(tab, going, 'listed'))
    expect((await idsOf(tab))[0]).toBe(going)
    expect((await ready(tab, going)).record.updatedAt).toBeGreaterThan(before)
    expect(await behindIn(tab)).not.toContain(going)
  })

  it('leaves nothing behind when it is deleted', async () => {
    const tab = newPhone().openTab()
    const [over, going] = await played(tab)
    the(await deleteGame(tab, going))
    expect(await behindIn(tab)).toEqual([over])
    expect(await idsOf(tab)).not.toContain(going)
  })

  it('is brought up to date after a browser was killed, at the next start', async () => {
    const phone = newPhone()
    const killed = phone.openTab()
    const [over] = await played(killed)
    killed.close()
    const tab = phone.openTab()
    const stop = keepUp(tab, 0)
    await vi.waitFor(async () => expect(await behindIn(tab)).toEqual([]), 5_000)
    stop()
    expect(await phone.raw((db) => db.table('tallies').get(over))).toMatchObject({ status: 'over', winner: 0 })
    expect(await phone.raw((db) => db.table('games').get(over))).toMatchObject({ status: 'over' })
  })
})

it('A save writes its entry, how far the clock is, and that its game is behind: no copy for lists', async () => {
  const tab = newPhone().openTab()
  const [, going] = await played(tab)
  const written: string[] = []
  for (const method of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[method]
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...row) {
      written.push(this.name)
      return write.apply(this, row)
    })
  }
  the(await appendChange(tab, going, { kind: 'recorded', facts: counted(0, [20, 20]) }))
  expect(written.sort()).toEqual(['behind', 'entries', 'meta'])
})
