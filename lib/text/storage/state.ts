import * as backup from '../../messages/compiled/app/backup'
import * as said from '../../messages/compiled/app/storage'
import { plainDay } from '../terms/days'

/** Says whether everything saved is in a second place too. */
export function secondCopySentence(copy: { readonly state: string; readonly why?: string }): string {
  switch (copy.state) {
    case 'on':
      return said.copyIsOn
    case 'off':
      return said.copyIsOff({ why: copy.why ?? said.copyNoReason })
    case 'absent':
      return said.copyIsAbsent
    default:
      return said.copyIsChecked
  }
}

/** Says whether the browser keeps stored data; `null` where it does not tell. */
export function keptSentence(persisted: boolean | null): string {
  if (persisted === null) return said.keptUnknown
  return persisted ? said.keptPromised : said.keptNotPromised
}

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
