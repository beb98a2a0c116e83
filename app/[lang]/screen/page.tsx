import { pageMetadata } from '@/components/preview/page-metadata'
import { SecondScreenRoute } from '@/components/sheet/second-screen-route'
import { PAGE_BACKGROUND } from '@/components/ui/paper'
import { sharedViewport } from '../../head'

export const metadata = pageMetadata('/screen/')

export const viewport = { ...sharedViewport, themeColor: PAGE_BACKGROUND.dark }

export default function SecondScreenPage() {
  return <SecondScreenRoute />
}
