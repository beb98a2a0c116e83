import { GuideScreen } from '@/components/guide/guide-screen'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/guide/')

export default function GuideRoute() {
  return <GuideScreen />
}
