import { X } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { backToTheSheet, declarationsDone, digitsKey } from '@/lib/messages/compiled/table/hand-form'

interface SaveBarProps {
  /** The action of the key, which names it for screen readers even while a request is shown: “Save hand 6”. */
  readonly label: string
  /** The request for the fact still missing; `null` if nothing is missing. */
  readonly prompt: string | null
  /** The winner of the game, in a few words; `null` if the game goes on. */
  readonly wins: string | null
  readonly canSave: boolean
  readonly onSave: () => void
  /** Called when a request is tapped; `null` if the tap cannot answer it. */
  readonly onPrompt: (() => void) | null
  readonly onLeave: () => void
}

/** The most letters of a winner that fit on Save; a longer text is shown only in the outcome above. */
const LONGEST = 24

/**
 * The Save button, which shows the next question until the hand is complete, and the button that leaves and keeps what was typed.
 */
export function SaveBar({ label, prompt, wins, canSave, onSave, onPrompt, onLeave }: SaveBarProps) {
  return (
    <div className="hand-form-save">
      <Button aria-label={backToTheSheet} onClick={onLeave} className="save-leave">
        <Icon of={X} className="text-xl" />
      </Button>
      <Button
        look="main"
        aria-label={prompt === null ? undefined : `${label}: ${prompt}`}
        aria-disabled={!canSave && onPrompt === null}
        data-ready={canSave}
        onClick={canSave ? onSave : (onPrompt ?? undefined)}
        className="save-key"
      >
        {prompt === null && wins !== null && wins.length <= LONGEST ? (
          <span className="save-last">
            <span>{label}</span> <span className="truncate text-sm leading-tight font-normal">{wins}</span>
          </span>
        ) : (
          (prompt ?? label)
        )}
      </Button>
    </div>
  )
}

interface DoneBarProps {
  readonly onDone: () => void
  readonly onDigits: () => void
}

/** The buttons in place of Save while declarations are noted. */
export const DoneBar = ({ onDone, onDigits }: DoneBarProps) => (
  <div className="hand-form-save">
    <Button translate="no" onClick={onDigits} className="save-leave num text-lg!">
      {digitsKey}
    </Button>
    <Button onClick={onDone} className="save-done">
      {declarationsDone}
    </Button>
  </div>
)
