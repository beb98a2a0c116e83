import { lazyPart } from '@/components/ui/lazy-part'
import { partProblemWords } from '@/lib/messages/compiled/table/parts'

/** The descriptions of problems, loaded when the first problem occurs, so that a sheet without problems does not load them. */
export const ProblemWords = lazyPart(
  () => import('./problem-words').then((part) => part.ProblemWords),
  () => partProblemWords,
)
