'use client'

import type { ReactNode } from 'react'
import { useIsWide } from './use-is-wide'

interface PanesProps {
  /** The list to choose from. In a layout it stays from page to page, with its scroll position. */
  readonly list: ReactNode
  readonly children: ReactNode
  /** The pane that a narrow screen shows. */
  readonly alone?: 'list' | 'chosen'
}

/** A list and the chosen item, side by side on a wide screen; on a phone only one of them. */
export function Panes({ list, children, alone = 'chosen' }: PanesProps) {
  const isWide = useIsWide()
  return (
    <div className="panes">
      {isWide || alone === 'list' ? <div className="panes-list">{list}</div> : null}
      {isWide || alone === 'chosen' ? <div className="panes-chosen">{children}</div> : null}
    </div>
  )
}

/** A marker in place of an empty list, which gives the other pane all the room. */
export const NothingToChoose = () => <span data-nothing hidden />
