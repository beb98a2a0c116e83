/**
 * The vocabulary of a table: that of the Clobyosh page, or the usual words of its games; of one of the three books; of
 * bridge-belote; or plain words, which need no knowledge of a game.
 */
export type Vocabulary = 'clobyosh' | 'usual' | 'lehman' | 'bicycle' | 'denexa' | 'belote' | 'plain'

/** The words that a reader wants: the usual ones, all those of the table (shtoch, Yuss, Manel), or plain ones. */
export const WORD_CHOICES = ['usual', 'table', 'plain'] as const
export type WordChoice = (typeof WORD_CHOICES)[number]
