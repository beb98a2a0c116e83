/** The keys that write a figure, where they are not digits. */
export const ERASE = 'Erase'
export const NEXT_NUMBER = 'Next number'
export const NEXT_FACE = 'next'
