import { GuidePage } from '@/components/guide/guide-page'
import { GuideInLanguage } from '@/components/guide/in-language'
import { pageMetadata } from '@/components/preview/page-metadata'
import { guide } from '@/lib/messages/compiled/guide/en'

export const metadata = pageMetadata('/guide/')

export default function GuideRoute() {
  return (
    <GuideInLanguage>
      <GuidePage guide={guide.parts} />
    </GuideInLanguage>
  )
}
