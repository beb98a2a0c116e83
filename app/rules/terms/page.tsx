import type { Metadata } from 'next'
import { TermsPage } from '@/components/rules/terms-page'

export const metadata: Metadata = { title: 'Words of the table' }

export default function RulesTermsPage() {
  return <TermsPage />
}
