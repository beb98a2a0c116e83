import { manifestOf } from '@/components/preview/manifest'
import * as words from '@/lib/messages/compiled/app/manifest'
import { appAbout } from '@/lib/messages/compiled/app/pages'
import { appName } from '@/lib/messages/compiled/app/shared'

export const dynamic = 'force-static'

export default function manifest() {
  return manifestOf({ ...words, appName, appAbout }, './')
}
