import { Check } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { redoTool, savedMark, savingMark, undoneMark, undoTool } from '@/lib/messages/compiled/table/ledger'
import { useSaved } from '@/lib/stores/saved-store'

/** The time that the bar is shown, in milliseconds. */
const SHOWN = 6000

const BAR =
  'act-bar absolute inset-x-3 bottom-full z-10 mb-1.5 flex min-h-key items-center justify-between rounded-xl bg-ink ps-4 pe-1 text-paper'

interface ActBarProps {
  /** `null` if there is nothing to take back. */
  readonly onUndo: (() => void) | null
  /** Redoes the change that the last action took back; `null` if the last action was no Undo. */
  readonly onRedo: (() => void) | null
}

/**
 * A bar that says that a change is being saved, and then for six seconds that it was saved or undone, with a button that takes it
 * back. Undo is also among the tools.
 */
export function ActBar({ onUndo, onRedo }: ActBarProps) {
  const { mark } = useSaved()
  const at = mark.state === 'saved' ? mark.at : null
  const [gone, setGone] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setGone(at), SHOWN)
    return () => clearTimeout(timer)
  }, [at])
  const takeBack = onRedo ?? onUndo
  if (mark.state === 'saving' || mark.state === 'written')
    return (
      <div aria-hidden className={BAR}>
        <Said isDone={false}>{savingMark}</Said>
      </div>
    )
  if (at === null || gone === at || takeBack === null) return null
  return (
    <div role="status" className={BAR}>
      <Said isDone>{onRedo === null ? savedMark : undoneMark}</Said>
      {/* Undo is always among the tools; this button is nearer to the thumb. */}
      <Button
        look="plain"
        className="font-semibold text-paper!"
        onClick={takeBack}
        {...(onRedo === null ? { 'aria-hidden': true, tabIndex: -1 } : {})}
      >
        {onRedo === null ? undoTool : redoTool}
      </Button>
    </div>
  )
}

interface SaidProps {
  /** Without the sign, its place stays empty, so that the text does not move. */
  readonly isDone: boolean
  readonly children: string
}

const Said = ({ isDone, children }: SaidProps) => (
  <span className="text-base">
    <Icon of={Check} className={isDone ? '' : 'invisible'} /> <span>{children}</span>
  </span>
)
