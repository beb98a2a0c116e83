import * as said from '../../messages/compiled/referee/lookup'

/** Returns the title of every source's answers; `given` counts the answers, and `isSilent` marks that no document has its own. */
export function answersTitle(given: number, isSilent: boolean): string {
  if (given !== 1) return said.answersGiven({ count: given })
  return isSilent ? said.answersGivenSilent : said.answersGivenAllAgree
}

/** “One question”, “3 questions, 2 stories”, “One story”. */
export function foundCount(questions: number, stories: number): string {
  if (questions === 0) return said.foundStories({ stories })
  return stories === 0 ? said.foundQuestions({ questions }) : said.foundBoth({ questions, stories })
}

/** Words that are sure to find something. */
export const exampleSearches = (): readonly string[] => [
  said.exampleTie,
  said.exampleLastTrick,
  said.exampleWhoDeals,
  said.exampleRevoke,
]

/** Says where an answer is: in a variant of a game, or in its document. */
export const answerStands = (variant: string | null, source: string): string =>
  said.answerStands({ place: variant === null ? source : said.answerOfVariant({ variant, source }) })
