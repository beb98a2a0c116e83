import type { ReactNode } from 'react'
import { RulesList } from '@/components/rules/rules-list'
import { Panes } from '@/components/ui/panes'

export default function RulesLayout({ children }: { readonly children: ReactNode }) {
  return <Panes list={<RulesList />}>{children}</Panes>
}
