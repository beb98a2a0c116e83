import { ContestRoute } from '@/components/contest/contest-route'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/contest/')

export default function ContestPage() {
  return <ContestRoute />
}
