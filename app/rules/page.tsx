import type { Metadata } from 'next'
import { RulesIndex } from '@/components/rules/rules-index'

export const metadata: Metadata = { title: 'Rules' }

export default function RulesPage() {
  return <RulesIndex />
}
