import { Button } from '@/components/ui/button'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import {
  claimTool,
  redealTool,
  redoTool,
  undoTool,
  continueHand,
  recordHand,
} from '@/lib/messages/compiled/table/ledger'
import type { NextGame } from '../game/use-next-game'

interface SheetToolsProps {
  readonly number: number
  /** No further hand can be recorded: the game has ended, or was broken off. */
  readonly isOver: boolean
  /** What follows a game that has ended: the next at the same table. */
  readonly next: NextGame | null
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canClaim: boolean
  /** A form was left half filled: the button says so. */
  readonly hasDraft: boolean
  readonly isBusy: boolean
  readonly onRecord: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onThrownIn: () => void
  readonly onMore: () => void
  readonly onClaim: () => void
}

/** Stays in view at the foot, whatever scrolls. */
const RECORD = 'sheet-record bg-paper px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]'

/** The foot of the sheet, in reach of one thumb. A claim, which can lose the game, stands as far from undo as can be. */
export function SheetTools(props: SheetToolsProps) {
  const { number, isOver, next, canUndo, canRedo, canClaim, hasDraft, isBusy } = props
  return (
    <>
      <div className="sheet-tools flex flex-wrap gap-x-4 gap-y-1.5 border-t border-rule bg-paper px-3 py-2">
        <div className="flex flex-auto flex-wrap gap-1.5">
          <Button className="min-w-min flex-auto px-0.5!" disabled={!canUndo} onClick={props.onUndo}>
            {undoTool}
          </Button>
          <Button className="min-w-min flex-auto px-0.5!" disabled={!canRedo} onClick={props.onRedo}>
            {redoTool}
          </Button>
          {isOver ? null : (
            <Button className="min-w-min flex-auto px-0.5!" disabled={isBusy} onClick={props.onThrownIn}>
              {redealTool}
            </Button>
          )}
          <Button className="min-w-min flex-auto px-0.5!" onClick={props.onMore}>
            {moreLabel}
          </Button>
        </div>
        {canClaim ? (
          <Button look="grave" className="min-w-min flex-auto px-0.5!" disabled={isBusy} onClick={props.onClaim}>
            {claimTool}
          </Button>
        ) : null}
      </div>
      {next === null ? null : (
        <div className={RECORD}>
          <Button
            look="main"
            className="min-h-great! w-full px-2!"
            disabled={next.isWaiting || isBusy}
            onClick={next.start}
          >
            {next.label}
          </Button>
        </div>
      )}
      {isOver ? null : (
        <div className={RECORD}>
          <Button look="main" className="min-h-great! w-full px-2!" disabled={isBusy} onClick={props.onRecord}>
            {hasDraft ? continueHand({ number }) : recordHand({ number })}
          </Button>
        </div>
      )}
    </>
  )
}
