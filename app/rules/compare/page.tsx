import type { Metadata } from 'next'
import { ComparePage } from '@/components/rules/compare-page'

export const metadata: Metadata = { title: 'Compare two games' }

export default function RulesComparePage() {
  return <ComparePage />
}
