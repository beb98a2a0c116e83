import type { MetadataRoute } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { inEveryLanguage } from '@/components/preview/page-metadata'
import { PICTURES } from '@/components/preview/pictures'
import { SITE } from '@/components/preview/site'
import { OFFERED } from '@/lib/messages/offered'
import { QUESTION_IDS } from '@/lib/rulesets/lookup/question-ids'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'

export const dynamic = 'force-static'

const ROOT = `${SITE}${BASE_PATH}`

/** The pages that are the same for all readers: the first, those with a picture of their own, the games and the questions. */
const PATHS: readonly string[] = [
  '/',
  ...PICTURES.map(({ path }) => path),
  ...RULE_SET_IDS.map((id) => `/games/${id}/`),
  ...QUESTION_IDS.map((id) => `/rules/${id}/`),
]

/**
 * Returns the site map: every page that is the same for all readers, in each language. It is empty if the build does not know its
 * host, because a site map needs absolute addresses.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  if (SITE === '') return []
  return PATHS.flatMap((path) => {
    const addresses = Object.entries(inEveryLanguage(path)).map(([tag, address]) => [tag, `${ROOT}${address}`])
    const languages = Object.fromEntries(addresses)
    return Object.keys(OFFERED).map((tag) => ({ url: `${ROOT}/${tag}${path}`, alternates: { languages } }))
  })
}
