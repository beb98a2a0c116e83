import { SecondScreenRoute } from '@/components/sheet/second-screen-route'
import { pageMetadata } from '@/components/preview/page-metadata'
import { PAPER } from '@/components/ui/paper'
import { sharedViewport } from '../../head'

export const metadata = pageMetadata('/screen/')

export const viewport = { ...sharedViewport, themeColor: PAPER.dark }

export default function SecondScreenPage() {
  return <SecondScreenRoute />
}
