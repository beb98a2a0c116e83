import { agreedTarget } from '@/lib/messages/compiled/referee/lookup'
import type { TableAnswer } from '@/lib/rulesets/lookup/lookup'
import type { Question } from '@/lib/rulesets/lookup/question'
import { answerText } from '@/lib/rulesets/lookup/wording'

/** A table's answer in words; a target of its own is a figure that no document has. */
export const answerInWords = (question: Question, { said, players }: TableAnswer): string =>
  answerText(question, said.answer, [players]) ?? agreedTarget({ target: said.answer })
