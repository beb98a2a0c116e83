import { GuideInEnglish } from '@/components/guide/guide-in-english'
import { GuideInLanguage } from '@/components/guide/in-language'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/guide/')

export default function GuideRoute() {
  return (
    <GuideInLanguage>
      <GuideInEnglish />
    </GuideInLanguage>
  )
}
