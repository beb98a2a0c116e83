import type { Metadata } from 'next'
import { HowWePlayRoute } from '@/components/house-rules/routes'

export const metadata: Metadata = { title: 'How we play' }

export default function HowWePlayPage() {
  return <HowWePlayRoute />
}
