import type { usedIn } from '../../messages/compiled/rules/usedIn'
import type { word } from '../../messages/compiled/rules/word'
import type { QuestionId } from '../lookup/question-ids'

/** A name of a term elsewhere, the same in every language, with its country or region, or the document that uses it. */
export interface TermName {
  readonly name: string
  readonly where: keyof typeof usedIn
}

/** A word of the table by its id, which finds its meaning in every language; its other names, and the question of the lookup that settles the rule behind it. */
export interface Term {
  readonly id: keyof typeof word
  readonly also: readonly TermName[]
  readonly question?: QuestionId
}
