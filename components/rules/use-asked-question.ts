import { QUESTION_IDS, type QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { useAddress } from '../addresses/use-address'

/** Returns the question that the address names; `null` if it names no known question. */
export function useAskedQuestion(): QuestionId | null {
  const asked = useAddress('q')
  return QUESTION_IDS.find((id) => id === asked) ?? null
}
