import { ALL_ROWS, rowId, type JournalEntry } from './entry'
import { epochOf } from './epoch'

/** What a journal comes to: the newest entry of every row, deleted ones among them, by `table/key`. */
export type Folded = ReadonlyMap<string, JournalEntry>

/** Deletions are remembered for this many writes more; after that no copy can be so old that they matter. */
const REMEMBERED = 10_000

/**
 * The newest entry of every row. A cleared table leaves its mark, and nothing from before it; of an epoch before the newest,
 * that of the write `through` among them, nothing is left.
 */
export function fold(entries: readonly JournalEntry[], through = 0): Folded {
  const newest = new Map<string, JournalEntry>()
  const epoch = epochOf(entries.reduce((most, { n }) => Math.max(most, n), through))
  for (const entry of entries.filter(({ n }) => epochOf(n) === epoch)) {
    const id = rowId(entry.table, entry.key)
    const known = newest.get(id)
    if (known === undefined || entry.n >= known.n) newest.set(id, entry)
  }
  for (const [id, entry] of newest) if (isCleared(newest, entry)) newest.delete(id)
  return newest
}

const isCleared = (newest: Folded, { table, key, n }: JournalEntry): boolean =>
  key !== ALL_ROWS && n < (newest.get(rowId(table, ALL_ROWS))?.n ?? 0)

/** The entries worth writing down again. */
export function worthKeeping(folded: Folded): readonly JournalEntry[] {
  const entries = [...folded.values()]
  const last = entries.reduce((most, { n }) => Math.max(most, n), 0)
  return entries.filter(({ key, row, n }) => row !== null || key === ALL_ROWS || n > last - REMEMBERED)
}
