import * as said from '../../messages/compiled/app/setup'

/** Returns the text of the start button: who deals, and who leads or speaks next. */
export const dealsAndNext = (dealer: string, next: string, isLeading: boolean): string =>
  isLeading ? said.dealsAndLeads({ dealer, next }) : said.dealsAndSpeaks({ dealer, next })

/** Returns the options that changed because of another; `changes` has a sentence for each. */
export const withThatGoes = (changes: readonly string[]): string => [said.thisAlsoChanges, ...changes].join(' ')
