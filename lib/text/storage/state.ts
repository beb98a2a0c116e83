import type { Damage } from '../../durable/replica/damage'
import type { SecondCopy } from '../../durable/replica/replica'
import * as backup from '../../messages/compiled/app/backup'
import * as settings from '../../messages/compiled/app/settings'
import * as said from '../../messages/compiled/app/storage'
import { plainDay } from '../terms/days'

/** Returns the sentence on where the games are stored, and in how many copies. */
export const savedHere = ({ state }: SecondCopy): string => said.savedHere({ copy: state })

/** Tells why there is only one copy instead of two; `null` if there are two. */
export const secondCopyTrouble = (copy: SecondCopy): string | null =>
  copy.state === 'off' ? said.copyIsOff({ why: copy.why }) : null

type DamagedRow = Pick<Damage, 'store' | 'fault' | 'table' | 'repaired'>

/** Returns a line for each kind of damage: “Lost from the database: 2 games. Repaired from the second copy.” */
export function damageSentences(found: readonly DamagedRow[]): readonly string[] {
  const kinds = new Map<string, { readonly first: DamagedRow; readonly count: number }>()
  for (const one of found) {
    const key = [one.store, one.fault, one.table, one.repaired].join(' ')
    kinds.set(key, { first: one, count: (kinds.get(key)?.count ?? 0) + 1 })
  }
  return [...kinds.values()].map(({ first: { store, fault, table, repaired }, count }) => {
    const what = table === '' ? said.damagedPart : said.damagedRows({ table, count })
    return [said.damageLine({ fault, store, what }), repaired ? said.damageRepaired({ store }) : said.damageLost].join(
      ' ',
    )
  })
}

/** Tells when everything was last saved to a file. */
export const lastBackupSentence = (lastAt: number | null): string =>
  lastAt === null ? backup.noBackupYet : backup.lastBackupOn({ day: plainDay(lastAt) })

/** Returns the reminder of a backup: how many games are on this device only. */
export const reminderSentence = (games: number, lastAt: number | null): string =>
  lastAt === null ? backup.remindOfFirst({ games }) : backup.remindOfNext({ day: plainDay(lastAt), games })

/**
 * The data that “Delete everything” deletes: `own` is the number of the table's own games (`null` if they could not be counted);
 * the example may be there too.
 */
export interface StoredGames {
  readonly own: number | null
  readonly hasExample: boolean
}

function factsOf({ own, hasExample }: StoredGames) {
  const count = own ?? 0
  if (own === null) return { stored: 'unknown', count } as const
  if (own === 0) return { stored: hasExample ? 'example' : 'nothing', count } as const
  return { stored: hasExample ? 'both' : 'games', count } as const
}

export const deletesSentence = (stored: StoredGames): string =>
  `${settings.deletesGames(factsOf(stored))} ${settings.deletesTheRest}`

export const deleteAllSure = (stored: StoredGames): string => settings.deleteAllSure(factsOf(stored))
