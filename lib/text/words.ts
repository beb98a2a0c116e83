/**
 * The words that a table uses: those of the Clobyosh page, the usual words of its games, those of one of three books, those of
 * bridge-belote, of the French games, of coinche, of Croatian bela, or plain words, which need no knowledge of the game.
 */
export type Vocabulary =
  'clobyosh' | 'usual' | 'lehman' | 'bicycle' | 'denexa' | 'belote' | 'french' | 'coinche' | 'croatian' | 'plain'

/** The words that a reader can choose: the usual ones, all the words of the table (shtoch, Yuss, Manel), or plain ones. */
export const WORD_CHOICES = ['usual', 'table', 'plain'] as const
export type WordChoice = (typeof WORD_CHOICES)[number]
