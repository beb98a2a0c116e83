import { Ellipsis, Scale, Shuffle, Trophy, Undo2, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { Button } from '@/components/ui/button'
import { chipLook, STRIP } from '@/components/ui/chip'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/icon'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import {
  claimTool,
  continueHand,
  recordHand,
  redealTool,
  resultTool,
  toReferee,
  undoTool,
} from '@/lib/messages/compiled/table/ledger'
import { FOOT_KEY } from './foot-key'

interface SheetToolsProps {
  readonly gameId: string
  readonly number: number
  /** True if no further hand can be recorded, because the game has ended or was broken off. */
  readonly isOver: boolean
  /** The button that starts the next game at the same table, once this one has ended. */
  readonly nextGame: Elements
  /** Back to how a game that has ended came out. */
  readonly onResult: (() => void) | null
  readonly canUndo: boolean
  readonly canClaim: boolean
  /** True if a form is half filled; the button then says so. */
  readonly hasDraft: boolean
  readonly isBusy: boolean
  /** The bar that reports the last change, over the last line of the sheet. */
  readonly bar: Elements
  readonly onRecord: () => void
  readonly onUndo: () => void
  readonly onThrownIn: () => void
  readonly onMore: () => void
  readonly onClaim: () => void
}

/** The foot of the sheet, in reach of one thumb: a strip with four actions, and the next step. */
export function SheetTools(props: SheetToolsProps) {
  const { gameId, isOver, isBusy, onResult } = props
  return (
    <>
      <footer className="sheet-tools relative border-t border-rule bg-paper px-3 pt-2">
        {props.bar}
        <div className={STRIP}>
          <Tool icon={Undo2} disabled={!props.canUndo} onPress={props.onUndo}>
            {undoTool}
          </Tool>
          {isOver ? null : (
            <Tool icon={Shuffle} disabled={isBusy} onPress={props.onThrownIn}>
              {redealTool}
            </Tool>
          )}
          {onResult === null ? null : (
            <Tool icon={Trophy} onPress={onResult}>
              {resultTool}
            </Tool>
          )}
          <ScreenLink href={`/referee/?game=${gameId}`} className={CELL}>
            <ToolFace icon={Scale}>{toReferee}</ToolFace>
          </ScreenLink>
          <Tool icon={Ellipsis} onPress={props.onMore}>
            {moreLabel}
          </Tool>
        </div>
      </footer>
      <div className="sheet-record flex flex-wrap gap-3 bg-paper px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:hidden">
        <Next {...props} />
      </div>
    </>
  )
}

const CELL = chipLook('cell', 'min-h-13! gap-0.5 text-sm! disabled:text-soft')

interface ToolProps {
  readonly icon: IconNode
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly children: string
}

const Tool = ({ icon, disabled, onPress, children }: ToolProps) => (
  <button type="button" disabled={disabled} onClick={onPress} className={CELL}>
    <ToolFace icon={icon}>{children}</ToolFace>
  </button>
)

const ToolFace = ({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) => (
  <>
    <Icon of={icon} className="text-lg" />
    <span>{children}</span>
  </>
)

/** The buttons that record a hand and, if a claim is possible, make a claim; after the end, the button for the next game. */
function Next({ number, isOver, nextGame, canClaim, hasDraft, isBusy, onRecord, onClaim }: SheetToolsProps) {
  if (isOver) return nextGame
  return (
    <>
      <Button look="main" className={FOOT_KEY} disabled={isBusy} onClick={onRecord}>
        {hasDraft ? continueHand({ number }) : recordHand({ number })}
      </Button>
      {canClaim ? (
        <Button className="min-h-main! min-w-22 rounded-2xl! font-semibold" disabled={isBusy} onClick={onClaim}>
          {claimTool}
        </Button>
      ) : null}
    </>
  )
}
