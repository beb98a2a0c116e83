import { dismissListChange, undoListChange, useLastListChange } from '@/lib/hooks/use-list-changes'
import { shelvedGame } from '@/lib/messages/compiled/app/history'
import { TakeBack } from '../storage/take-back'

/** What was just done to a game of the list, and the way to take it back: until something else is done, or somebody closes it. */
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
