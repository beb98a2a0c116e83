import type { EntryId } from './entry'

interface Word {
  readonly kind: string
  readonly entry?: EntryId
}

/**
 * The entries that are taken back: those of which the last word is `undone`. Where the word stands in the order does
 * not matter, and an undo cannot itself be undone.
 */
export function undoneIn(log: readonly Word[]): ReadonlySet<EntryId> {
  const undone = new Set<EntryId>()
  for (const { kind, entry } of log) {
    if (entry === undefined) continue
    if (kind === 'undone') undone.add(entry)
    if (kind === 'redone') undone.delete(entry)
  }
  return undone
}
