import type { QuestionId } from '../lookup/question-ids'

/** What a term is called elsewhere, and where: a country or region, or the document that uses the word. */
export interface TermName {
  readonly name: string
  readonly where: string
}

/** A word of the table: one sentence of meaning, its other names, and the question of the lookup that settles the rule behind it. */
export interface Term {
  readonly id: string
  readonly term: string
  readonly meaning: string
  readonly also: readonly TermName[]
  /** What a person may type for it: other spellings, and the sound of words in other alphabets in Latin letters. */
  readonly search?: readonly string[]
  readonly question?: QuestionId
}
