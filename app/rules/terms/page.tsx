import type { Metadata } from 'next'
import { TermsPage } from '@/components/rules/terms-page'

export const metadata: Metadata = { title: 'Glossary' }

export default function RulesTermsPage() {
  return <TermsPage />
}
