import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import { numberOf } from '@/lib/engine/game/hand-numbers'
import type { GameActions, ReadyGame } from '@/lib/hooks/use-game'
import { useLastRename } from '@/lib/hooks/use-last-changes'
import type { WakeLockState } from '@/lib/hooks/use-wake-lock'
import {
  gameEndedEarly,
  openHandTool,
  resumeGame,
  screenGoesOff,
  undoResumesIt,
  openHandWaits,
} from '@/lib/messages/compiled/table/ledger'
import type { Table } from '@/lib/text/table'
import { GameHeader } from './game-header'
import { needsAnswer } from './needs-answer'
import type { Overlay } from './overlay'
import { SheetTable } from './sheet-table'
import { StorageTrouble } from './storage-trouble'
import { HeldOver, TotalsHead } from './totals-head'
import type { Before } from './use-before'
import type { SheetActions } from './use-sheet-actions'

const RenamedBar = lazyPart(() => import('@/components/storage/renamed-bar').then((part) => part.RenamedBar), null)

const TurnedTotals = lazyPart(() => import('./turned-totals').then((part) => part.TurnedTotals), null)

const QuestionBar = lazyPart(() => import('./asked-on-sheet').then((part) => part.QuestionBar), null, {
  frame: () => null,
})

interface SheetScreenProps {
  readonly table: Table
  readonly game: ReadyGame & GameActions
  /** The status of the other devices at the table. */
  readonly line: Elements
  readonly wakeLock: WakeLockState
  /** The sheet before its newest change; `null` if there is none, or it has been seen. */
  readonly before: Before | null
  readonly onSeen: () => void
  /** True if the totals are also at the upper edge, for the other side of the table. */
  readonly isTurned: boolean
  readonly actions: SheetActions
  readonly openOverlay: (overlay: Overlay) => void
  /** The tools at the foot, in reach of the thumb; empty if they are next to the sheet. */
  readonly foot: Elements
}

/** The sheet of a game: totals, hands, and the tools at its foot. */
export function SheetScreen(props: SheetScreenProps) {
  const { table, game, line, wakeLock, isTurned, before, onSeen, actions, openOverlay } = props
  const { ledger } = game
  const renamed = useLastRename()
  return (
    <div className="game-screen mx-auto flex w-full max-w-3xl flex-col">
      {isTurned ? <TurnedTotals table={table} totals={ledger.standing.totals} /> : null}
      <GameHeader table={table} game={game} />
      <StorageTrouble game={game} />
      {line}
      {renamed === null ? null : (
        <div className="px-3">
          <RenamedBar />
        </div>
      )}
      <main className="game-main flex flex-auto flex-col" onAnimationEnd={onSeen}>
        <TotalsHead
          table={table}
          totals={ledger.standing.totals}
          dealer={ledger.over ? null : ledger.standing.dealer}
          winner={ledger.winner}
          isOpen={ledger.open !== null}
          before={before}
          wonOver={wonOver(game, before)}
        />
        <HeldOver table={table} game={game} isNew={before !== null && before.heldOver < ledger.standing.heldOver} />
        <OpenHand game={game} openOverlay={openOverlay} />
        {game.rows.some(needsAnswer) ? (
          <QuestionBar rows={game.rows} onOpen={(id) => openOverlay({ kind: 'hand', id })} />
        ) : null}
        <SheetTable
          table={table}
          rows={game.rows}
          seen={before?.hands ?? game.rows.length}
          start={game.game.start}
          onOpen={(id) => openOverlay({ kind: 'hand', id })}
          hint={wakeLock === 'unsupported' ? screenGoesOff : null}
          note={game.note}
          onNote={() => openOverlay({ kind: 'note' })}
        />
      </main>
      {game.brokenOff ? (
        <Notice
          tone="word"
          className="mx-3 my-2"
          action={<Button onClick={() => actions.change({ kind: 'resumed' })}>{resumeGame}</Button>}
        >
          {wasBrokenOffLast(game) ? `${gameEndedEarly} ${undoResumesIt}` : gameEndedEarly}
        </Notice>
      ) : null}
      {props.foot}
    </div>
  )
}

/** Returns the held-over points that the newest hand won, by side; empty if that hand is not new. */
function wonOver({ rows }: ReadyGame, before: Before | null): readonly number[] {
  const row = rows.at(-1)?.row
  if (before === null || before.hands === rows.length || row?.state !== 'scored') return []
  const won = row.score.sheetLines.filter(({ reason }) => reason.kind === 'held-over-won')
  return row.totals.map((_, side) => won.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0))
}

/** Tells whether Undo would resume a game that was broken off. */
const wasBrokenOffLast = ({ log, undoable }: ReadyGame): boolean =>
  log.log.some(({ id, kind }) => id === undoable && kind === 'broken-off')

/** The notice that says which hand has to be corrected before the totals can be worked out. */
function OpenHand({ game, openOverlay }: Pick<SheetScreenProps, 'game' | 'openOverlay'>) {
  const place = game.rows.findIndex(({ row }) => row.state === 'open' || row.state === 'unreadable')
  const open = game.rows[place]
  if (open === undefined) return null
  return (
    <Notice
      tone="wrong"
      className="open-hand mx-3 my-1"
      action={<Button onClick={() => openOverlay({ kind: 'hand', id: open.id })}>{openHandTool}</Button>}
    >
      {openHandWaits({
        number: numberOf(
          game.rows.map(({ row }) => row),
          place,
        ),
      })}
    </Notice>
  )
}
