import type { MetadataRoute } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { SITE } from '@/components/preview/site'
import { siteMap } from '@/components/preview/site-map'

export const dynamic = 'force-static'

/** Empty where the build does not know its host: the addresses of a site map have to be whole. */
export default function sitemap(): MetadataRoute.Sitemap {
  return SITE === '' ? [] : siteMap(`${SITE}${BASE_PATH}`)
}
