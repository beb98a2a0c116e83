'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { partQuestions } from '@/lib/messages/compiled/app/parts'

/** The index beside a question. With every question it weighs too much for pages that are read without it. */
export const RulesList = lazyPart(
  () => import('./question-list').then((part) => part.QuestionList),
  () => partQuestions,
)
