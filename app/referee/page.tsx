import type { Metadata } from 'next'
import { Suspense } from 'react'
import { RefereeIndex } from '@/components/referee/referee-index'
import { REFEREE_TITLE } from '@/lib/text/en/screens/referee'

export const metadata: Metadata = { title: REFEREE_TITLE }

export default function RefereePage() {
  return (
    <Suspense>
      <RefereeIndex />
    </Suspense>
  )
}
