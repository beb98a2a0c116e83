import type { TableAnswer } from '@/lib/rulesets/lookup'

/** A table's answer in words; a target of its own is a figure that no document has. */
export const answerText = ({ text, said }: TableAnswer): string => text ?? `${said.answer}, as agreed at this table.`
