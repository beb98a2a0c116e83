import type { usedIn } from '../../messages/compiled/rules/usedIn'
import type { word } from '../../messages/compiled/rules/word'
import type { QuestionId } from '../lookup/question-ids'

/** Another name of a term, the same in every language, with its country or region, or the document that uses it. */
export interface TermName {
  readonly name: string
  readonly where: keyof typeof usedIn
}

/**
 * A word of the table. Its id finds its meaning in every language. It has other names, and the question of the lookup on its
 * rule.
 */
export interface Term {
  readonly id: keyof typeof word
  readonly also: readonly TermName[]
  readonly question?: QuestionId
}
