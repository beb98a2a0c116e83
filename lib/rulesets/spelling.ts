/** How letters of other alphabets sound in Latin ones, near enough to be typed. */
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

/** Spellings of one sound that tables mix: schmeiss and shmeiss, contra and kontra, jass and yass. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sh'],
  [/ch|kh|ck|c/g, 'k'],
  [/[jy]/g, 'i'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(\p{L})\1+/gu, '$1'],
]

/** A word in its own alphabet, in small letters without accents. */
export const asTyped = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** A word as it is written, in small Latin letters without accents. */
export const asSpelt = (word: string): string =>
  asTyped(word).replace(/[\u0370-\u04ff]/g, (letter) => SOUNDS[letter] ?? letter)

/** A word as it sounds: one spelling for each sound, no letter twice in a row. */
export function asHeard(word: string): string {
  const single = word.toLowerCase().replace(/(\p{L})\1+/gu, '$1')
  return ALIKE.reduce((text, [from, to]) => text.replace(from, to), asSpelt(single))
}

/** The same word with each pair of neighbouring letters the other way round: the slip that fingers make most. */
export function swapped(word: string): readonly string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((second, at) => [...letters.slice(0, at), second, letters[at], ...letters.slice(at + 2)].join(''))
}
