import { searchWords } from '../../messages/compiled/search/words'
import type { SearchWords } from '../../messages/search-words'
import { asHeard, asSpelt } from './spelling'

/** A word of another language, or the beginning that its forms share, and the keys of the words of the rules for it. */
interface Foreign {
  readonly begins: string
  readonly isWhole: boolean
  readonly meant: readonly string[]
}

/** The words by which people search in one language, ready to be looked up. */
export interface SearchLanguage {
  /** One spelling for all the ways in which a word is written: sounds, endings, figures and alphabets fall together. */
  readonly keyOf: (word: string) => string
  /** Small words are meant when they stand in the name of a thing: “all pass”, “low man”. */
  readonly small: ReadonlySet<string>
  /** The words that ask who or when, in any language, and the one of this language. */
  readonly asking: ReadonlyMap<string, string>
  readonly phrases: SearchWords['phrases']
  /** Other words for a word, of those that the rules use, by their keys. */
  readonly everyday: ReadonlyMap<string, readonly string[]>
  readonly foreign: readonly Foreign[]
  /** The texts for a question, a term or a story, by its id. */
  readonly of: (kind: Kind, id: string) => readonly string[]
}

type Kind = 'questions' | 'spoken' | 'terms' | 'stories'

let made: { readonly words: SearchWords; readonly language: SearchLanguage } | null = null

/** The words of the language that is spoken; made again when that is another one. */
export function searchLanguage(): SearchLanguage {
  if (made?.words !== searchWords) made = { words: searchWords, language: languageOf(searchWords) }
  return made.language
}

/** One spelling for a word in the language that is spoken. */
export const keyOf = (word: string): string => searchLanguage().keyOf(word)

function languageOf(words: SearchWords): SearchLanguage {
  const numbers = new Map(Object.entries(words.numbers))
  const key = (word: string): string => asHeard(withoutEnding(inWords(asSpelt(word), numbers), words))
  return {
    keyOf: key,
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

/** A figure as a word: “7” and “7s” are seven, “3rd” is third. */
const inWords = (word: string, numbers: ReadonlyMap<string, string>): string =>
  numbers.get(word.replace(/(\d)s$/, '$1')) ?? word

/** Without an ending that does not change what is spoken of. */
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

/** As it sounds, so that it is also found in Latin letters and without accents. */
const foreign = (word: string, meant: string, key: (word: string) => string): Foreign => ({
  begins: asHeard(word.replace('-', '')),
  isWhole: !word.endsWith('-'),
  meant: meant.split(' ').map(key),
})
