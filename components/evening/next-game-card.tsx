import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import type { NextSeats } from '@/lib/contest/next-seats'
import { seatsOfSide, sidesOf } from '@/lib/engine/table/seats'
import { drawAgain, nextGameTitle, sitsOut, swapHint } from '@/lib/messages/compiled/app/evening'
import { swapped } from './next-game'
import { useDrag } from './use-drag'

interface NextGameCardProps {
  readonly next: NextSeats
  readonly onNext: (next: NextSeats) => void
  /** Draws the seats again; absent if seats are not drawn. */
  readonly onDraw?: () => void
}

/** The people of the next game, side by side, and those who sit out. Two taps, or a drag, exchange two people. */
export function NextGameCard({ next, onNext, onDraw }: NextGameCardProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [drag, handlers] = useDrag((name, other) => {
    onNext(swapped(next, name, other))
    setChosen(null)
  })
  const table = { players: next.seats.length }
  const sides = sidesOf(table).map((side) => seatsOfSide(table, side).map((seat) => next.seats[seat] ?? ''))

  function tap(name: string) {
    if (chosen !== null && chosen !== name) onNext(swapped(next, chosen, name))
    setChosen(chosen === null ? name : null)
  }

  const people = (names: readonly string[]) =>
    names.map((name) => (
      <Chip
        key={name}
        on={name === chosen}
        label={name}
        onToggle={() => tap(name)}
        className={classNames(
          'max-w-full touch-none px-3 font-semibold [overflow-wrap:anywhere]',
          drag?.name === name && 'relative z-10 shadow-lg',
        )}
        {...(drag?.name === name ? { style: { translate: `${drag.x}px ${drag.y}px` } } : {})}
        {...handlers(name)}
      >
        {name}
      </Chip>
    ))

  return (
    <section aria-labelledby="next-game" className="rounded-xl border-2 border-ink bg-card px-3 py-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="next-game" className="text-xl heading">
          {nextGameTitle}
        </h2>
        {onDraw === undefined ? null : <Button onClick={onDraw}>{drawAgain}</Button>}
      </div>
      <div className="flex gap-3 py-2 cramped:flex-col">
        {sides.map((names, side) => (
          <div
            key={side}
            className="flex min-w-0 flex-1 flex-col gap-1.5 border-margin not-first:border-s-2 not-first:ps-3 cramped:not-first:border-s-0 cramped:not-first:border-t-2 cramped:not-first:ps-0 cramped:not-first:pt-2"
          >
            {people(names)}
          </div>
        ))}
      </div>
      {next.out.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-1.5 border-t border-rule pt-2">
          <span className="pe-2 text-base text-soft">{sitsOut({ count: next.out.length })}</span>
          {people(next.out)}
        </div>
      )}
      <p className="pt-1 text-sm text-soft">{swapHint}</p>
    </section>
  )
}
