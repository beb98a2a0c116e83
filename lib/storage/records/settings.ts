import { OFFERED } from '../../messages/offered'

/** The settings of a device, each with its values; the first is the default. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark'],
  /** That of the browser, or the one chosen. */
  language: ['auto', 'en', ...Object.keys(OFFERED).filter((tag) => tag !== 'en')],
  /** Two colours or four for the suits. */
  suits: ['two', 'four'],
  /** The usual words, all those of the table (shtoch, Yuss), or plain ones. */
  words: ['usual', 'table', 'plain'],
  /** How a hand is entered: piles counted, finished totals spoken, or cards put on a board. */
  counting: ['piles', 'totals', 'board'],
  /** The score read out after each hand. */
  spoken: ['off', 'on'],
  /** The screen stays on during a game. */
  wakeLock: ['on', 'off'],
  /** The totals also upside down at the upper edge, for the other side of the table. */
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
