import * as said from '../../messages/compiled/app/setup'

/** Returns the dealer and the next player, for the button that starts. */
export const dealsAndNext = (dealer: string, next: string, isLeading: boolean): string =>
  isLeading ? said.dealsAndLeads({ dealer, next }) : said.dealsAndSpeaks({ dealer, next })

/** `changes` are the options that changed with another, a sentence each. */
export const withThatGoes = (changes: readonly string[]): string => [said.thisAlsoChanges, ...changes].join(' ')
