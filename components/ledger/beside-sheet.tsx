import { useEffect, useEffectEvent } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { handTitle } from '@/lib/messages/compiled/table/common'
import { besideTheSheet } from '@/lib/messages/compiled/table/ledger'
import { partCharts } from '@/lib/messages/compiled/table/parts'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { seatedWith } from '@/lib/text/terms/names'

const GameCharts = lazyPart(
  () => import('../charts/game-charts').then((part) => part.GameCharts),
  () => partCharts,
)

interface BesideSheetProps {
  readonly table: Table
  readonly game: ReadyGame
  /** What stands there in its place. */
  readonly opened: 'form' | 'paper' | null
  readonly onLeave: () => void
}

/** What stands beside the sheet of a wide screen while nothing is opened: how the last hand came out, and how the game went. */
export function BesideSheet({ table, game, opened, onLeave }: BesideSheetProps) {
  useKeysOfPane(opened, onLeave)
  if (opened !== null) return null
  const place = game.ledger.rows.findLastIndex((row) => row.state === 'scored')
  const last = game.ledger.rows[place]
  return (
    <section aria-label={besideTheSheet} className="mx-auto max-w-4xl px-6 py-5">
      {last?.state === 'scored' ? (
        <>
          <h2 className="text-base text-soft">{handTitle({ number: place + 1 })}</h2>
          <p className="text-2xl leading-snug">
            {verdictText(seatedWith(table, game.rows[place]?.names ?? game.names), last)}
          </p>
        </>
      ) : null}
      <GameCharts table={table} sheet={game} />
    </section>
  )
}

/** Escape closes what stands beside the sheet from wherever on the screen it is pressed; after a form the keys are at the sheet again. */
function useKeysOfPane(opened: BesideSheetProps['opened'], onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (opened === null) return
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return
      event.preventDefault()
      if (opened === 'form') leave()
      // Closed, and not only taken away, it gives the focus back to what opened it.
      else document.querySelector<HTMLDialogElement>('.game-beside > dialog')?.close()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [opened])
  useEffect(() => {
    if (opened === 'form') return () => document.querySelector<HTMLElement>('.sheet-record button')?.focus()
  }, [opened])
}
