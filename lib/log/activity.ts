import type { EntryId } from './entry'

interface LogItem {
  readonly kind: string
  readonly entry?: EntryId
}

/**
 * Returns the entries that are undone: the last `undone` or `redone` entry that names them is `undone`. It may come before the
 * entry that it names. An undo cannot itself be undone.
 */
export function undoneIn(log: readonly LogItem[]): ReadonlySet<EntryId> {
  const undone = new Set<EntryId>()
  for (const { kind, entry } of log) {
    if (entry === undefined) continue
    if (kind === 'undone') undone.add(entry)
    if (kind === 'redone') undone.delete(entry)
  }
  return undone
}
