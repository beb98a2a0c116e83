import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Loading, NewGameScreen } from '@/components/new-game/new-game-screen'

export const metadata: Metadata = { title: 'New game' }

export default function NewGamePage() {
  return (
    <Suspense fallback={<Loading />}>
      <NewGameScreen />
    </Suspense>
  )
}
