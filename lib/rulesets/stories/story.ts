import type { QuestionId } from '../lookup/question-ids'
import type { Stated } from '../sources/cite'

/**
 * Something that the documents tell beside the rules: a few plain sentences, never without the places where they stand,
 * and the question of the lookup that it belongs to, where there is one.
 */
export interface Story {
  readonly id: string
  readonly title: string
  readonly tells: string
  readonly sources: readonly [Stated, ...Stated[]]
  readonly question?: QuestionId
  /** Names that a person may type for it, in the spellings in which they are typed. */
  readonly search?: readonly string[]
}

/** Stories of one kind under one heading. */
export interface StoryGroup {
  readonly id: string
  readonly title: string
  readonly stories: readonly Story[]
}
