/** Controls, marks that turn the direction of writing, and other characters without a shape of their own. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** Half of a character: what is left where a text was cut in the middle of one. */
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The longest name of a player, initials, name of house rules, note, and reason, in characters as people count them. */
export const LENGTHS = { player: 24, initials: 3, rules: 40, note: 400, why: 120 } as const

/**
 * Text from elsewhere as it may stand on a screen: on one line, at most so long, and without characters that
 * no one sees or that turn the writing round. What was written here comes out as it went in.
 */
export function cleanText(text: string, length: number): string {
  const line = text
    .slice(0, 40 * length)
    .replace(/[\t\n\r]/g, ' ')
    .replace(UNSEEN, '')
    .replace(HALVES, '')
  return Array.from(line).slice(0, length).join('')
}

/** A text in which there is nothing to see: blanks, joiners and the like alone. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** A name from elsewhere; `otherwise` where nothing in it can be seen. */
export function cleanName(name: string, length: number, otherwise: string): string {
  const clean = cleanText(name, length)
  return isBlank(clean) ? otherwise : clean
}
