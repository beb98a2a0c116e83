import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { REPLICA_VERSION } from '@/lib/durable/replica/frame-text'
import { COUNTS } from '@/lib/engine/stats/counts'
import { DATABASE_NAME, YussDatabase } from '@/lib/storage/database/database'
import { META, WRITER } from '@/lib/storage/database/meta'
import { MIGRATIONS } from '@/lib/storage/database/migrations'
import { SUMMARY_STAMP, TALLY_STAMP } from '@/lib/storage/database/stamps'
import * as schemas from '@/lib/storage/records/schemas/all'
import { newPhone } from '../support/storage'
import { RECORDS } from './frozen'
import SHIPPED from './shipped.json'

/**
 * The shipped shapes, which are on devices and do not change. A shape that differs from `shipped.json` needs a version of its
 * own, with a step, a frozen row or database, and a new line in that file. No line of it is ever edited.
 */
const shipped: Readonly<Record<string, unknown>> = SHIPPED

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('formats that were shipped', () => {
  it.each(RECORDS.map((record) => [`record ${record.name} ${record.version}`, record] as const))(
    'the record keeps its shipped schema: %s',
    (name, { schemaOf }) => {
      expect(plain(z.toJSONSchema(schemaOf(schemas), { io: 'input' }))).toEqual(shipped[name])
    },
  )

  it.each(RECORDS.map((record) => [record.name, record] as const))(
    'the record has a line for each version: %s',
    (name, record) => {
      for (let version = 1; version <= record.version; version += 1)
        expect(shipped).toHaveProperty([`record ${name} ${version}`])
    },
  )

  it.each(MIGRATIONS.map(({ version }) => version))(
    'the database keeps its shipped tables and indexes: version %i',
    async (version) => {
      const { indexedDB } = newPhone()
      const { IDBKeyRange } = await import('fake-indexeddb')
      const db = new YussDatabase({ indexedDB, IDBKeyRange })
      await db.open()
      const now = db.backendDB()
      const found = [...now.objectStoreNames].map((table) => {
        const store = now.transaction(table).objectStore(table)
        const indexes = [...store.indexNames].map((index) => {
          const { keyPath, unique, multiEntry } = store.index(index)
          return { index, keyPath, unique, multiEntry }
        })
        return { table, keyPath: store.keyPath, indexes }
      })
      db.close()
      const then = tablesOf(shipped[`tables ${version}`])
      expect(then.length).toBeGreaterThan(0)
      if (version === MIGRATIONS.length) expect(found).toEqual(then)
      // All older tables still exist, each with every index that it had.
      for (const old of then) {
        const table = found.find((one) => one.table === old.table)
        expect(table?.keyPath).toEqual(old.keyPath)
        expect(table?.indexes).toEqual(expect.arrayContaining([...old.indexes]))
      }
    },
  )

  it('the storage keeps its shipped names', () => {
    expect(plain({ database: DATABASE_NAME, meta: META, replica: REPLICA_VERSION })).toEqual(shipped['names'])
  })

  it('the tallies keep their shipped order of counting, as another needs a new stamp', () => {
    expect({ tally: TALLY_STAMP, summary: SUMMARY_STAMP, counts: COUNTS }).toEqual(shipped[`counts ${TALLY_STAMP}`])
  })

  it('each version of the database has a writer of its own, so older code cannot write', () => {
    expect(WRITER).toBeGreaterThanOrEqual(MIGRATIONS.length)
  })
})

interface ShippedTable {
  readonly table: string
  readonly keyPath: unknown
  readonly indexes: readonly object[]
}

const tablesOf = (value: unknown): readonly ShippedTable[] =>
  (Array.isArray(value) ? value : []).filter(
    (one): one is ShippedTable => typeof one === 'object' && one !== null && 'table' in one && 'indexes' in one,
  )
