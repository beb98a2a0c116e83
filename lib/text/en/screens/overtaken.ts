/** The hand that is being typed has been written by another tab in the meantime. */
export const savedElsewhere = (number: number): string => `Hand ${number} was saved in another tab`
export const NOT_SAVED_HERE = 'What is typed here is not saved.'

/** Both ways out. */
export const LET_IT_STAND = 'It is the same hand: leave it so'
export const goOnAs = (number: number): string => `Mine is hand ${number}: go on`
