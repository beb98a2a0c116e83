'use client'

import { forgetShelved, takeBackShelved, useLastShelved } from '@/lib/hooks/use-shelf'
import { TakeBack } from './take-back'

const SAID = {
  archived: 'The game was put away. It counts as before.',
  listed: 'The game is back in the list.',
  deleted: 'The game was deleted.',
} as const

/** What was just done to a game of the list, and the way to take it back: until something else is done, or somebody closes it. */
export function UndoBar() {
  const done = useLastShelved()
  if (done === null) return null
  return <TakeBack said={SAID[done.kind]} onTakeBack={() => void takeBackShelved()} onClose={forgetShelved} />
}
