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
import { startGame } from '@/lib/storage/writing'
import { replicaDisk, type ReplicaDisk } from './replica'

/** A phone of its own: what one tab writes here the next one finds. */
export interface Phone {
  readonly indexedDB: IDBFactory
  /** The second copy; none of it is used unless a tab is opened with it. */
  readonly disk: ReplicaDisk
  readonly openTab: (copies?: 'with-replica' | 'without', language?: string) => Connection
  /** The database as no code of the app sees it, for putting wrong things into it. */
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

/** The value of what should have worked. */
export function the<T>(result: Result<T, StorageProblem | Problem>): T {
  if (!result.ok) throw new Error(`expected success, got ${JSON.stringify(result.error)}`)
  return result.value
}

/** Everyone as they were before a person was saved. */
export function everyoneBefore(result: Result<SavedPlayer, StorageProblem>): readonly PlayerRecord[] {
  const saved = the(result)
  if (saved.state !== 'saved') throw new Error(`expected one person, got ${saved.names.join(', ')}`)
  return saved.before
}

export const codeOf = (result: Result<unknown, StorageProblem>): string => (result.ok ? 'ok' : result.error.code)

/** A hand told by its finished totals. */
export const counted = (taker: number, totals: readonly number[]): Hand => ({
  kind: 'counted',
  taker,
  totals,
  trump: null,
  bela: [],
  bid: null,
  multiplier: 1,
  big: false,
  lastTrick: null,
  tricks: null,
  dealer: null,
})

/** Mike and Yetta at two-handed Bela. */
export async function start(tab: Connection, rules: RulesJson = { base: 'bela-2' }): Promise<string> {
  return the(await startGame(tab, { rules, names: ['Mike', 'Yetta'], dealer: 1 }))
}

export const find = async (tab: Connection, id: string): Promise<FoundGame> =>
  the(await read(tab, (db) => findGame(db, id, tab.device())))

/** A game that should be readable. */
export async function ready(tab: Connection, id: string) {
  const found = await find(tab, id)
  if (found.state !== 'ready') throw new Error(`expected a game that is ready, got ${found.state}`)
  return found
}

/** The totals after each hand that counts. */
export async function totalsOf(tab: Connection, id: string): Promise<readonly (readonly number[])[]> {
  const { sheet } = await ready(tab, id)
  return sheet.ledger.rows.flatMap((row) => (row.state === 'scored' ? [row.totals] : []))
}
