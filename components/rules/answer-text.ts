import { agreedTarget } from '@/lib/messages/compiled/referee/lookup'
import type { TableAnswer } from '@/lib/rulesets/lookup/lookup'
import type { Question } from '@/lib/rulesets/lookup/question'
import { answerText } from '@/lib/rulesets/lookup/wording'

/** Returns a table's answer as text. A target that no document has is written as a figure. */
export const answerInWords = (question: Question, { said, players }: TableAnswer): string =>
  answerText(question, said.answer, [players]) ?? agreedTarget({ target: said.answer })
