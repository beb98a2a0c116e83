import type { DBCore, DBCoreCursor, DBCoreMutateRequest, DBCoreTable, Middleware } from 'dexie'
import type { Row } from '../core/row'
import {
  isMarked,
  makeRecord,
  MARK,
  readMarkedRow,
  ROTTEN,
  rowId,
  toGoneRow,
  toMarkedRow,
  type StoredRecord,
} from './replica/record'
import { trust, trustedAs } from './trusted'

/** The records that a transaction has written so far. */
export interface Writing {
  epoch: number
  /** Grows with every call that writes, so that the later of two writes in one transaction wins. */
  clock: number
  readonly records: Map<string, StoredRecord>
  /** True while everything is being deleted: then no single row is recorded. */
  isErasing: boolean
}

/** The functions of the database that the middleware calls. */
export interface Marking {
  /** Returns the writes of a transaction; `undefined` if its rows are stored without marks. */
  readonly writingOf: (transaction: object) => Writing | undefined
  /** Returns whether a transaction sees the marks. */
  readonly isRaw: (transaction: object) => boolean
  readonly isReplicated: (table: string, key: string) => boolean
  /** Names the row readers of this build. Rows trusted by other readers are not trusted here. */
  readonly readers: string
  readonly hear: (transaction: object) => void
}

const ANY_RANGE = 3

/** Adds a clock and a checksum to rows that are written, records them, and removes both from rows that are read. */
export const markedRows = (marking: Marking): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'marked',
  create: (core) => ({ ...core, table: (name) => markedTable(core, core.table(name), marking) }),
})

type Request = { readonly trans: object }

function markedTable(core: DBCore, table: DBCoreTable, marking: Marking): DBCoreTable {
  const hearing = <T, S>({ trans }: Request, answer: Promise<T>, read: (value: T) => S): Promise<S> =>
    answer.then((value) => {
      marking.hear(trans)
      return read(value)
    })
  const bare =
    ({ trans }: Request) =>
    (row: unknown): unknown =>
      marking.isRaw(trans) ? row : withoutMark(table, row, marking)
  return {
    ...table,
    get: (request) => hearing(request, table.get(request), bare(request)),
    getMany: (request) => hearing(request, table.getMany(request), (rows) => rows.map(bare(request))),
    query: (request) =>
      hearing(request, table.query(request), (answer) => ({ ...answer, result: answer.result.map(bare(request)) })),
    openCursor: (request) =>
      hearing(request, table.openCursor(request), (cursor) => cursor && bareCursor(cursor, bare(request))),
    count: (request) => hearing(request, table.count(request), (count) => count),
    mutate: (request) => hearing(request, mutated(core, table, request, marking), (answer) => answer),
  }
}

/** The property of a stored row that names its readers and the shape it is trusted for. The checksum covers it too. */
const TRUST = '~trust'

/** The property of a stored row that leaves no trace of the row before it in the replica. */
export const TRACELESS = '~traceless'

const traceless = new WeakSet()

/**
 * Returns the row. Where it is put, the replica is rewritten without the row that it replaces: use it where a name is deleted or
 * a secret ends. A deleted row needs no such word.
 */
export function withoutTrace<R extends object>(row: R): R {
  traceless.add(row)
  return row
}

/**
 * Removes the mark from a sound row, and trusts the row if it was trusted when it was put. A corrupted row keeps its mark, so
 * that no reader accepts it as a record.
 */
function withoutMark({ name, schema }: DBCoreTable, row: unknown, { readers }: Marking): unknown {
  if (!isMarked(row) || readMarkedRow(name, String(schema.primaryKey.keyPath), row).state !== 'sound') return row
  const said = row[TRUST]
  Reflect.deleteProperty(row, MARK)
  Reflect.deleteProperty(row, TRUST)
  if (TRACELESS in row) Reflect.deleteProperty(row, TRACELESS)
  if (Array.isArray(said) && said[0] === readers && typeof said[1] === 'string') trust(row, said[1])
  return row
}

/**
 * Returns a row as it is stored. A row that was read with its mark stays unreadable. A row cannot declare itself trusted.
 */
function toPut(row: Row, { readers }: Marking): Row {
  const as = trustedAs(row)
  const { [MARK]: mark, ...rest } = withoutNotes(row)
  return {
    ...rest,
    ...(isMarked(row) ? { [ROTTEN]: mark } : {}),
    ...(as === null || isMarked(row) ? {} : { [TRUST]: [readers, as] }),
    ...(traceless.has(row) ? { [TRACELESS]: true } : {}),
  }
}

/** Returns a row without what it says of itself. */
const withoutNotes = ({ [TRUST]: _, [TRACELESS]: __, ...row }: Row): Row => row

const bareCursor = (cursor: DBCoreCursor, bare: (row: unknown) => unknown): DBCoreCursor =>
  Object.create(cursor, {
    key: { get: () => cursor.key },
    primaryKey: { get: () => cursor.primaryKey },
    value: { get: () => bare(cursor.value) },
  })

function mutated(core: DBCore, table: DBCoreTable, request: DBCoreMutateRequest, marking: Marking) {
  const writing = marking.writingOf(request.trans)
  const { name, schema } = table
  if (writing === undefined || writing.isErasing || !marking.isReplicated(name, '')) return table.mutate(request)
  writing.clock += 1
  const record = (key: unknown, value: Row | null): readonly StoredRecord[] =>
    marking.isReplicated(name, String(key)) ? [makeRecord(rowId(name, String(key)), value, writing)] : []
  const note = (records: readonly StoredRecord[]) => records.forEach((one) => writing.records.set(one.key, one))

  function gone(keys: readonly unknown[]) {
    const records = keys.flatMap((key) => record(key, null))
    note(records)
    return core.table('gone').mutate({ type: 'put', trans: request.trans, values: records.map(toGoneRow) })
  }

  switch (request.type) {
    case 'add':
    case 'put': {
      const records = request.values.map((row: Row) => record(schema.primaryKey.extractKey?.(row), toPut(row, marking)))
      note(records.flat())
      const values = request.values.map((row: unknown, at) => records[at]?.map(toMarkedRow)[0] ?? row)
      return table.mutate({ ...request, values })
    }
    case 'delete':
      return Promise.all([table.mutate(request), gone(request.keys)]).then(([answer]) => answer)
    case 'deleteRange': {
      if (request.range.type !== ANY_RANGE) throw new Error(`expected all rows of ${name} to be deleted, found a range`)
      const all = { trans: request.trans, query: { index: schema.primaryKey, range: request.range }, values: false }
      return table
        .query(all)
        .then(({ result }) => table.mutate(request).then((answer) => gone(result).then(() => answer)))
    }
  }
}
