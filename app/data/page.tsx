import type { Metadata } from 'next'
import { DataScreen } from '@/components/data/data-screen'

export const metadata: Metadata = { title: 'Data' }

export default function DataPage() {
  return <DataScreen />
}
