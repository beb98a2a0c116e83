import { HowWePlayRoute } from '@/components/house-rules/routes'
import { pageMetadata } from '@/components/preview/page-metadata'

export const metadata = pageMetadata('/house-rules/print/')

export default function HowWePlayPage() {
  return <HowWePlayRoute />
}
