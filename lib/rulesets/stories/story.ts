import type { storyGroup } from '../../messages/compiled/rules/storyGroup'
import type { tells } from '../../messages/compiled/rules/tells'
import type { QuestionId } from '../lookup/question-ids'
import type { Stated } from '../sources/cite'

/**
 * Something that the documents tell beside the rules, by the id that finds a few plain sentences in every language: never
 * without the places where they stand, and with the question of the lookup that it belongs to, where there is one.
 */
export interface Story {
  readonly id: keyof typeof tells
  readonly sources: readonly [Stated, ...Stated[]]
  readonly question?: QuestionId
}

/** Stories of one kind under one heading. */
export interface StoryGroup {
  readonly id: keyof typeof storyGroup
  readonly stories: readonly Story[]
}
