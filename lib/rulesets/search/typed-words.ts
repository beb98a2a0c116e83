import { asTyped } from '../../core/letters'
import { wordKey, searchLanguage } from './language'
import { asHeard, asSpelt, isSlip, wordsIn } from './spelling'

/** The words that can be found: the keys for each form in which a word may be written. */
export type FindableWords = ReadonlyMap<string, ReadonlySet<string>>

/** The meanings of a typed word: keys that search knows, each with its likelihood, at most 1. */
export interface Meant {
  readonly keys: ReadonlyMap<string, number>
  /** Tells whether the word itself is known in any language; otherwise it is unfinished or mistyped. */
  readonly isSure: boolean
}

/** The weight of words that were not typed themselves. */
const LIKELY = { translated: 0.9, begun: 0.7, everyday: 0.6, slipped: 0.5, guessed: 0.3, asked: 1 }

/**
 * Returns the words of a query that distinguish questions. Phrases of several words are replaced by one word, and small words are
 * dropped.
 */
export function telling(typed: string): readonly string[] {
  const { phrases, small } = searchLanguage()
  const text = phrases.reduce((said, [phrase, meant]) => said.replace(phrase, meant), typed.toLowerCase())
  return wordsIn(text).filter((word) => !small.has(word.toLowerCase()))
}

/** Tells whether a text has all the typed words, or at least half of them with certainty. */
export function matchesWords(text: string, typed: string): boolean {
  const vocabulary = new Map(telling(text).map((word) => [wordKey(word), new Set([wordKey(word)])]))
  const meant = meantBy(telling(typed), vocabulary)
  const found = meant.filter(({ keys }) => [...keys.keys()].some((key) => vocabulary.has(key)))
  const sure = found.filter(({ isSure }) => isSure)
  return found.length === meant.length || sure.length * 2 >= meant.length
}

/** Returns the meanings of each word. The last word may be unfinished. */
export const meantBy = (words: readonly string[], vocabulary: FindableWords): readonly Meant[] =>
  words.map((word, at) => meaningOf(word, { isLast: at === words.length - 1, isAlone: words.length === 1 }, vocabulary))

interface WordPosition {
  readonly isLast: boolean
  readonly isAlone: boolean
}

/** Returns the fewest letters of an unfinished word: two if it is the only word, three if it is the last one, otherwise four. */
const leastBegun = ({ isLast, isAlone }: WordPosition): number => (isAlone ? 2 : isLast ? 3 : 4)

function meaningOf(word: string, place: WordPosition, vocabulary: FindableWords): Meant {
  const own = [wordKey(word)].filter((key) => vocabulary.has(key) && says(key, word))
  const sure = weighted([own, 1], [inTheRules(word), LIKELY.translated], [everyday(wordKey(word)), LIKELY.everyday])
  const isSure = sure.size > 0
  const begun = place.isLast || !isSure ? begunBy(word, leastBegun(place), vocabulary) : []
  const slipped = place.isAlone || !isSure ? slippedFrom(word, vocabulary) : []
  const guesses = weighted(
    [begun, LIKELY.begun],
    [slipped, LIKELY.slipped],
    [isSure ? [] : slipped.flatMap(everyday), LIKELY.guessed],
  )
  return { keys: new Map([...guesses, ...sure]), isSure }
}

/**
 * Returns the names that a single word may mean: the word itself, its translation, or the word for which it is a typing error.
 */
export function namesMeant(words: readonly string[], vocabulary: FindableWords): readonly string[] {
  const [only, ...others] = words
  if (only === undefined || others.length > 0) return words.length === 0 ? [] : [words.map(asSpelt).join('')]
  return [asSpelt(only), ...inTheRules(only), ...slippedFrom(only, vocabulary)]
}

/**
 * Returns the question words (who, when) of a search, in any language, with their weight. A question need not have them, but they
 * help to choose.
 */
export const askedFor = (typed: string): ReadonlyMap<string, number> =>
  weighted([wordsIn(typed.toLowerCase()).flatMap((word) => searchLanguage().asking.get(word) ?? []), LIKELY.asked])

/** Joins groups of keys with their weights. The first groups have the highest weights, and win if a key is in several. */
function weighted(
  ...groups: readonly (readonly [keys: readonly string[], weight: number])[]
): ReadonlyMap<string, number> {
  return new Map(groups.toReversed().flatMap(([keys, weight]) => keys.map((key) => [key, weight] as const)))
}

const everyday = (key: string): readonly string[] => searchLanguage().everyday.get(key) ?? []

/** Returns the meaning of a word of another language. If several beginnings match, the longest one decides. */
function inTheRules(word: string): readonly string[] {
  const heard = asHeard(word)
  const known = searchLanguage().foreign.filter(({ begins, isWhole }) =>
    isWhole ? heard === begins : heard.startsWith(begins),
  )
  const longest = Math.max(...known.map(({ begins }) => begins.length))
  return known.filter(({ begins }) => begins.length === longest).flatMap(({ meant: keys }) => keys)
}

const formsOf = (word: string): ReadonlySet<string> => new Set([asTyped(word), asHeard(word)])

/**
 * Tells whether a form still has more than half of the typed word, or is its stem: “passing” is “pas”. “zzzz” sounds like one letter,
 * with which many words begin.
 */
const says = (form: string, word: string): boolean =>
  form.length * 2 > word.length || (form.length > 2 && asSpelt(word).startsWith(form))

function begunBy(word: string, least: number, vocabulary: FindableWords): readonly string[] {
  const forms = [...formsOf(word)].filter((form) => form.length >= least && says(form, word))
  const begun = [...vocabulary].filter(([written]) => forms.some((form) => written.startsWith(form)))
  return begun.flatMap(([, keys]) => [...keys])
}

function slippedFrom(word: string, vocabulary: FindableWords): readonly string[] {
  const forms = [...formsOf(word)].filter((form) => says(form, word))
  const meant = [...vocabulary].filter(([written]) => forms.some((form) => isSlip(form, written)))
  return meant.flatMap(([, keys]) => [...keys])
}
