import type { Metadata } from 'next'
import { ShareScreen } from '@/components/arrival/share-screen'

export const metadata: Metadata = { title: 'Import' }

export default function SharePage() {
  return <ShareScreen />
}
