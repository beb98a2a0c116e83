/** How hard a question is. */
export const LEVELS = ['easy', 'medium', 'hard'] as const

export type Level = (typeof LEVELS)[number]
