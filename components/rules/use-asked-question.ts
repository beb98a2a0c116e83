import { usePathname } from 'next/navigation'
import { QUESTION_IDS, type QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { useAddress } from '../addresses/use-address'

/** Returns the question that the address names by its path or as `q`; `null` if it names no known question. */
export function useAskedQuestion(): QuestionId | null {
  const asked = useAddress('q')
  const last = usePathname().split('/').filter(Boolean).at(-1)
  return QUESTION_IDS.find((id) => id === (asked ?? last)) ?? null
}
