import { pageMetadata } from '@/components/preview/page-metadata'
import { PrintRoute } from '@/components/print/print-route'

export const metadata = pageMetadata('/print/')

export default function PrintPage() {
  return <PrintRoute />
}
