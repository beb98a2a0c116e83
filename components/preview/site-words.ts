import * as shortcuts from '@/lib/messages/compiled/app/manifest'
import { noSuchPage, noSuchPageAbout } from '@/lib/messages/compiled/app/not-found'
import { needsJavascript, tooOld } from '@/lib/messages/compiled/app/old-browser'
import { appAbout, pageGuide, pageStart } from '@/lib/messages/compiled/app/pages'
import { appName } from '@/lib/messages/compiled/app/shared'
import { glossaryTitle, sourcesTitleLink, storiesTitle } from '@/lib/messages/compiled/referee/lookup'
import { gamesTitle, inOtherLanguages } from '@/lib/messages/compiled/site/games'
import * as landing from '@/lib/messages/compiled/site/landing'
import { questionsTitle } from '@/lib/messages/compiled/site/questions'
import { homeLink } from '@/lib/messages/compiled/table/shared'
import { OFFERED } from '@/lib/messages/offered'
import { saidIn } from '@/lib/messages/said-in'

const wordsNow = () => ({
  appName,
  appAbout,
  pageStart,
  tooOld,
  needsJavascript,
  noSuchPage,
  noSuchPageAbout,
  homeLink,
  gamesTitle,
  questionsTitle,
  glossaryTitle,
  storiesTitle,
  sourcesTitleLink,
  pageGuide,
  inOtherLanguages,
  ...landing,
  ...shortcuts,
})

/** The texts of the site's pages; none of them takes parameters. */
export type SiteWords = ReturnType<typeof wordsNow>

/** The languages of the site: all that are offered. */
export const SITE_LANGUAGES: readonly string[] = Object.keys(OFFERED)

/** Returns the text direction of a language, as React's types want it. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (OFFERED[language]?.dir === 'rtl' ? 'rtl' : 'ltr')

/** Returns the words of a language for a page that is built in it. */
export const siteWords = (language: string): Promise<SiteWords> => saidIn(language, wordsNow)
