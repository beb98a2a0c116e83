import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { deleteThisGame, deleteThisGameAbout } from '@/lib/messages/compiled/app/past-game'
import { cancelDelete } from '@/lib/messages/compiled/table/hand-dialog'

interface DeleteGameProps {
  /** The label of the key before it asks. */
  readonly face: string
  readonly onDelete: () => void
}

/**
 * A button that deletes a game after asking, and scrolls its question into view. The history can undo it. It takes both columns
 * of a two-column grid.
 */
export function DeleteGame({ face, onDelete }: DeleteGameProps) {
  const [isAsking, setAsking] = useState(false)
  const last = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) last.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsking])
  if (!isAsking)
    return (
      <Button look="grave" onClick={() => setAsking(true)}>
        {face}
      </Button>
    )
  return (
    <>
      <Button onClick={() => setAsking(false)}>{cancelDelete}</Button>
      <p className="col-span-2 text-base cramped:col-span-1">{deleteThisGameAbout}</p>
      <Button ref={last} look="grave" className="col-span-2 scroll-my-1 cramped:col-span-1" onClick={onDelete}>
        {deleteThisGame}
      </Button>
    </>
  )
}
