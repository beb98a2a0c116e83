import { LearnScreen } from '@/components/learn/learn-screen'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/learn/')

export default function LearnPage() {
  return <LearnScreen />
}
