import { useEffect, useRef } from 'react'
import { drawnRound } from '@/lib/actions/contest'
import { roundNumber } from '@/lib/messages/compiled/app/club'
import { useStore } from '@/lib/stores/use-store'

interface RoundHeadingProps {
  readonly contest: string
  readonly number: number
}

/** The heading of a round. It takes the focus once the round has been drawn on this screen, or with the start of the contest. */
export function RoundHeading({ contest, number }: RoundHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const drawn = useStore(drawnRound)
  const isNew = drawn?.contest === contest && drawn.number === number
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus()
    drawnRound.set(null)
  }, [isNew])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl heading outline-none">
      {roundNumber({ round: number })}
    </h2>
  )
}
