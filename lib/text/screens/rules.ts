import * as said from '../../messages/compiled/referee/lookup'

/**
 * Returns the title of the answers of all sources; `given` is the number of answers, and `isSilent` tells that no document gives
 * one.
 */
export function answersTitle(given: number, isSilent: boolean): string {
  if (given !== 1) return said.answersGiven({ count: given })
  return isSilent ? said.answersGivenSilent : said.answersGivenAllAgree
}

/** Returns the number of results: “One question”, “3 questions, 2 stories”, “One story”. */
export function foundCount(questions: number, stories: number): string {
  if (questions === 0) return said.foundStories({ stories })
  return stories === 0 ? said.foundQuestions({ questions }) : said.foundBoth({ questions, stories })
}

/** Returns example words for the search, each with at least one result. */
export const exampleSearches = (): readonly string[] => [
  said.exampleTie,
  said.exampleLastTrick,
  said.exampleWhoDeals,
  said.exampleRevoke,
]

/** Tells where an answer is given: in a variant of a game, or in its document. */
export const answerStands = (variant: string | null, source: string): string =>
  said.answerStands({ place: variant === null ? source : said.answerOfVariant({ variant, source }) })
