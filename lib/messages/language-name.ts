import { OFFERED } from './offered'

/** What a language calls itself, those that are made up for the tests too. */
export const languageName = (tag: string): string =>
  OFFERED[tag]?.name ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
