import { searchWords } from '../../messages/compiled/search/words'
import type { SearchWords } from '../../messages/search-words'
import { asHeard, asSpelt } from './spelling'

/** A word of another language, or the beginning that its forms share, with the keys of the rules' words for it. */
interface Foreign {
  readonly begins: string
  readonly isWhole: boolean
  readonly meant: readonly string[]
}

/** The words by which people search in one language, prepared for look-up. */
export interface SearchLanguage {
  /** Returns the same key for all spellings of a word: sounds, endings, figures and alphabets make no difference. */
  readonly wordKey: (word: string) => string
  /** Small words, which are ignored unless they are part of a name: “all pass”, “low man”. */
  readonly small: ReadonlySet<string>
  /** The question words (who, when) of any language, with the key of the same word in this language. */
  readonly asking: ReadonlyMap<string, string>
  readonly phrases: SearchWords['phrases']
  /** The keys of the rules' words for an everyday word, by its key. */
  readonly everyday: ReadonlyMap<string, readonly string[]>
  readonly foreign: readonly Foreign[]
  /** Returns the search words for a question, a term or a story, by its id. */
  readonly of: (kind: Kind, id: string) => readonly string[]
}

type Kind = 'questions' | 'spoken' | 'terms' | 'stories'

let made: { readonly words: SearchWords; readonly language: SearchLanguage } | null = null

/** Returns the search words of the current language, which are prepared once for each language. */
export function searchLanguage(): SearchLanguage {
  if (made?.words !== searchWords) made = { words: searchWords, language: languageOf(searchWords) }
  return made.language
}

/** Returns the key for a word in the current language. */
export const wordKey = (word: string): string => searchLanguage().wordKey(word)

function languageOf(words: SearchWords): SearchLanguage {
  const numbers = new Map(Object.entries(words.numbers))
  const key = (word: string): string => asHeard(withoutEnding(inWords(asSpelt(word), numbers), words))
  return {
    wordKey: key,
    small: new Set(words.small.split(' ')),
    asking: new Map(
      words.asking.flatMap(([asked, others]) => others.split(' ').map((other) => [other, key(asked)] as const)),
    ),
    phrases: words.phrases,
    everyday: everydayIn(words, key),
    foreign: words.foreign.flatMap(([meant, others]) => others.split(' ').map((other) => foreign(other, meant, key))),
    of: (kind, id) => words[kind][id]?.split(', ') ?? [],
  }
}

/** Returns a figure as a word: “7” and “7s” are seven, “3rd” is third. */
const inWords = (word: string, numbers: ReadonlyMap<string, string>): string =>
  numbers.get(word.replace(/(\d)s$/, '$1')) ?? word

/** Removes an ending that does not change the meaning. */
const withoutEnding = (word: string, { endings }: SearchWords): string =>
  endings.reduce((rest, [ending, other]) => rest.replace(ending, other), word)

function everydayIn({ everyday }: SearchWords, key: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [said, meant] of everyday) {
    for (const word of said.split(' ')) {
      found.set(key(word), [...(found.get(key(word)) ?? []), ...meant.split(' ').map(key)])
    }
  }
  return found
}

/** Returns a foreign word by its sound, so that it is also found in Latin letters and without accents. */
const foreign = (word: string, meant: string, key: (word: string) => string): Foreign => ({
  begins: asHeard(word.replace('-', '')),
  isWhole: !word.endsWith('-'),
  meant: meant.split(' ').map(key),
})
