import { useEffect, useEffectEvent, useTransition } from 'react'
import { oneMoment, partMissing, tryAgain } from '@/lib/messages/compiled/table/shared'
import { Button } from './button'
import { Notice } from './notice'

interface MissingPartProps {
  /** `null` if its absence matters to no one; then nothing is shown. */
  readonly name: string | null
  readonly onAgain: () => void
}

/** A notice in place of a part that could not be loaded. When the device comes online, it is loaded again at once. */
export function MissingPart({ name, onAgain }: MissingPartProps) {
  const [isAsking, start] = useTransition()
  const again = () => start(onAgain)
  const onOnline = useEffectEvent(again)
  useEffect(() => {
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  if (name === null) return null
  return (
    <Notice
      tone="wrong"
      className="my-2"
      action={
        <Button onClick={again} disabled={isAsking}>
          {isAsking ? oneMoment : tryAgain}
        </Button>
      }
    >
      {partMissing({ name })}
    </Notice>
  )
}
