'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { partQuestions } from '@/lib/messages/compiled/app/parts'

/** The index next to a question. It is loaded separately, because all questions are too much for pages that do not show it. */
export const RulesList = lazyPart(
  () => import('./question-list').then((part) => part.QuestionList),
  () => partQuestions,
)
