import type { DBCore, DBCoreMutateRequest, DBCoreTable, Middleware } from 'dexie'
import { ALL_ROWS, rowId, type RowKey } from './journal/entry'

/** A row that a transaction wrote or deleted, or all rows of a table that it emptied. */
export interface Touched {
  readonly table: string
  readonly key: RowKey
  readonly gone: boolean
}

/** Notes every row that a transaction touches, so that none can be written past the journal. */
export interface TouchRecorder {
  readonly middleware: Middleware<DBCore>
  /** What a transaction has touched so far. */
  readonly touchedIn: (transaction: object) => readonly Touched[]
}

const ANY_RANGE = 3

export function touchRecorder(onAnswer: (transaction: object) => void): TouchRecorder {
  const byTransaction = new WeakMap<object, Map<string, Touched>>()

  function note(transaction: object, touched: readonly Touched[]): void {
    const known = byTransaction.get(transaction) ?? new Map<string, Touched>()
    byTransaction.set(transaction, known)
    for (const one of touched) {
      if (one.key === ALL_ROWS) for (const [id, { table }] of known) if (table === one.table) known.delete(id)
      known.set(rowId(one.table, one.key), one)
    }
  }

  function answering<T>({ trans }: { readonly trans: object }, answer: Promise<T>): Promise<T> {
    return answer.then((value) => {
      onAnswer(trans)
      return value
    })
  }

  const recorded = (table: DBCoreTable): DBCoreTable => ({
    ...table,
    get: (request) => answering(request, table.get(request)),
    getMany: (request) => answering(request, table.getMany(request)),
    query: (request) => answering(request, table.query(request)),
    count: (request) => answering(request, table.count(request)),
    mutate: (request) =>
      answering(request, table.mutate(request)).then((answer) => {
        note(request.trans, touchedBy(table, request))
        return answer
      }),
  })

  return {
    middleware: {
      stack: 'dbcore',
      name: 'touched',
      create: (core) => ({ ...core, table: (name) => recorded(core.table(name)) }),
    },
    touchedIn: (transaction) => [...(byTransaction.get(transaction)?.values() ?? [])],
  }
}

function touchedBy({ name, schema }: DBCoreTable, request: DBCoreMutateRequest): readonly Touched[] {
  switch (request.type) {
    case 'add':
    case 'put':
      return request.values.map((row) => ({
        table: name,
        key: String(schema.primaryKey.extractKey?.(row)),
        gone: false,
      }))
    case 'delete':
      return request.keys.map((key) => ({ table: name, key: String(key), gone: true }))
    case 'deleteRange':
      if (request.range.type !== ANY_RANGE && name !== 'writes') throw new Error(`rows of ${name} deleted by a range`)
      return [{ table: name, key: ALL_ROWS, gone: true }]
  }
}
