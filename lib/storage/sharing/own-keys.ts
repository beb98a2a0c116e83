/** The keys that Yuss adds to a game for data that the format does not have. */
export const OWN = {
  /** The id of the game, so that it is recognised. */
  id: 'x-id',
  /** The table's name for its rules. */
  rulesName: 'x-rules-name',
  note: 'x-note',
  /** Players who took over a seat: `[{ seat, name, from }]`, with `from` the index of the first hand, counted from 0. */
  seated: 'x-seated',
  /** The time when the game began, in milliseconds. */
  createdAt: 'x-created-at',
  /** The rules with which the game began, if others were agreed on later. */
  firstRules: 'x-first-rules',
  /** The stored rows of the game: from them its whole log is restored, including what was undone. */
  record: 'x-record',
  log: 'x-log',
} as const

const KEYS: readonly string[] = Object.values(OWN)

/** Returns the keys of other programs, which are stored and written back. */
export const othersKeys = (extras: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(extras).filter(([key]) => !KEYS.includes(key)))
