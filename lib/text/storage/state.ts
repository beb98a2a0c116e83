import * as backup from '../../messages/compiled/app/backup'
import * as said from '../../messages/compiled/app/storage'
import { plainDay } from '../terms/days'

interface Copy {
  readonly state: 'on' | 'off' | 'absent' | 'unknown'
  readonly why?: string
}

/** Returns the sentence on where the games are stored, and in how many copies. */
export const savedHere = ({ state }: Copy): string => said.savedHere({ copy: state })

/** Returns why there is one copy only where there should be two, or `null`. */
export const secondCopyTrouble = ({ state, why }: Copy): string | null =>
  state === 'off' ? said.copyIsOff({ why: why ?? said.copyNoReason }) : null

export interface DamageLine {
  readonly store: 'database' | 'replica'
  readonly fault: 'missing' | 'different' | 'outdated' | 'unreadable'
  readonly table: string
  readonly repaired: boolean
}

/** “Lost from the database: 2 games. Repaired from the second copy.” A line for each kind of damage. */
export function damageSentences(found: readonly DamageLine[]): readonly string[] {
  const kinds = new Map<string, { readonly first: DamageLine; readonly count: number }>()
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

/** When everything was last saved to a file. */
export const lastBackupSentence = (lastAt: number | null): string =>
  lastAt === null ? backup.noBackupYet : backup.lastBackupOn({ day: plainDay(lastAt) })

/** The reminder: how much is on this phone alone. */
export const reminderSentence = (games: number, lastAt: number | null): string =>
  lastAt === null ? backup.remindOfFirst({ games }) : backup.remindOfNext({ day: plainDay(lastAt), games })
