import type * as landing from '@/lib/messages/compiled/app/landing'
import type * as shortcuts from '@/lib/messages/compiled/app/manifest'
import { PACKS } from '@/lib/messages/compiled/packs'
import { OFFERED } from '@/lib/messages/offered'

type AppWord =
  | 'appName'
  | 'appAbout'
  | 'pageStart'
  | 'tooOld'
  | 'needsJavascript'
  | 'noSuchPage'
  | 'noSuchPageAbout'
  | keyof typeof landing
  | keyof typeof shortcuts

/** The texts of the site's pages; none of them takes facts. */
export type SiteWords = Readonly<Record<AppWord | 'homeLink', string>>

/** The languages but English, which is that of the app as it is built. */
export const SITE_LANGUAGES: readonly string[] = Object.keys(OFFERED).filter((tag) => tag !== 'en')

/** Returns which way a language runs: React knows no other values. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (OFFERED[language]?.dir === 'rtl' ? 'rtl' : 'ltr')

/** Returns the words of another language for a page that is built in it. */
export async function siteWords(language: string): Promise<SiteWords> {
  const packs = Object.entries(PACKS).find(([tag]) => tag === language)?.[1]
  if (packs === undefined) throw new Error(`expected a language with words, got ${language}`)
  const [app, { homeLink }] = await Promise.all([packs.app(), packs.table()])
  return { ...app, homeLink }
}
