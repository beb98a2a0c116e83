import { plainDay } from '../terms/days'

/** Said for good where newer code has taken over and loading the page again brought none. */
export const OUTDATED = {
  loading: 'A newer version is running. This page reloads to use it.',
  busy: 'A newer version is running. This tab can no longer save: finish looking, then reload it. What was saved is there.',
  stays:
    'A newer Yuss has saved here, and this older one cannot read it. Nothing saved is lost. Go online and reload the page.',
} as const

/** Whether everything saved lies in a second place too. */
export function secondCopySentence(copy: { readonly state: string; readonly why?: string }): string {
  switch (copy.state) {
    case 'on':
      return 'Every saved hand is written twice: into the browser’s database and into a file beside it. Either one is enough to bring everything back.'
    case 'off':
      return `The second copy is off: its file could not be written (${copy.why ?? 'no reason given'}). Until it can be, your games are in the browser’s database alone.`
    case 'absent':
      return 'There is no second copy: this browser, or this window, cannot store one. Your games are in the browser’s database alone.'
    default:
      return 'Checking the second copy…'
  }
}

/** After everything was deleted, as long as the second copy could not be reached. */
export const ERASURE_PENDING =
  'What you deleted is still in the second copy, which cannot be reached now. It is deleted there as soon as it can be. It does not come back.'

/** Whether the browser keeps what is stored; `null` where it does not say. */
export function keptSentence(persisted: boolean | null): string {
  if (persisted === null) return 'This browser does not say whether it keeps the games for good.'
  return persisted
    ? 'The browser has promised to keep them.'
    : 'The browser has not promised to keep them: it may delete them when room runs out or after weeks without a visit.'
}

export const ONLY_A_FILE =
  'When a browser deletes them it deletes both copies. A private window does so when it is closed. Only a backup file outlasts that.'

const ROWS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  games: ['game', 'games'],
  changes: ['hand or change of a game', 'hands or changes of games'],
  entries: ['hand or change of a game', 'hands or changes of games'],
  registers: ['note of a deleted game', 'notes of deleted games'],
  drafts: ['half-typed hand', 'half-typed hands'],
  settings: ['setting', 'settings'],
  series: ['series', 'series'],
  houses: ['set of house rules', 'sets of house rules'],
  players: ['player', 'players'],
}

const FAULT_WORDS = {
  missing: 'had been lost',
  different: 'had been altered',
  outdated: 'was older than it should be',
  unreadable: 'could not be read',
} as const

export interface DamageLine {
  readonly store: 'database' | 'journal'
  readonly fault: keyof typeof FAULT_WORDS
  readonly table: string
  readonly repaired: boolean
}

const STORE_WORDS = { database: 'the database', journal: 'the second copy' } as const

/** “In the database 2 games had been lost: repaired from the second copy.” A line for each kind of damage. */
export function damageSentences(found: readonly DamageLine[]): readonly string[] {
  const kinds = new Map<string, { readonly first: DamageLine; readonly count: number }>()
  for (const one of found) {
    const key = [one.store, one.fault, one.table, one.repaired].join(' ')
    kinds.set(key, { first: one, count: (kinds.get(key)?.count ?? 0) + 1 })
  }
  return [...kinds.values()].map(({ first, count }) => {
    const other = first.store === 'database' ? STORE_WORDS.journal : STORE_WORDS.database
    const end = first.repaired ? `repaired from ${other}` : 'neither copy has it'
    if (first.table === '') return `A part of ${STORE_WORDS[first.store]} ${FAULT_WORDS[first.fault]}: ${end}.`
    const [one, many] = ROWS[first.table] ?? ['entry', 'entries']
    const what = count === 1 ? `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `${count} ${many}`
    const fault = count === 1 ? FAULT_WORDS[first.fault] : FAULT_WORDS[first.fault].replace('was', 'were')
    return `In ${STORE_WORDS[first.store]} ${what} ${fault}: ${end}.`
  })
}

/** When everything was last saved to a file. */
export const lastBackupSentence = (lastAt: number | null): string =>
  lastAt === null ? 'No backup has been saved here yet.' : `The last backup was saved on ${plainDay(lastAt)}.`

/** The reminder: how much is on this phone alone. */
export function reminderSentence(games: number, lastAt: number | null): string {
  const since = lastAt === null ? 'No backup has been saved yet' : `The last backup is of ${plainDay(lastAt)}`
  return `${since}: ${games === 1 ? 'one game is' : `${games} games are`} on this phone alone.`
}
