import type { Metadata } from 'next'
import { Suspense } from 'react'
import { GameRoute } from '@/components/ledger/game-route'

export const metadata: Metadata = { title: 'Sheet' }

export default function GamePage() {
  return (
    <Suspense>
      <GameRoute />
    </Suspense>
  )
}
