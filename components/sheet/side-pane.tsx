import { useEffect, useEffectEvent, useRef } from 'react'
import type { Elements } from '@/components/ui/elements'
import { lazyPart } from '@/components/ui/lazy-part'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { partCharts } from '@/lib/messages/compiled/table/parts'
import { besideTheSheet } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { Table } from '@/lib/text/table'
import { useMayWrite } from './use-may-write'

const RunChart = lazyPart(
  () => import('../charts/run-chart').then((part) => part.RunChart),
  () => partCharts,
)

interface BesideSheetProps {
  readonly table: Table
  readonly game: ReadyGame
  /** The content that replaces this pane while it is open. */
  readonly opened: 'form' | 'paper' | null
  readonly onLeave: () => void
  /** The tools of the sheet. */
  readonly foot: Elements
}

/** The pane next to the sheet on a wide screen while nothing else is open: the course of the game, and the actions. */
export function SidePane({ table, game, opened, onLeave, foot }: BesideSheetProps) {
  useKeysOfPane(opened, useMayWrite(game), onLeave)
  if (opened !== null) return null
  return (
    <section aria-label={besideTheSheet} className="flex h-full flex-col">
      <div className="min-h-0 flex-1 p-5">
        <RunChart table={table} sheet={game} />
      </div>
      {foot}
    </section>
  )
}

/** Closes the pane next to the sheet on Escape, wherever the focus is; after a form the keys act on the sheet again. */
function useKeysOfPane(opened: BesideSheetProps['opened'], mayWrite: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (opened === null) return
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return
      event.preventDefault()
      if (opened === 'form') leave()
      // `close()` returns the focus to the element that opened the dialog. Removing the dialog would not.
      else document.querySelector<HTMLDialogElement>('.game-beside > dialog')?.close()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [opened])
  const wasForm = useRef(false)
  useEffect(() => {
    if (opened === 'form') wasForm.current = true
    else if (wasForm.current && mayWrite) {
      wasForm.current = false
      document.querySelector<HTMLElement>('.sheet-record button')?.focus()
    }
  }, [opened, mayWrite])
}
