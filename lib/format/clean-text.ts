import { charactersIn } from '../core/letters'

/** Control characters, marks that change the direction of writing, and other invisible characters. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** Half of a surrogate pair, which is left if a text is cut in the middle of a character. */
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The most characters, as people count them, of a player's name, initials, the name of house rules, a note, and a reason. */
export const LENGTHS = { player: 24, initials: 3, rules: 40, note: 400, why: 120 } as const

/**
 * Returns text from elsewhere in a form that is safe to show: on one line, at most `length` characters, and without characters
 * that are invisible or change the direction of writing. Text that was entered in Yuss is returned unchanged.
 */
export function cleanText(text: string, length: number): string {
  const line = text
    .slice(0, 40 * length)
    .replace(/[\t\n\r]/g, ' ')
    .replace(UNSEEN, '')
    .replace(HALVES, '')
  return Array.from(line).slice(0, length).join('')
}

/** Tells whether a text has nothing visible, only blanks, joiners and the like. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Returns a typed name as it is stored: on one line, without spaces at its ends, and empty if nothing of it is visible. */
export const enteredName = (text: string, length: number = LENGTHS.player): string =>
  cleanName(text.trim().replace(/\s+/g, ' '), length, '').trim()

/** Returns chosen initials as they are stored: the first characters, as people count them, of what is visible. */
export const cleanInitials = (text: string): string =>
  charactersIn(enteredName(text)).slice(0, LENGTHS.initials).join('')

/** Returns a clean name from elsewhere, or `otherwise` if it has nothing visible. */
export function cleanName(name: string, length: number, otherwise: string): string {
  const clean = cleanText(name, length)
  return isBlank(clean) ? otherwise : clean
}
