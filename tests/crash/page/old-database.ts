import { DATABASE_NAME } from '@/lib/storage/database'
import { MIGRATIONS } from '@/lib/storage/migrations'

/** Makes the database that an older version of the app left behind. Its games, and the changes in the log of each. */
export async function makeOldDatabase(
  version: number,
  games: number,
): Promise<readonly (readonly [string, readonly string[]])[]> {
  const tables = MIGRATIONS.find((migration) => migration.version === version)?.tables ?? {}
  const open = indexedDB.open(DATABASE_NAME, version * 10)
  open.onupgradeneeded = () => makeTables(open.result, tables)
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    open.onsuccess = () => resolve(open.result)
    open.onerror = () => reject(open.error)
  })
  const ids = Array.from({ length: games }, (_, index) => `old-${version}-${index}`)
  const transaction = db.transaction(['games', 'changes', 'meta'], 'readwrite', { durability: 'strict' })
  for (const id of ids) fill(transaction, id)
  transaction.objectStore('meta').put({ key: 'device-id', value: 'an-old-phone' })
  transaction.objectStore('meta').put({ key: 'min-writer', value: version })
  transaction.objectStore('meta').put({ key: 'example', value: 'removed' })
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(transaction.error)
  })
  db.close()
  return ids.map((id) => [id, Array.from({ length: HANDS }, (_, index) => `${id}-${index + 1}`)])
}

function makeTables(db: IDBDatabase, tables: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(tables)) {
    const [primary = '', ...indexes] = text.split(',').map((part) => part.trim())
    const store = db.createObjectStore(name, { keyPath: primary.replace('&', '') })
    for (const index of indexes) {
      const bare = index.replace(/^[&*]+/, '')
      const path = bare.startsWith('[') ? bare.slice(1, -1).split('+') : bare
      store.createIndex(bare, path, { unique: index.includes('&'), multiEntry: index.startsWith('*') })
    }
  }
}

const HANDS = 5

function fill(transaction: IDBTransaction, id: string): void {
  const at = 1_795_000_000_000
  transaction.objectStore('games').put({
    id,
    v: 1,
    createdAt: at,
    rules: { base: 'bela-2', target: 100_000 },
    rulesName: null,
    names: ['Mike', 'Yetta'],
    dealer: 0,
    start: { totals: [0, 0], heldOver: 0 },
    seriesId: null,
    number: 1,
    example: false,
    extra: {},
    updatedAt: at,
    status: 'playing',
    summary: null,
  })
  for (let seq = 1; seq <= HANDS; seq += 1) {
    const facts = { kind: 'counted', taker: 0, totals: [seq, 1] }
    const change = { kind: 'recorded', hand: `${id}-hand-${seq}`, facts }
    transaction.objectStore('changes').put({ id: `${id}-${seq}`, v: 1, gameId: id, seq, at, change })
  }
}
