import type { QuestionId } from '../lookup/question-ids'
import { BIDDING_STORIES } from './bidding'
import { NAME_STORIES } from './names'
import { ORIGIN_STORIES } from './origins'
import { PLAY_STORIES } from './play'
import { PRINT_STORIES } from './print'
import type { Story, StoryGroup } from './story'
import { TABLE_STORIES } from './table'
import { WINNING_STORIES } from './winning'

/** The stories in the documents, in reading order. */
export const STORY_GROUPS: readonly StoryGroup[] = [
  { id: 'origins', stories: ORIGIN_STORIES },
  { id: 'names', stories: NAME_STORIES },
  { id: 'print', stories: PRINT_STORIES },
  { id: 'table', stories: TABLE_STORIES },
  { id: 'bidding', stories: BIDDING_STORIES },
  { id: 'play', stories: PLAY_STORIES },
  { id: 'winning', stories: WINNING_STORIES },
]

export const STORIES: readonly Story[] = STORY_GROUPS.flatMap(({ stories }) => stories)

/** Returns the stories that belong to a question. */
export const storiesOf = (question: QuestionId): readonly Story[] =>
  STORIES.filter((story) => story.question === question)
