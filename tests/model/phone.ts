import { IDBFactory, IDBKeyRange, IDBOpenDBRequest as OpenRequest, IDBTransaction as Transaction } from 'fake-indexeddb'
import {
  connect,
  findDraft,
  findGame,
  listGames,
  listHouses,
  probe,
  read,
  readSettings,
  type Connection,
} from '@/lib/storage'
import { DATABASE_NAME } from '@/lib/storage/database/database'
import { isRow } from '@/lib/storage/records/record'
import { replicaDisk, type ReplicaDisk } from '../support/replica'
import { the } from '../support/storage'
import type { View } from './model'

/** A tab that can be killed: after that, nothing that it was doing has any effect. */
export interface MortalTab {
  readonly tab: Connection
  readonly kill: () => void
}

/** A phone with two open tabs, which can lose its browser, its power or its storage. */
export interface ModelPhone {
  readonly tab: (which: number) => Connection
  /** Kills both tabs at once; with `power`, the bytes that were not flushed are lost too. */
  readonly kill: (how: 'kill' | 'power') => void
  /** Opens both tabs again. */
  readonly open: () => Promise<void>
  readonly reload: (which: number) => Promise<void>
  readonly loseDatabase: () => Promise<void>
  readonly loseReplica: () => void
  /** Deletes every row while the tabs are open. */
  readonly evict: () => Promise<void>
  /** Returns the view of each tab. */
  readonly views: () => Promise<readonly View[]>
  readonly close: () => void
}

/** The number of copies on the phone: with one, it cannot survive the loss of the database. */
export type Copies = 'two' | 'one'

export function modelPhone(copies: Copies): ModelPhone {
  const indexedDB = new IDBFactory()
  const disk = replicaDisk()
  if (copies === 'one') disk.broken = 'NotSupportedError'
  const tabs: MortalTab[] = []

  const openOne = async (which: number) => {
    tabs[which] = mortalTab(indexedDB, disk)
    the(await tabs[which].tab.open())
    await tabs[which].tab.secure()
  }
  const tabAt = (which: number): Connection => {
    const one = tabs[which]
    if (one === undefined) throw new Error(`no tab ${which}`)
    return one.tab
  }
  return {
    tab: tabAt,
    kill: (how) => {
      for (const one of tabs) one.kill()
      if (how === 'power') for (const slot of disk.slots) slot.bytes = slot.durable.slice()
    },
    open: async () => {
      for (const which of [0, 1]) await openOne(which)
    },
    reload: async (which) => {
      tabAt(which).close()
      await openOne(which)
    },
    loseDatabase: () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(DATABASE_NAME).onsuccess = () => resolve()
      }),
    loseReplica: () => {
      for (const slot of disk.slots) [slot.bytes, slot.durable] = [new Uint8Array(0), new Uint8Array(0)]
    },
    evict: () => emptied(indexedDB),
    views: async () => {
      const views: View[] = []
      for (const which of [0, 1]) views.push(await viewOf(tabAt(which)))
      return views
    },
    close: () => {
      for (const { tab, kill } of tabs) {
        tab.close()
        kill()
      }
    },
  }
}

function mortalTab(indexedDB: IDBFactory, disk: ReplicaDisk): MortalTab {
  let isDead = false
  let die = () => {}
  const end = new Promise<void>((resolve) => (die = resolve))
  const opened: IDBDatabase[] = []
  const running = new Set<IDBTransaction>()
  const replica = disk.openTab({ indexedDB, IDBKeyRange }, { isOver: () => isDead, end })

  function follow(db: IDBDatabase): void {
    opened.push(db)
    const begin = db.transaction.bind(db)
    db.transaction = (...args: Parameters<IDBDatabase['transaction']>) => {
      const transaction = begin(...args)
      running.add(transaction)
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => running.delete(transaction))
      return transaction
    }
  }

  const factory: IDBFactory = Object.create(indexedDB, {
    open: {
      value: (...args: Parameters<IDBFactory['open']>) => {
        // A dead tab gets no answer.
        if (isDead) return new OpenRequest()
        const request = indexedDB.open(...args)
        request.addEventListener('success', () => follow(request.result))
        return request
      },
    },
  })
  const tab = connect({ indexedDB: factory, IDBKeyRange, replica })
  return {
    tab,
    kill: () => {
      isDead = true
      die()
      for (const transaction of running) abort(transaction)
      for (const db of opened) db.close()
    },
  }
}

/** Aborts a transaction; requests committed by now are still written. */
function abort(transaction: IDBTransaction): void {
  try {
    Transaction.prototype.abort.call(transaction)
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof Error && error.name === 'InvalidStateError')) throw error
  }
}

function emptied(indexedDB: IDBFactory): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(DATABASE_NAME)
    request.onsuccess = () => {
      const db = request.result
      const names = [...db.objectStoreNames]
      const transaction = db.transaction(names, 'readwrite')
      for (const name of names) transaction.objectStore(name).clear()
      transaction.oncomplete = () => {
        db.close()
        resolve()
      }
    }
  })
}

async function viewOf(tab: Connection): Promise<View> {
  // As when the user returns to the app.
  await probe(tab)
  await tab.secure()
  const listed = the(await read(tab, listGames))
  const games: Record<string, View['games'][string]> = {}
  const drafts: Record<string, string> = {}
  for (const { id } of listed) {
    const found = the(await read(tab, (db) => findGame(db, id, tab.device())))
    if (found.state !== 'ready') throw new Error(`game ${id} is ${found.state}`)
    const totals = found.sheet.ledger.rows.flatMap((row) => (row.state === 'scored' ? [row.totals] : []))
    games[id] = { hands: found.sheet.rows.map((row) => row.id), totals }
    const form = the(await read(tab, (db) => findDraft(db, id)))?.form
    if (isRow(form)) drafts[id] = String(form['digits'])
  }
  return {
    games,
    drafts,
    theme: the(await read(tab, readSettings)).theme,
    houses: the(await read(tab, listHouses)).map((house) => house.name),
    newest: listed[0]?.id ?? null,
  }
}
