/** Letters that no decomposition takes apart, with the letters that people type in their place. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', đ: 'd', ł: 'l', ø: 'o', ß: 'ss' }

/** Returns a text in its own alphabet, in lower case without accents, as people type it in a hurry. */
export const asTyped = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıđłøß]/g, (letter) => PLAIN[letter] ?? letter)

/** Returns a text without apostrophes, which people often leave out. */
export const withoutApostrophes = (text: string): string => text.replace(/['’ʼ]/gu, '')

/** Splits a text into characters as people count them: a flag is one, and so is a letter with its accents. */
export function charactersIn(text: string): readonly string[] {
  // Older browsers have no segmenter: there a flag is two characters.
  if (!('Segmenter' in Intl)) return Array.from(text)
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

let segmenter: Intl.Segmenter | undefined
