/** The levels of difficulty of a question. */
export const LEVELS = ['easy', 'medium', 'hard'] as const

export type Level = (typeof LEVELS)[number]
