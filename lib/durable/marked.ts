import type { DBCore, DBCoreCursor, DBCoreMutateRequest, DBCoreTable, Middleware } from 'dexie'
import {
  isMarked,
  makeRecord,
  MARK,
  readMarkedRow,
  rowId,
  toGoneRow,
  toMarkedRow,
  type StoredRecord,
} from './replica/record'
import type { Row } from './replica/row'
import { trust, trustedAs } from './trusted'

/** The records that a marking transaction has written so far. */
export interface Writing {
  epoch: number
  /** Grows with every call that writes, so that of two in one transaction the later holds. */
  clock: number
  readonly records: Map<string, StoredRecord>
  /** Everything is being deleted: nothing is said of a single row. */
  isErasing: boolean
}

/** The questions that the middleware asks of its database. */
export interface Marking {
  /** Returns the writes of a transaction; `undefined` where its rows are stored as they are. */
  readonly writingOf: (transaction: object) => Writing | undefined
  /** Returns whether a transaction sees the marks. */
  readonly isRaw: (transaction: object) => boolean
  readonly isReplicated: (table: string, key: string) => boolean
  /** Names those that read rows today: what others trusted is not trusted here. */
  readonly readers: string
  readonly hear: (transaction: object) => void
}

const ANY_RANGE = 3

/** Marks rows that are written with clock and checksum, keeps account of them, and takes the marks off rows that are read. */
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

/** The property of a row in the database that names those who read it, and for what it is trusted; its checksum is over it too. */
const TRUST = '~trust'

/**
 * Takes the mark off a row that says what was written, and trusts it where it was trusted when it was put. One that has rotted
 * keeps its mark, so that no reader takes it for a record.
 */
function withoutMark({ name, schema }: DBCoreTable, row: unknown, { readers }: Marking): unknown {
  if (!isMarked(row) || readMarkedRow(name, String(schema.primaryKey.keyPath), row).state !== 'sound') return row
  const said = row[TRUST]
  Reflect.deleteProperty(row, MARK)
  Reflect.deleteProperty(row, TRUST)
  if (Array.isArray(said) && said[0] === readers && typeof said[1] === 'string') trust(row, said[1])
  return row
}

/**
 * A row as it is put. One that was read with its mark stays one that no reader takes for a record; that it is trusted no row
 * can say of itself.
 */
function toPut(row: Row, { readers }: Marking): Row {
  const as = trustedAs(row)
  const { [MARK]: rotten, ...rest } = withoutTrust(row)
  return {
    ...rest,
    ...(isMarked(row) ? { rotten } : {}),
    ...(as === null || isMarked(row) ? {} : { [TRUST]: [readers, as] }),
  }
}

const withoutTrust = ({ [TRUST]: _, ...row }: Row): Row => row

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
      return table.mutate(request).then((answer) => gone(request.keys).then(() => answer))
    case 'deleteRange': {
      if (request.range.type !== ANY_RANGE) throw new Error(`expected all rows of ${name} to be deleted, found a range`)
      const all = { trans: request.trans, query: { index: schema.primaryKey, range: request.range }, values: false }
      return table
        .query(all)
        .then(({ result }) => table.mutate(request).then((answer) => gone(result).then(() => answer)))
    }
  }
}
