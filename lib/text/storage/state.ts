import type { Damage } from '../../durable/replica/damage'
import type { SecondCopy } from '../../durable/replica/replica'
import * as backup from '../../messages/compiled/app/backup'
import * as settings from '../../messages/compiled/app/settings'
import * as said from '../../messages/compiled/app/storage'
import { plainDay } from '../terms/days'
import { kindsInWords } from '../terms/kinds'

/** Returns the sentence on where the games are stored, and in how many copies. */
export const savedHere = ({ state }: SecondCopy): string => said.savedHere({ copy: state })

/** Tells why there is only one copy instead of two; `null` if there are two. */
export const secondCopyTrouble = (copy: SecondCopy): string | null =>
  copy.state === 'off' ? said.copyIsOff({ why: copy.why }) : null

type DamagedRow = Pick<Damage, 'store' | 'fault' | 'table' | 'key' | 'repaired'>

/** Returns a line for each kind of damage: “Lost from the database: 2 games. Repaired from the second copy.” */
export function damageSentences(found: readonly DamagedRow[]): readonly string[] {
  const kinds = new Map<string, { readonly first: DamagedRow; readonly count: number }>()
  for (const one of found) {
    const key = [one.store, one.fault, kindOf(one), one.repaired].join(' ')
    kinds.set(key, { first: one, count: (kinds.get(key)?.count ?? 0) + 1 })
  }
  return [...kinds.values()].map(({ first, count }) => {
    const { store, fault, table, repaired } = first
    const what = table === '' ? said.damagedPart : said.kindsCounted({ kind: kindOf(first), count })
    return [said.damageLine({ fault, store, what }), repaired ? said.damageRepaired({ store }) : said.damageLost].join(
      ' ',
    )
  })
}

/** Returns the kind of a row: its table, or the first part of its key for a register. */
const kindOf = ({ table, key }: DamagedRow): string =>
  table === 'registers' ? (String(key).split('/')[0] ?? '') : table

/** Tells when everything was last saved to a file. */
export const lastBackupSentence = (lastAt: number | null): string =>
  lastAt === null ? backup.noBackupYet : backup.lastBackupOn({ day: plainDay(lastAt) })

/** Returns the reminder of a backup: how many games are on this device only. */
export const reminderSentence = (games: number, lastAt: number | null): string =>
  lastAt === null ? backup.remindOfFirst({ games }) : backup.remindOfNext({ day: plainDay(lastAt), games })

/** The records that “Delete everything” deletes: the number of records of each kind; `null` if they could not be counted. */
export type StoredRecords = Parameters<typeof kindsInWords>[0] | null

function factsOf(records: StoredRecords) {
  if (records === null) return { stored: 'unknown', list: '' } as const
  return { stored: records.length === 0 ? 'nothing' : 'some', list: kindsInWords(records) } as const
}

export const deletesSentence = (records: StoredRecords): string => settings.deletesStored(factsOf(records))

export function deleteAllSure(records: StoredRecords): string {
  const { stored, list } = factsOf(records)
  return settings.deleteAllSure({ stored: stored === 'some' ? 'some' : 'other', list })
}
