'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { forgetShelved, takeBackShelved, useLastShelved } from '@/lib/hooks/use-shelf'

const SAID = {
  archived: 'The game was put away. It counts as before.',
  listed: 'The game is back in the list.',
  deleted: 'The game was deleted.',
} as const

/** What was just done to a game of the list, and the way to take it back: until something else is done, or somebody closes it. */
export function UndoBar() {
  const done = useLastShelved()
  if (done === null) return null
  return (
    <Notice
      tone="word"
      className="my-3"
      action={
        <span className="flex shrink-0 gap-2">
          <Button onClick={() => void takeBackShelved()}>Take it back</Button>
          <Button look="plain" aria-label="Close this word" onClick={forgetShelved}>
            <span aria-hidden="true">✕</span>
          </Button>
        </span>
      }
    >
      {SAID[done.kind]}
    </Notice>
  )
}
