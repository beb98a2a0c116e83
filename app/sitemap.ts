import type { MetadataRoute } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { SITE } from '@/components/preview/site'
import { siteMap } from '@/components/preview/site-map'

export const dynamic = 'force-static'

/** Returns the site map; empty if the build does not know its host, because a site map needs absolute addresses. */
export default function sitemap(): MetadataRoute.Sitemap {
  return SITE === '' ? [] : siteMap(`${SITE}${BASE_PATH}`)
}
