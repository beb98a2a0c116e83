import type { MetadataRoute } from 'next'
import { BASE_PATH } from '@/components/addresses/base-path'
import { SITE } from '@/components/preview/site'

export const dynamic = 'force-static'

/** Returns rules that let crawlers read every page, and names the site map if the build knows its host. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(SITE === '' ? {} : { sitemap: `${SITE}${BASE_PATH}/sitemap.xml` }),
  }
}
