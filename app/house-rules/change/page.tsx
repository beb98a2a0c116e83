import type { Metadata } from 'next'
import { ChangeRulesRoute } from '@/components/house-rules/routes'

export const metadata: Metadata = { title: 'Rules of this game' }

export default function ChangeRulesPage() {
  return <ChangeRulesRoute />
}
