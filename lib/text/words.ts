/**
 * The vocabulary of a table: that of the Clobyosh page, of one of the three books, of bridge-belote, or plain words, which need
 * no knowledge of a game.
 */
export type Vocabulary = 'clobyosh' | 'lehman' | 'bicycle' | 'denexa' | 'belote' | 'plain'

/** The vocabulary that a reader wants: that of the game on the table, or plain words. */
export const WORD_CHOICES = ['own', 'plain'] as const
export type WordChoice = (typeof WORD_CHOICES)[number]
