/** Words of the sheet itself. */
export const rowLabel = (number: number): string => `Hand ${number}: explain or correct`

export const STATE_LABELS = {
  thrownIn: 'Redeal',
  waiting: 'Counts again once the hand above is corrected.',
  afterEnd: 'After the end of the game: does not count.',
  unreadable: 'This hand cannot be read. It is stored unchanged, and a backup includes it.',
} as const
