import type { Metadata } from 'next'
import { Suspense } from 'react'
import { RefereeIndex } from '@/components/referee/referee-index'

export const metadata: Metadata = { title: 'Referee' }

export default function RefereePage() {
  return (
    <Suspense>
      <RefereeIndex />
    </Suspense>
  )
}
