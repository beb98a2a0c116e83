import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { Result } from '@/lib/core/result'
import { NO_REPLICA } from '@/lib/durable/replica/replica'
import type { Hand } from '@/lib/engine/table/hand'
import type { Problem } from '@/lib/engine/table/problem'
import {
  connect,
  findGame,
  read,
  type Connection,
  type FoundGame,
  type PlayerRecord,
  type RulesJson,
  type SavedPlayer,
  type StorageProblem,
} from '@/lib/storage'
import { YussDatabase } from '@/lib/storage/database/database'
import { startGame } from '@/lib/storage/games/append-change'
import { counted as countedHand } from './builders'
import { replicaDisk, type ReplicaDisk } from './replica'

/** A simulated phone, whose tabs share a database and a replica. */
export interface Phone {
  readonly indexedDB: IDBFactory
  /** The replica; only used by tabs that are opened with it. */
  readonly disk: ReplicaDisk
  readonly openTab: (copies?: 'with-replica' | 'without', language?: string) => Connection
  /** Does work on the database directly, without the code of the app, to put wrong rows into it. */
  readonly raw: <T>(work: (db: YussDatabase) => PromiseLike<T>) => Promise<T>
}

export function newPhone(indexedDB = new IDBFactory(), disk = replicaDisk()): Phone {
  return {
    indexedDB,
    disk,
    openTab: (copies = 'without', language = 'en') =>
      connect({
        indexedDB,
        IDBKeyRange,
        language,
        replica: copies === 'without' ? NO_REPLICA : disk.openTab({ indexedDB, IDBKeyRange }),
      }),
    raw: async (work) => {
      const db = new YussDatabase({ indexedDB, IDBKeyRange })
      await db.open()
      try {
        return await work(db)
      } finally {
        db.close()
      }
    },
  }
}

/** Returns the value of a result that must be a success. */
export function the<T>(result: Result<T, StorageProblem | Problem>): T {
  if (!result.ok) throw new Error(`expected success, got ${JSON.stringify(result.error)}`)
  return result.value
}

/** Returns all players as they were before a person was saved. */
export function everyoneBefore(result: Result<SavedPlayer, StorageProblem>): readonly PlayerRecord[] {
  const saved = the(result)
  if (saved.state !== 'saved') throw new Error(`expected one person, got ${saved.names.join(', ')}`)
  return saved.before
}

export const codeOf = (result: Result<unknown, StorageProblem>): string => (result.ok ? 'ok' : result.error.code)

/** Returns a hand with its finished totals. */
export const counted = (taker: number, totals: readonly number[]): Hand => countedHand({ taker, totals })

/** Starts a game of Mike and Yetta, two-handed Bela by default. Returns its id. */
export async function start(tab: Connection, rules: RulesJson = { base: 'bela-2' }): Promise<string> {
  return the(await startGame(tab, { rules, names: ['Mike', 'Yetta'], dealer: 1 }))
}

export const find = async (tab: Connection, id: string): Promise<FoundGame> =>
  the(await read(tab, (db) => findGame(db, id, tab.device())))

/** Returns a game, which must be readable. */
export async function ready(tab: Connection, id: string) {
  const found = await find(tab, id)
  if (found.state !== 'ready') throw new Error(`expected a game that is ready, got ${found.state}`)
  return found
}

/** Returns the totals after each scored hand. */
export async function totalsOf(tab: Connection, id: string): Promise<readonly (readonly number[])[]> {
  const { sheet } = await ready(tab, id)
  return sheet.ledger.rows.flatMap((row) => (row.state === 'scored' ? [row.totals] : []))
}
