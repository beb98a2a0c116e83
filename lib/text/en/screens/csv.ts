/** Hands as a table for other programs: the words over its columns. */
export const CSV_HAND = 'Hand'
export const CSV_FACTS = ['Written down', 'Dealer', 'Taker', 'Trumps', 'Times', 'Result'] as const
export const CSV_WAITING = 'Waiting'
export const CSV_GAME = ['Game', 'Begun', 'Rules', 'Players'] as const

/** Of a side that has a name, and of one that is only counted. */
export const namedColumns = (side: string): readonly string[] => [`${side}: made`, `${side}: points`, `${side}: total`]
export const countedColumns = (side: number): readonly string[] => [`Side ${side}`, 'Made', 'Points', 'Total']

/** In place of a result. */
export const CSV_STATES = {
  unreadable: 'cannot be read',
  open: 'has to be put right',
  waiting: 'waits for a hand before it',
  'after-end': 'after the end',
} as const
