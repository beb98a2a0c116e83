import type { storyGroup } from '../../messages/compiled/rules/storyGroup'
import type { tells } from '../../messages/compiled/rules/tells'
import type { QuestionId } from '../lookup/question-ids'
import type { Stated } from '../sources/cite'

/**
 * A story that the documents tell in addition to the rules. Its id finds a few plain sentences in every language. It always has
 * the places where it is told, and the related question of the lookup, if there is one.
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
