import { asTyped, withoutApostrophes } from '../../core/letters'

/** The Latin letters for the sounds of other alphabets, as people would roughly type them. */
const SOUNDS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/** The spellings of one sound that players mix: schmeiss and shmeiss, contra and kontra, jass and yass. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sh'],
  [/ch|kh|ck|c/g, 'k'],
  [/[jy]/g, 'i'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(\p{L})\1+/gu, '$1'],
]

/** Returns a word in Latin letters, in lower case without accents. */
export const asSpelt = (word: string): string =>
  asTyped(word).replace(/[\u0370-\u04ff]/g, (letter) => SOUNDS[letter] ?? letter)

/** Returns a word as it sounds: with one spelling for each sound, and no letter twice in a row. */
export function asHeard(word: string): string {
  const single = word.replace(/(\p{L})\1+/giu, '$1')
  return ALIKE.reduce((text, [from, to]) => text.replace(from, to), asSpelt(single))
}

/**
 * Returns the words of a text. An apostrophe is part of its word (“didn’t” is also typed “didnt”), but an article before it is
 * not.
 */
export const wordsIn = (text: string): readonly string[] =>
  withoutApostrophes(text.normalize('NFC').replace(/(?<!\p{L})(?:qu|[cdjlmnst])['’ʼ](?=\p{L})/giu, ' ')).match(
    /[\p{L}\p{N}\p{M}]+/gu,
  ) ?? []

/**
 * Tells whether one word may be a typing error for the other: one letter too many, too few or wrong, or two neighbours exchanged.
 * The first letter has to be right, because people rarely mistype it.
 */
export function isSlip(typed: string, meant: string): boolean {
  const longest = Math.max(typed.length, meant.length)
  const apart = Math.abs(typed.length - meant.length)
  if (longest < 4 || apart > 2) return false
  if (apart === 0 && isSwapped(typed, meant)) return true
  if (longest < 5) return false
  if (typed[0] !== meant[0]) return typed === meant.slice(1) || meant === typed.slice(1)
  return changesBetween(typed, meant) <= (longest > 8 ? 2 : 1)
}

/** Tells whether two neighbouring letters are exchanged, the most frequent error. */
function isSwapped(typed: string, meant: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== meant[place])
  if (typed[at] !== meant[at + 1] || typed[at + 1] !== meant[at]) return false
  return typed.slice(at + 2) === meant.slice(at + 2)
}

/** Returns the number of letters to insert, delete or replace. */
function changesBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1]
    for (const [at, against] of [...other].entries()) {
      const same = (before[at] ?? 0) + (letter === against ? 0 : 1)
      now.push(Math.min(same, (before[at + 1] ?? 0) + 1, (now[at] ?? 0) + 1))
    }
    before = now
  }
  return before[other.length] ?? 0
}
