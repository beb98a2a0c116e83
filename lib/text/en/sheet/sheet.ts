/** Words of the sheet itself. */
export const rowLabel = (number: number): string => `Hand ${number}: explain or correct`

export const STATE_LABELS = {
  thrownIn: 'Redeal',
  waiting: 'Counts again when the hand above is put right.',
  afterEnd: 'After the end of the game: kept, but no longer counting.',
  unreadable: 'This hand cannot be read. It is kept as it is and can be exported.',
} as const
