import { lazyPart } from '@/components/ui/lazy-part'
import { claimInReach } from '@/lib/engine/game/end'
import { numberAt } from '@/lib/engine/game/hand-numbers'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { partGameEnd } from '@/lib/messages/compiled/table/parts'
import type { UndoRematch } from '../game/use-undo-rematch'
import { ActBar } from './act-bar'
import type { Overlay } from './overlay'
import { SheetTools } from './sheet-tools'
import { useMayWrite } from './use-may-write'
import type { SheetActions } from './use-sheet-actions'

const NextGameKey = lazyPart(
  () => import('./next-game-key').then((part) => part.NextGameKey),
  () => partGameEnd,
  { waiting: () => <span className="min-h-main flex-1" /> },
)

interface SheetFootProps {
  readonly game: ReadyGame
  readonly isNextHandStarted: boolean
  readonly actions: SheetActions
  /** `null` if this game was not just started as a rematch. */
  readonly undoRematch: UndoRematch | null
  readonly openOverlay: (overlay: Overlay) => void
  readonly onRecord: () => void
  /** `null` while the game is in progress. */
  readonly onResult: (() => void) | null
}

const NEXT = { kind: 'record' } as const

/** Tells whether the last entry of the log is an undo. After two of them and a redo it is not, although one can still be redone. */
const wasUndoneLast = ({ log }: ReadyGame): boolean => log.log.at(-1)?.kind === 'undone'

/** The tools of the sheet, with the last change and a way to undo it. */
export function SheetFoot(props: SheetFootProps) {
  const { game, actions, openOverlay } = props
  const mayWrite = useMayWrite(game)
  const { ledger, undoable, redoable } = game
  const isClosed = ledger.over || game.brokenOff
  const undo = undoable === null ? props.undoRematch : actions.undo
  const rows = game.rows.map(({ row }) => row)
  const isBusy = !mayWrite
  return (
    <SheetTools
      gameId={game.record.id}
      number={numberAt(rows, rows.length)}
      isOver={isClosed}
      nextGame={ledger.over ? <NextGameKey game={game} isBusy={isBusy} /> : null}
      onResult={props.onResult}
      canUndo={undo !== null}
      canClaim={!isClosed && claimInReach(game.game.rules, ledger.standing.totals)}
      hasDraft={props.isNextHandStarted}
      isBusy={isBusy}
      bar={<ActBar onUndo={undo} onRedo={redoable !== null && wasUndoneLast(game) ? actions.redo : null} />}
      onRecord={props.onRecord}
      onUndo={() => undo?.()}
      onThrownIn={() => openOverlay({ kind: 'thrown-in', task: NEXT })}
      onMore={() => openOverlay({ kind: 'menu' })}
      onClaim={() => openOverlay({ kind: 'claim', task: NEXT })}
    />
  )
}
