import type { Metadata } from 'next'
import { PrintRoute } from '@/components/print/print-route'

export const metadata: Metadata = { title: 'Print the sheet' }

export default function PrintPage() {
  return <PrintRoute />
}
