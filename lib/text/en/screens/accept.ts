/** The hand and its score for the other side of the table. */
export const acceptTitle = (number: number): string => `Hand ${number}: for the other side`

export const ACCEPT_COLUMNS = { side: 'Side', hand: 'Hand', total: 'Total' } as const
export const WE_ACCEPT = 'We accept this'
