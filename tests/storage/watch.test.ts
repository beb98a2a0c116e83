// Imported before Dexie, which looks for IndexedDB when it loads.
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import {
  findGame,
  findSeries,
  listGames,
  listHouses,
  probe,
  read,
  watch,
  watchWriter,
  type Connection,
  type NewChange,
  type StorageProblem,
} from '@/lib/storage'
import { WRITER } from '@/lib/storage/database/meta'
import { SUMMARY_STAMP } from '@/lib/storage/database/stamps'
import { appendChange, startGame } from '@/lib/storage/games/append-change'
import { saveDraft } from '@/lib/storage/games/write-draft'
import { deleteGame, deleteHouse, rebuildAllSummaries, saveHouse } from '@/lib/storage/maintenance'
import { counted, find, newPhone, start, the } from '../support/storage'

const hand: NewChange = { kind: 'recorded', facts: counted(0, [56, 23]) }

/** Watches a game until its sheet has this many hands: the watcher must report that by itself. */
function untilHands(tab: Connection, id: string, hands: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = watch(tab, (db) => findGame(db, id, tab.device()), {
      next: (found) => {
        if (found.state !== 'ready' || found.sheet.rows.length !== hands) return
        queueMicrotask(() => stop())
        resolve()
      },
      failed: (problem) => reject(new Error(problem.code)),
    })
  })
}

describe('a sheet on the screen', () => {
  it('an open sheet shows a hand that this tab saves', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    const shown = untilHands(tab, id, 1)
    the(await appendChange(tab, id, hand))
    await shown
  })

  it('an open sheet shows a hand that another tab saves', async () => {
    const phone = newPhone()
    const [one, two] = [phone.openTab(), phone.openTab()]
    const id = await start(one)
    const shown = untilHands(two, id, 1)
    the(await appendChange(one, id, hand))
    await shown
  })

  it('an open sheet keeps working after the database was closed under it', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    const shown = untilHands(tab, id, 1)
    the(await tab.open()).close({ disableAutoOpen: false })
    the(await probe(tab))
    the(await appendChange(tab, id, hand))
    await shown
  })

  it('an open sheet does not refresh for the draft of the form', async () => {
    const tab = newPhone().openTab()
    const id = await start(tab)
    let times = 0
    const seen = new Promise<void>((resolve) => {
      watch(tab, (db) => findGame(db, id, tab.device()), {
        next: (found) => {
          times += 1
          if (found.state === 'ready' && found.sheet.rows.length === 1) resolve()
        },
        failed: () => {},
      })
    })
    the(await saveDraft(tab, id, { taker: 0 }))
    the(await saveDraft(tab, id, { taker: 1 }))
    the(await appendChange(tab, id, hand))
    await seen
    expect(times).toBeLessThanOrEqual(2)
  })
})

describe('newer code in another tab', () => {
  it('newer code in another tab is noticed before anything is written', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const stale = new Promise<StorageProblem>((resolve) => watchWriter(tab, resolve))
    await tab.open()
    await phone.raw((db) => db.meta.put({ key: 'min-writer', value: WRITER + 1 }))
    expect((await stale).code).toBe('stale-writer')
  })
})

describe('a series', () => {
  const setup = { rules: { base: 'bela-2', target: 50 }, names: ['Mike', 'Yetta'], dealer: 0 } as const

  it('a series holds its games in playing order, each with its winner', async () => {
    const tab = newPhone().openTab()
    const first = the(await startGame(tab, setup, { kind: 'new', bestOf: 3 }))
    const game = await find(tab, first)
    const id = game.state === 'ready' ? (game.record.seriesId ?? '') : ''
    const second = the(await startGame(tab, setup, { kind: 'next', id }))
    the(await appendChange(tab, first, hand))
    const series = the(await read(tab, (db) => findSeries(db, id)))
    expect(series?.record).toMatchObject({ bestOf: 3, names: ['Mike', 'Yetta'] })
    expect(series?.games.map(({ id, number, summary }) => [id, number, summary?.winner])).toEqual([
      [first, 1, 0],
      [second, 2, null],
    ])
  })
})

describe('house rules', () => {
  it('house rules are named, changed and forgotten without touching a game', async () => {
    const tab = newPhone().openTab()
    const rules = { base: 'bela-2', tie: 'bate' } as const
    const id = the(await saveHouse(tab, { name: 'Inn', rules }))
    the(await saveHouse(tab, { id, name: 'The Quarry Inn', rules }))
    expect(the(await read(tab, listHouses))).toMatchObject([{ id, name: 'The Quarry Inn', rules }])
    the(await deleteHouse(tab, id))
    expect(the(await read(tab, listHouses))).toEqual([])
  })
})

describe('copies for lists', () => {
  it('copies for lists that older code made are made again', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand))
    await phone.raw((db) => db.table('games').update(id, { 'summary.stamp': 0, 'summary.totals': [1, 1] }))
    expect(the(await rebuildAllSummaries(tab))).toBe(1)
    expect(the(await rebuildAllSummaries(tab))).toBe(0)
    const game = the(await read(tab, listGames)).find((one) => one.id === id)
    expect(game).toMatchObject({ record: { summary: { stamp: SUMMARY_STAMP, totals: [56, 23] } } })
  })
})

describe('a deleted game', () => {
  it('a deleted game is gone with its log', async () => {
    const phone = newPhone()
    const tab = phone.openTab()
    const id = await start(tab)
    the(await appendChange(tab, id, hand))
    the(await deleteGame(tab, id))
    expect((await find(tab, id)).state).toBe('missing')
    expect(await phone.raw((db) => db.entries.where('gameId').equals(id).count())).toBe(0)
  })
})
