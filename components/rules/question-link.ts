import type { ComponentType } from 'react'
import { ask } from '@/lib/messages/compiled/rules/ask'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'

/** A question of the lookup, and the address of its page. */
export interface QuestionLink {
  readonly ask: string
  readonly href: string
}

interface AnchorProps {
  readonly href: string
  readonly className: string
  readonly children: string
}

/** An element that links to a question: a link within the app, or a plain one. */
export type QuestionAnchor = ComponentType<AnchorProps> | 'a'

/** Returns the address of a question: its screen in the app, or its page on the site. */
export type QuestionAddress = (id: QuestionId) => string

/** Returns the link to the question of a word or a story; `null` if it has none. */
export const questionLink = (id: QuestionId | undefined, addressOf: QuestionAddress): QuestionLink | null =>
  id === undefined ? null : { ask: ask[id], href: addressOf(id) }
