/** Letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Matches text that already has the marks. */
const SET_OFF = /\u2068[^\u2068\u2069]*\u2069/g

/**
 * Returns what is put into a sentence so that it cannot turn the sentence around: a name written from right to left is set
 * off by marks that no one sees, or the figure after it would be read on its other side. Any other text is left as it is.
 */
export function isolated(said: string | number): string | number {
  return typeof said === 'string' && FROM_THE_RIGHT.test(said.replace(SET_OFF, '')) ? `\u2068${said}\u2069` : said
}

/** Returns a text for programs, which take such marks for part of a name. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '')
