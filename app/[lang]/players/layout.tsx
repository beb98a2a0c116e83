import type { ReactNode } from 'react'
import { PlayersBeside } from '@/components/players/players-beside'
import { Panes } from '@/components/ui/panes'

export default function PlayersLayout({ children }: { readonly children: ReactNode }) {
  return <Panes list={<PlayersBeside />}>{children}</Panes>
}
