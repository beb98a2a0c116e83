import { QUESTION_IDS, type QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { useAddress } from '../addresses/use-address'

/** The question that the address names; `null` where it names none that there is, and in the page as it was built. */
export function useAskedQuestion(): QuestionId | null {
  const asked = useAddress('q')
  return QUESTION_IDS.find((id) => id === asked) ?? null
}
