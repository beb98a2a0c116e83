import type { MetadataRoute } from 'next'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { LOOKUP_PATHS, sitePath, type SitePath } from '../addresses/site-address'
import { inEveryLanguage } from './page-metadata'
import { PICTURES } from './pictures'
import { SITE_LANGUAGES } from './site-words'

const SITE_PATHS: readonly SitePath[] = [
  '',
  'games/',
  ...RULE_SET_IDS.map((id) => `games/${id}/` as const),
  'rules/',
  ...QUESTION_IDS.map((id) => `rules/${id}/` as const),
  ...LOOKUP_PATHS,
]

/** Tells whether a page of the app has the same content as a page of the site, which is at the same path in each language. */
const isOnSite = (path: string): boolean => SITE_PATHS.some((one) => path === `/${one}`)

/**
 * Returns every page that is the same for all readers: those of the site in each language, and those of the app that have a
 * picture and are not on the site.
 */
export const siteMap = (root: string): MetadataRoute.Sitemap => [
  { url: `${root}/` },
  ...PICTURES.filter(({ path }) => !isOnSite(path)).map(({ path }) => ({ url: `${root}${path}` })),
  ...SITE_PATHS.flatMap((path) => {
    const languages = Object.fromEntries(
      Object.entries(inEveryLanguage(path)).map(([tag, address]) => [tag, `${root}${address}`]),
    )
    return SITE_LANGUAGES.map((language) => ({ url: `${root}${sitePath(language, path)}`, alternates: { languages } }))
  }),
]
