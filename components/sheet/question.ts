import { canonical } from '@/lib/log/canonical'
import type { EntryId, HandId } from '@/lib/log/entry'
import type { SheetRow } from '@/lib/storage'
import type { VersionChoices } from '@/lib/text/screens/versions'

/** One version that a row has to choose from: a device's account of the hand, or a correction of it. */
export interface OfferedVersion {
  readonly id: HandId | EntryId
  readonly facts: unknown
  readonly at: number
}

/** The question that a row asks: which account of a deal is right, or which correction of a hand. */
export interface VersionQuestion extends VersionChoices {
  readonly versions: readonly OfferedVersion[]
  readonly deletedAt: readonly number[]
}

/**
 * Returns the question of a row; `null` if there is none. Accounts of a deal come first, then corrections of the account that
 * counts.
 */
export function versionQuestionOf(row: SheetRow): VersionQuestion | null {
  if (row.rivals.length > 0) {
    const versions = distinct([row, ...row.rivals])
    return { kind: 'versions', versions, count: versions.length, isDeleted: false, deletedAt: [] }
  }
  if (!row.contested) return null
  const { versions, deletedAt } = row
  return { kind: 'corrections', versions, count: versions.length, isDeleted: deletedAt.length > 0, deletedAt }
}

/** Returns the accounts without those that say the same as an earlier one. */
function distinct(accounts: readonly OfferedVersion[]): readonly OfferedVersion[] {
  const texts = accounts.map(({ facts }) => canonical(facts))
  return accounts.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}
