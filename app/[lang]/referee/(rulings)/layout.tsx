import type { ReactNode } from 'react'
import { RulingsBeside } from '@/components/referee/rulings-beside'
import { Panes } from '@/components/ui/panes'

export default function RulingsLayout({ children }: { readonly children: ReactNode }) {
  return <Panes list={<RulingsBeside />}>{children}</Panes>
}
