import type { Metadata } from 'next'
import { Suspense } from 'react'
import { HouseRulesScreen, Wait } from '@/components/house-rules/house-rules-screen'

export const metadata: Metadata = { title: 'House rules' }

export default function HouseRulesPage() {
  return (
    <Suspense fallback={<Wait />}>
      <HouseRulesScreen />
    </Suspense>
  )
}
