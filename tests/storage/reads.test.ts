import { IDBIndex, IDBObjectStore } from 'fake-indexeddb'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { withSum } from '@/lib/durable/replica/summed'
import { NO_FILTER, read, type Connection, type YussDatabase } from '@/lib/storage'
import { startGame } from '@/lib/storage/games/append-change'
import { readAllFigures, readParty, scanHistory } from '@/lib/storage/history/review'
import { readBackupState } from '@/lib/storage/maintenance'
import { findKnown, gameJson, type IncomingGame } from '@/lib/storage/sharing'
import { countReads, readsSoFar, type Reads } from '../../scripts/bench/count-reads'
import { gameInFile } from '../support/arriving'
import { newPhone, ready, start, the } from '../support/storage'

const COUNT = 'readsOfTheTests'
const PEOPLE = ['Mike', 'Yetta']

beforeAll(() => {
  vi.stubGlobal('IDBObjectStore', IDBObjectStore)
  vi.stubGlobal('IDBIndex', IDBIndex)
  countReads(COUNT)
})

/** Returns a phone with the example and this many games, each of a series of its own, written without the app. */
async function phoneWith(games: number): Promise<Connection> {
  const phone = newPhone()
  const tab = phone.openTab()
  const setup = { rules: { base: 'bela-2' }, names: PEOPLE, dealer: 0 } as const
  const first = the(await startGame(tab, setup, { kind: 'new', bestOf: 3 }))
  await phone.raw(async (db) => {
    const [game, tally] = [await db.table('games').get(first), await db.table('tallies').get(first)]
    const series = await db.table('series').get(game.seriesId)
    const more = Array.from({ length: games - 1 }, (_, index) => String(index).padStart(5, '0'))
    const at = (index: number) => game.createdAt + 60_000 * (index + 1)
    await db.table('games').bulkPut(
      more.map((name, index) => ({
        ...game,
        id: name,
        createdAt: at(index),
        updatedAt: at(index),
        seriesId: `series-${name}`,
      })),
    )
    await db.table('tallies').bulkPut(
      more.map((name, index) =>
        withSum({
          ...tally,
          gameId: name,
          createdAt: at(index),
          age: -at(index),
          seriesId: `series-${name}`,
        }),
      ),
    )
    await db.table('series').bulkPut(more.map((name) => ({ ...series, id: `series-${name}` })))
  })
  return tab
}

async function readsOf(tab: Connection, query: (db: YussDatabase) => Promise<unknown>): Promise<Reads> {
  the(await read(tab, async () => null))
  const before = readsSoFar(COUNT)
  the(await read(tab, query))
  const after = readsSoFar(COUNT)
  return { requests: after.requests - before.requests, rows: after.rows - before.rows }
}

/** Returns the reads of a query with forty games, and with four hundred. */
async function readsWithFewAndMany(query: (db: YussDatabase) => Promise<unknown>): Promise<readonly [Reads, Reads]> {
  return [await readsOf(await phoneWith(40), query), await readsOf(await phoneWith(400), query)]
}

/** Returns an incoming game of another phone. */
async function gameOfAnother(): Promise<IncomingGame> {
  const tab = newPhone().openTab()
  const { bundle } = await ready(tab, await start(tab))
  return gameInFile(gameJson(bundle, 'whole'))
}

describe('reads on a phone with many games', () => {
  it('an incoming game reads that game alone', async () => {
    const game = await gameOfAnother()
    const [few, many] = await readsWithFewAndMany((db) => findKnown(db, game))
    expect(many).toEqual(few)
  })

  it('looking up an incoming game reads only the players of that game', async () => {
    const game = await gameOfAnother()
    const readsWith = async (people: number) => {
      const phone = newPhone()
      const row = { v: 1, colour: null, initials: null, updatedAt: 1, extra: {} }
      await phone.openTab().open()
      await phone.raw((db) =>
        db
          .table('players')
          .bulkPut([
            { ...row, id: 'mike', name: 'Michael', keys: ['mike', 'michael'] },
            ...Array.from({ length: people }, (_, at) => ({ ...row, id: `p${at}`, name: `P${at}`, keys: [`p${at}`] })),
          ]),
      )
      return readsOf(phone.openTab(), (db) => findKnown(db, game))
    }
    expect(await readsWith(200)).toEqual(await readsWith(2))
  })

  it('the reminder of a backup counts the games without reading each', async () => {
    const [few, many] = await readsWithFewAndMany(readBackupState)
    expect(many).toEqual(few)
  })

  it('a player’s page needs as many requests as with few games, series included', async () => {
    const [few, many] = await readsWithFewAndMany((db) => readParty(db, ['mike'], null))
    expect(many.requests).toBe(few.requests)
  })

  it('the figures of all players read every game once', async () => {
    const { rows } = await readsOf(await phoneWith(400), (db) => readAllFigures(db, null))
    // The example is read too, but does not count.
    expect(rows).toBe(401)
  })

  it('the list reads every game once, and the first page twice', async () => {
    const listener = { tell: () => {}, isWanted: () => true }
    const { rows } = await readsOf(await phoneWith(400), (db) => scanHistory(db, NO_FILTER, listener))
    expect(rows).toBe(401 + 60)
  })
})
