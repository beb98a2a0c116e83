/** The keys under which Yuss writes into a game what the format has no place for. */
export const OWN = {
  /** The id of the game, so that it is known again. */
  id: 'x-id',
  /** The table's name for its rules. */
  rulesName: 'x-rules-name',
  note: 'x-note',
  /** Players who took over a seat: `[{ seat, name, from }]`, `from` a hand counted from 0. */
  seated: 'x-seated',
  /** When the game began, in milliseconds. */
  createdAt: 'x-created-at',
  /** The rows behind the game as stored: with them its whole log comes back, what was undone among it. */
  record: 'x-record',
  log: 'x-log',
} as const

const KEYS: readonly string[] = Object.values(OWN)

/** The keys of other programs: kept and written back. */
export const othersKeys = (extras: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(extras).filter(([key]) => !KEYS.includes(key)))
