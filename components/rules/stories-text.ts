import { onThisPage } from '@/lib/messages/compiled/app/shared'
import { storyGroup } from '@/lib/messages/compiled/rules/storyGroup'
import { storyTitle } from '@/lib/messages/compiled/rules/storyTitle'
import { tells } from '@/lib/messages/compiled/rules/tells'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { STORY_GROUPS } from '@/lib/rulesets/stories/stories'
import { storySources } from '@/lib/text/rules/citation'

/** A story in the current language, the places where it is told, and the question that it belongs to. */
export interface StoryText {
  readonly id: string
  readonly title: string
  readonly tells: string
  readonly sources: string
  readonly question: QuestionId | null
}

/** Stories of one kind under one heading. */
export interface StoryGroupText {
  readonly id: string
  readonly title: string
  readonly stories: readonly StoryText[]
}

export interface StoriesText {
  readonly onThisPage: string
  readonly groups: readonly StoryGroupText[]
}

/** Returns all stories in reading order. */
export const storiesText = (): StoriesText => ({
  onThisPage,
  groups: STORY_GROUPS.map(({ id: group, stories }) => ({
    id: group,
    title: storyGroup[group],
    stories: stories.map(({ id, sources, question }) => ({
      id,
      title: storyTitle[id],
      tells: tells[id],
      sources: storySources(sources),
      question: question ?? null,
    })),
  })),
})
