import { maintaining, withClient } from './storage-client'

const tried = new Set<string>()

/** Rebuilds the derived rows by which lists find these games. A game that cannot be repaired is tried once. */
export function rebuildSummaries(ids: readonly string[]): void {
  const untried = ids.filter((id) => !tried.has(id))
  if (untried.length === 0) return
  for (const id of untried) tried.add(id)
  void withClient(maintaining((maintenance, connection) => maintenance.rebuildSummaries(connection, untried)))
}
