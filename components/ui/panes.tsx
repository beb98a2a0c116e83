'use client'

import type { ReactNode } from 'react'
import { useIsWide } from './use-is-wide'

interface PanesProps {
  /** The list to choose from; in a layout it stays from page to page with its scroll position. */
  readonly list: ReactNode
  readonly children: ReactNode
  /** The part that a phone shows. */
  readonly alone?: 'list' | 'chosen'
}

/** A list and what was chosen from it, side by side on a wide screen; on a phone one of them alone. */
export function Panes({ list, children, alone = 'chosen' }: PanesProps) {
  const isWide = useIsWide()
  return (
    <div className="panes">
      {isWide || alone === 'list' ? <div className="panes-list">{list}</div> : null}
      {isWide || alone === 'chosen' ? <div className="panes-chosen">{children}</div> : null}
    </div>
  )
}

/** Replaces an empty list, so that the other pane has all the room. */
export const NothingToChoose = () => <span data-nothing hidden />
