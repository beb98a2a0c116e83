/** The words by which people search, as they stand in search.txt; several words of a line are divided by blanks, phrases by commas. */
export interface SearchWords {
  /** Words that are in every question and tell none of them from another. */
  readonly small: string
  /** The words that ask who or when, in any language, by the one that the questions have. */
  readonly asking: readonly Line[]
  /** Figures as words. */
  readonly numbers: Readonly<Record<string, string>>
  /** Endings that do not change what is spoken of, one after the other. */
  readonly endings: readonly Pattern[]
  /** Phrases of several words, with the one word of the rules for each; in small letters. */
  readonly phrases: readonly Pattern[]
  /** Words of the kitchen table, and words of the rules for the same. */
  readonly everyday: readonly Line[]
  /** Words of the rules, each with those of other languages; a hyphen ends what all the forms of a word have in common. */
  readonly foreign: readonly Line[]
  /** The further subjects of a question, by its id. */
  readonly questions: Phrases
  /** The words at the table of someone who means it. */
  readonly spoken: Phrases
  /** The possible spellings of a term: others, and its sound in other alphabets. */
  readonly terms: Phrases
  /** Names that a person may type for a story. */
  readonly stories: Phrases
}

type Line = readonly [words: string, meant: string]
type Pattern = readonly [pattern: RegExp, meant: string]
type Phrases = Readonly<Record<string, string>>
