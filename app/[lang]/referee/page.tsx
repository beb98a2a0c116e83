import { pageMetadata } from '@/components/preview/page-metadata'
import { RefereeIndex } from '@/components/referee/referee-index'

export const metadata = pageMetadata('/referee/')

export default function RefereePage() {
  return <RefereeIndex />
}
