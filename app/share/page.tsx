import type { Metadata } from 'next'
import { ShareScreen } from '@/components/arrival/share-screen'

export const metadata: Metadata = { title: 'Open and keep' }

export default function SharePage() {
  return <ShareScreen />
}
