import type { Damage } from './damage'
import { ALL_ROWS, parseRowId, rowId } from './entry'
import type { JournalEntry, WriteRow } from './entry'
import type { Folded } from './fold'

/** The database as it is compared: rows and the writes that touched them, by `table/key`. */
export interface DatabaseCopy {
  readonly rows: ReadonlyMap<string, unknown>
  readonly writes: ReadonlyMap<string, WriteRow>
  /** The number of the last write. */
  readonly last: number
}

/** What has to be done so that both copies hold the same. */
export interface Merge {
  /** Rows for the database to take over; `row` `null`: to delete. */
  readonly toDatabase: readonly JournalEntry[]
  /** Rows that only the database has in their newest form, with the write that they have there or now get. */
  readonly toJournal: readonly JournalEntry[]
  readonly damage: readonly Omit<Damage, 'at'>[]
}

/** The journal as it is compared: the newest entry of every row, and up to which write it should hold everything. */
export interface JournalCopy {
  readonly folded: Folded
  readonly through: number
}

/**
 * Compares the two copies row by row. The newer write wins. Of two rows of the same write that differ the journal's holds,
 * as every record in it is proved by its sum; where one of the two is deleted by that write, the database's word holds.
 * What neither knows to be deleted is never deleted.
 */
export function merge(database: DatabaseCopy, journal: JournalCopy): Merge {
  const newest = [...journal.folded.values()].reduce((most, { n }) => Math.max(most, n), 0)
  const next = Math.max(database.last, journal.through, newest) + 1
  const ids = new Set([...journal.folded.keys(), ...database.rows.keys(), ...database.writes.keys()])
  const parts = [...ids].map((id): Part => {
    const known = rowState(database, id)
    const entry = journal.folded.get(id)
    if (entry === undefined) return unknownToJournal(id, known, next, journal.through)
    return entry.row === null ? goneInJournal(entry, known) : liveInJournal(entry, known)
  })
  return {
    toDatabase: parts.flatMap((part) => part.toDatabase ?? []),
    toJournal: parts.flatMap((part) => part.toJournal ?? []),
    damage: parts.flatMap((part) => part.damage ?? []),
  }
}

interface Part {
  readonly toDatabase?: JournalEntry
  readonly toJournal?: JournalEntry
  readonly damage?: Omit<Damage, 'at'>
}

/** What the database has of a row. */
interface RowState {
  readonly row: unknown
  /** 0 where it knows of no write. */
  readonly n: number
  readonly state: 'live' | 'gone' | 'lost'
}

function rowState({ rows, writes }: DatabaseCopy, id: string): RowState {
  const { table } = parseRowId(id)
  const [row, write] = [rows.get(id), writes.get(id)]
  const cleared = writes.get(rowId(table, ALL_ROWS))?.n ?? 0
  if (row !== undefined) return { row, n: write?.n ?? 0, state: 'live' }
  if (write?.gone === true || (write === undefined && cleared > 0))
    return { row: null, n: Math.max(write?.n ?? 0, cleared), state: 'gone' }
  return { row: null, n: write?.n ?? 0, state: 'lost' }
}

const damageOf = (
  store: Damage['store'],
  fault: Damage['fault'],
  id: string,
  found: unknown = null,
  repaired = true,
): Omit<Damage, 'at'> => ({ store, fault, ...parseRowId(id), repaired, found })

function unknownToJournal(id: string, { state, row, n }: RowState, next: number, through: number): Part {
  const isForgotten = n > 0 && n <= through
  switch (state) {
    case 'lost':
      return { damage: damageOf('database', 'missing', id, null, false) }
    case 'gone':
      // The journal forgets deletions after a time.
      return isForgotten ? {} : { toJournal: { ...parseRowId(id), n, row } }
    case 'live': {
      const toJournal = { ...parseRowId(id), n: n === 0 ? next : n, row }
      return isForgotten ? { toJournal, damage: damageOf('journal', 'missing', id) } : { toJournal }
    }
  }
}

function goneInJournal(entry: JournalEntry, known: RowState): Part {
  const id = rowId(entry.table, entry.key)
  switch (known.state) {
    case 'live':
      if (known.n >= entry.n) return { toJournal: { ...entry, n: known.n, row: known.row } }
      return { toDatabase: entry, damage: damageOf('database', 'outdated', id, known.row) }
    case 'gone':
      return known.n > entry.n ? { toJournal: { ...entry, n: known.n } } : {}
    case 'lost':
      return { toDatabase: entry }
  }
}

function liveInJournal(entry: JournalEntry, known: RowState): Part {
  const id = rowId(entry.table, entry.key)
  const newer = { ...entry, n: known.n, row: known.row }
  switch (known.state) {
    case 'live':
      if (known.n > entry.n) return { toJournal: newer }
      if (isSame(known.row, entry.row)) return known.n === entry.n ? {} : { toDatabase: entry }
      return { toDatabase: entry, damage: damageOf('database', 'different', id, known.row) }
    case 'gone':
      return known.n >= entry.n ? { toJournal: newer } : { toDatabase: entry }
    case 'lost':
      return { toDatabase: entry, damage: damageOf('database', 'missing', id) }
  }
}

/** Rows are plain data, written with their keys in one order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
