import type { ReactNode } from 'react'
import { GamesBeside } from '@/components/history/games-beside'
import { Panes } from '@/components/ui/panes'

export default function HistoryLayout({ children }: { readonly children: ReactNode }) {
  return <Panes list={<GamesBeside />}>{children}</Panes>
}
