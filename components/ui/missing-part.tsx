import { useEffect, useEffectEvent, useTransition } from 'react'
import { oneMoment, partMissing, tryAgain } from '@/lib/messages/compiled/table/shared'
import { Button } from './button'
import { Notice } from './notice'

interface MissingPartProps {
  /** `null`: no one would miss it, and nothing is said. */
  readonly name: string | null
  readonly onAgain: () => void
}

/** Stands where a part of the screen should be that could not be fetched. A network that comes back is asked at once. */
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
