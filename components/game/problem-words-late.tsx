import { lazyPart } from '@/components/ui/lazy-part'
import { partProblemWords } from '@/lib/messages/compiled/table/parts'

/** The words for what is wrong, fetched when something first is: a sheet on which all is well goes without. */
export const ProblemWords = lazyPart(
  () => import('./problem-words').then((part) => part.ProblemWords),
  () => partProblemWords,
)
