import { dismissListChange, undoListChange } from '@/lib/actions/list-changes'
import { useLastListChange } from '@/lib/hooks/use-last-changes'
import { shelvedGame } from '@/lib/messages/compiled/app/history'
import { TakeBack } from '../storage/take-back'

/** The last change to a game in the list, with a way to undo it, until another change is made or the bar is closed. */
export function UndoBar() {
  const done = useLastListChange()
  if (done === null) return null
  return (
    <TakeBack
      said={shelvedGame({ kind: done.kind })}
      onTakeBack={() => void undoListChange()}
      onClose={dismissListChange}
    />
  )
}
