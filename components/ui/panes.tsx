'use client'

import type { ReactNode } from 'react'
import { useIsWide } from './use-is-wide'

interface PanesProps {
  /** A list to choose from: only there on a wide screen, and kept from page to page with its scroll position. */
  readonly list: ReactNode
  readonly children: ReactNode
}

/** A list and what was chosen from it, side by side on a wide screen; on a phone what was chosen alone. */
export function Panes({ list, children }: PanesProps) {
  const isWide = useIsWide()
  return (
    <div className="panes">
      {isWide ? <div className="panes-list">{list}</div> : null}
      <div className="panes-chosen">{children}</div>
    </div>
  )
}
