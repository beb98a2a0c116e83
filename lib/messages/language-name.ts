import { OFFERED } from './offered'

/** Returns a language's name in itself, also for those made up for the tests. */
export const languageName = (tag: string): string =>
  OFFERED[tag]?.name ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
