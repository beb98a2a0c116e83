/**
 * Whose words a table reads: those of the Clobyosh page, of one of the three books, of bridge-belote, or plain ones, which
 * need no knowledge of any game.
 */
export type Vocabulary = 'clobyosh' | 'lehman' | 'bicycle' | 'denexa' | 'belote' | 'plain'

/** Whose words a person wants to read: those of the game on the table, or plain ones. */
export const WORD_CHOICES = ['own', 'plain'] as const
export type WordChoice = (typeof WORD_CHOICES)[number]
