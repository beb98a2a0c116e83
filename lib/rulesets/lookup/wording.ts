import type { Rules } from '../../engine/table/options'
import { answer } from '../../messages/compiled/rules/answer'
import { clause } from '../../messages/compiled/rules/clause'
import { example } from '../../messages/compiled/rules/example'
import { lacking } from '../../messages/compiled/rules/lacking'
import { note } from '../../messages/compiled/rules/note'
import type { RuleSetId } from '../sets/rule-set'
import type { VariantId } from '../variants/variants'
import { isWithout } from './presupposed'
import type { Question } from './question'
import type { QuestionId } from './question-ids'

type Texts = { readonly [id: string]: string | undefined }

/** The numbers of players for which an answer may have a clause of its own. */
export const TABLE_SIZES: readonly Rules['players'][] = [2, 3, 4]

/**
 * Returns an answer in the current language, with its clauses for tables of these sizes; `null` for a target that no document
 * has.
 */
export function answerText({ id }: Pick<Question, 'id'>, key: string, players = TABLE_SIZES): string | null {
  if (isWithout(key)) return lacking[key]
  const texts: Texts = answer
  const clauses: Texts = clause
  const text = texts[`${id}--${key}`]
  if (text === undefined) return null
  return [text, ...players.flatMap((count) => clauses[`${id}--${key}-${count}`] ?? [])].join(' ')
}

/** Returns what a document or a variant adds to its answer; `null` if it adds nothing, and for answers that a table agreed on. */
export function noteText(id: QuestionId, giver: RuleSetId | VariantId | null): string | null {
  const texts: Texts = note
  return texts[`${id}--${giver}`] ?? null
}

/** Returns an example of what a question asks; `null` if there is none. */
export function exampleText(id: QuestionId): string | null {
  const texts: Texts = example
  return texts[id] ?? null
}
