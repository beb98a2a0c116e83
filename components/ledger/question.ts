import { canonical } from '@/lib/log/canonical'
import type { EntryId, HandId } from '@/lib/log/entry'
import type { SheetRow } from '@/lib/storage'
import type { Choices } from '@/lib/text/screens/versions'

/** One of several that a row has to choose from: the hand of an account, or the entry of a correction. */
export interface Version {
  readonly id: HandId | EntryId
  readonly facts: unknown
  readonly at: number
}

/** The question of a row: which account of a deal is right, or which correction of a hand. */
export interface Question extends Choices {
  readonly versions: readonly Version[]
  readonly deletedAt: readonly number[]
}

/** The accounts of a deal are asked about first, then what is contested in the one that holds. `null`: nothing is asked. */
export function questionOf(row: SheetRow): Question | null {
  if (row.rivals.length > 0) {
    const versions = distinct([row, ...row.rivals])
    return { kind: 'versions', versions, count: versions.length, isDeleted: false, deletedAt: [] }
  }
  if (!row.contested) return null
  const { versions, deletedAt } = row
  return { kind: 'corrections', versions, count: versions.length, isDeleted: deletedAt.length > 0, deletedAt }
}

/** Two that say the same are one. */
function distinct(accounts: readonly Version[]): readonly Version[] {
  const texts = accounts.map(({ facts }) => canonical(facts))
  return accounts.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}
