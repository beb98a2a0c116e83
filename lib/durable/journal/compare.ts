import type { Damage } from './damage'
import { ALL_ROWS, parseRowId, rowId, type JournalEntry, type WriteRow } from './entry'
import { countOf, epochOf } from './epoch'
import type { Folded } from './fold'

/** The database as it is compared: rows and the writes that touched them, by `table/key`. */
export interface DatabaseCopy {
  readonly rows: ReadonlyMap<string, unknown>
  readonly writes: ReadonlyMap<string, WriteRow>
  /** The number of the last write. */
  readonly last: number
  /** That of the first since the two were last compared; 0 where there was none. */
  readonly since: number
}

/** The journal as it is compared: the newest entry of every row, and up to which write it should hold everything. */
export interface JournalCopy {
  readonly folded: Folded
  readonly through: number
}

/** What has to be done so that both copies hold the same. */
export interface Comparison {
  /** The copy of an older epoch: nothing of it is read, and it is emptied first. */
  readonly erased: 'database' | 'journal' | null
  /** Rows for the database to take over; `row` `null`: to delete. */
  readonly toDatabase: readonly JournalEntry[]
  /** Rows that only the database has in their newest form, with the write that they have there or now get. */
  readonly toJournal: readonly JournalEntry[]
  readonly damage: readonly Omit<Damage, 'at'>[]
}

/** A row as it stood after a write; `row` is `null` where the write deleted it. */
interface State {
  readonly n: number
  readonly row: unknown
}

interface Part {
  readonly toDatabase?: JournalEntry
  readonly toJournal?: JournalEntry
  readonly damage?: Omit<Damage, 'at'>
}

const NO_DATABASE: DatabaseCopy = { rows: new Map(), writes: new Map(), last: 0, since: 0 }
const NO_JOURNAL_YET: JournalCopy = { folded: new Map(), through: 0 }

/**
 * Compares the two copies row by row: the newer write holds. A database that had lost its last writes counts on from
 * before them: what was written since the two were last compared is newer than all that the journal has. Of one write, a row that is there holds over one that is not,
 * and of two rows the journal's, as every record in it is proved by its sum. What neither knows to be deleted is never
 * deleted.
 */
export function compare(database: DatabaseCopy, journal: JournalCopy): Comparison {
  const erased = olderOf(database, journal)
  const here = erased === 'database' ? NO_DATABASE : database
  const there = erased === 'journal' ? NO_JOURNAL_YET : journal
  const next = Math.max(newestIn(here), newestOf(there)) + 1
  const ids = new Set([...there.folded.keys(), ...here.rows.keys(), ...here.writes.keys()])
  const parts = [...ids].map((id) => {
    const states = [inDatabase(here, id), inJournal(there.folded, id)] as const
    return partOf(id, states, { next, through: there.through, since: here.since, isListed: there.folded.has(id) })
  })
  const damage = parts.flatMap((part) => part.damage ?? [])
  return {
    erased,
    toDatabase: parts.flatMap((part) => part.toDatabase ?? []),
    toJournal: parts.flatMap((part) => part.toJournal ?? []),
    damage: erased === 'database' ? [] : damage,
  }
}

const newestIn = ({ writes, last }: DatabaseCopy): number =>
  [...writes.values()].reduce((most, { n }) => Math.max(most, n), last)

const newestOf = ({ folded, through }: JournalCopy): number =>
  [...folded.values()].reduce((most, { n }) => Math.max(most, n), through)

/** Of two that were erased equally often, and each by itself, the database holds: that is what was seen since. */
function olderOf(database: DatabaseCopy, journal: JournalCopy): Comparison['erased'] {
  const [here, there] = [epochOf(newestIn(database)), epochOf(newestOf(journal))]
  if (here === there || newestOf(journal) === 0) return null
  return countOf(there) > countOf(here) ? 'database' : 'journal'
}

/** `null` where the database knows nothing of a row, or has lost it. A row without a write is older than all numbers. */
function inDatabase({ rows, writes }: DatabaseCopy, id: string): State | null {
  const [row, write] = [rows.get(id), writes.get(id)]
  if (row !== undefined) return { n: write?.n ?? 0, row }
  if (write === undefined) return gone(writes.get(clearingOf(id))?.n)
  return write.gone ? gone(write.n) : null
}

const inJournal = (folded: Folded, id: string): State | null => folded.get(id) ?? gone(folded.get(clearingOf(id))?.n)

const clearingOf = (id: string): string => rowId(parseRowId(id).table, ALL_ROWS)
const gone = (n: number | undefined): State | null => (n === undefined ? null : { n, row: null })

interface Place {
  readonly next: number
  readonly through: number
  readonly since: number
  /** The journal has an entry of the very row. */
  readonly isListed: boolean
}

function partOf(id: string, [here, there]: readonly [State | null, State | null], place: Place): Part {
  if (here === null)
    return there === null ? { damage: damageOf('database', 'missing', id, null, false) } : outOfJournal(id, here, there)
  if (there === null) return outOfDatabase(id, here, place)
  if (isSame(here, there)) return {}
  return isNewer(here, there, place) ? outOfDatabase(id, renumbered(here, there), place) : outOfJournal(id, here, there)
}

/** Whether what the database has of a row holds over what the journal has of it. */
function isNewer(here: State, there: State, { since }: Place): boolean {
  if (isSince(here, since)) return true
  return here.n === there.n ? here.row !== null && there.row === null : here.n > there.n
}

/** Written since the two were last compared. */
const isSince = ({ n }: State, since: number): boolean => since > 0 && n >= since

/** Without a number of its own where the journal has that number, or a greater one, for something else. */
const renumbered = (here: State, there: State): State => (here.n > there.n ? here : { ...here, n: 0 })

/** Rows are plain data, written with their keys in one order. When a row was deleted is no matter. */
const isSame = (here: State, there: State): boolean =>
  JSON.stringify(here.row) === JSON.stringify(there.row) && (here.n === there.n || here.row === null)

function outOfDatabase(id: string, here: State, { next, through, since, isListed }: Place): Part {
  const { n, row } = here
  const isForgotten = !isListed && n > 0 && n <= through && !isSince(here, since)
  // The journal forgets deletions after a time.
  if (row === null && isForgotten) return {}
  const toJournal = { ...parseRowId(id), n: n === 0 ? next : n, row }
  return isForgotten ? { toJournal, damage: damageOf('journal', 'missing', id) } : { toJournal }
}

function outOfJournal(id: string, here: State | null, { n, row }: State): Part {
  const toDatabase = { ...parseRowId(id), n, row }
  if (row === null) return here === null ? { toDatabase } : { toDatabase, damage: outdated(id, here) }
  if (here === null) return { toDatabase, damage: damageOf('database', 'missing', id) }
  const isOther = here.row !== null && JSON.stringify(here.row) !== JSON.stringify(row)
  return isOther ? { toDatabase, damage: damageOf('database', 'different', id, here.row) } : { toDatabase }
}

const outdated = (id: string, { row }: State) => damageOf('database', 'outdated', id, row)

const damageOf = (
  store: Damage['store'],
  fault: Damage['fault'],
  id: string,
  found: unknown = null,
  repaired = true,
): Omit<Damage, 'at'> => ({ store, fault, ...parseRowId(id), repaired, found })
