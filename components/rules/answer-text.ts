import type { TableAnswer } from '@/lib/rulesets/lookup/lookup'
import { agreedTarget } from '@/lib/text/en/screens/rules'

/** A table's answer in words; a target of its own is a figure that no document has. */
export const answerText = ({ text, said }: TableAnswer): string => text ?? agreedTarget(said.answer)
