import { classNames } from '@/components/ui/class-names'
import { charactersIn } from '@/lib/core/letters'
import type { Look } from '@/lib/storage/people/looks'

interface PersonMarkProps {
  readonly look: Look
  /** The place of the mark, next to a name: in a row of a list, or in a line of text. */
  readonly size?: 'row' | 'line'
  readonly className?: string
}

/** Several letters are smaller, so that every disc has about as much room round them. */
const LETTERS = {
  row: { one: 'text-base', several: 'text-sm' },
  line: { one: 'text-xs', several: 'text-[0.625rem]' },
} as const

/** The initials of a person on a disc of their colour, shown next to the name and never instead of it. */
export function PersonMark({ look, size = 'row', className }: PersonMarkProps) {
  const letters = LETTERS[size][charactersIn(look.initials).length > 1 ? 'several' : 'one']
  return (
    <span
      aria-hidden="true"
      data-player={look.colour}
      className={classNames('person-mark', size === 'row' ? 'size-10' : 'size-7', letters, className)}
    >
      {look.initials}
    </span>
  )
}

/**
 * The marks of all players on one side, edge to edge, so that letters are never covered. In a line with large text they are
 * hidden, because the names need the room.
 */
export function PersonMarks({ looks, size }: { readonly looks: readonly Look[]; readonly size?: 'row' | 'line' }) {
  return (
    <span className={classNames('flex shrink-0', size === 'line' && 'cramped:hidden')}>
      {looks.map((look, place) => (
        <PersonMark
          key={`${place} ${look.initials}`}
          look={look}
          {...(size === undefined ? {} : { size })}
          {...(place === 0 ? {} : { className: '-ms-0.5' })}
        />
      ))}
    </span>
  )
}
