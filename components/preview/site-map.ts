import type { MetadataRoute } from 'next'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { sitePath, type SitePath } from '../addresses/site-address'
import { inEveryLanguage } from './page-metadata'
import { PICTURES } from './pictures'
import { SITE_LANGUAGES } from './site-words'

const SITE_PATHS: readonly SitePath[] = [
  '',
  'games/',
  ...RULE_SET_IDS.map((id) => `games/${id}/` as const),
  'rules/',
  ...QUESTION_IDS.map((id) => `rules/${id}/` as const),
]

/**
 * Returns every page that is the same for all readers: those of the site in each language, and those of the app that have a
 * picture.
 */
export const siteMap = (root: string): MetadataRoute.Sitemap => [
  { url: `${root}/` },
  ...PICTURES.map(({ path }) => ({ url: `${root}${path}` })),
  ...SITE_PATHS.flatMap((path) => {
    const languages = Object.fromEntries(
      Object.entries(inEveryLanguage(path)).map(([tag, address]) => [tag, `${root}${address}`]),
    )
    return SITE_LANGUAGES.map((language) => ({ url: `${root}${sitePath(language, path)}`, alternates: { languages } }))
  }),
]
