import { OFFERED } from '../../messages/offered'

/** The settings of a device, each with its values; the first is the default. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark'],
  /** The language of the browser, or a chosen one. */
  language: ['auto', 'en', ...Object.keys(OFFERED).filter((tag) => tag !== 'en')],
  /** Two colours or four for the suits. */
  suits: ['two', 'four'],
  /** The words used: the usual ones, all those of the table (shtoch, Yuss), or plain ones. */
  words: ['usual', 'table', 'plain'],
  /** How a hand is entered: counted piles, finished totals, or cards placed on a board. */
  counting: ['piles', 'totals', 'board'],
  /** The reading aloud of the score after each hand. */
  spoken: ['off', 'on'],
  /** The lock that keeps the screen on during a game. */
  wakeLock: ['on', 'off'],
  /** The totals, shown upside down at the top as well, for the players opposite. */
  turned: ['off', 'on'],
} as const

export type SettingName = keyof typeof SETTINGS
export type Settings = { readonly [K in SettingName]: (typeof SETTINGS)[K][number] }

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  language: 'auto',
  suits: 'two',
  words: 'usual',
  counting: 'piles',
  spoken: 'off',
  wakeLock: 'on',
  turned: 'off',
}
