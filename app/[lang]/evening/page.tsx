import { EveningRoute } from '@/components/evening/evening-route'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/evening/')

export default function EveningPage() {
  return <EveningRoute />
}
