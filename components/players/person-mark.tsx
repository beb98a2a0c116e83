import { classNames } from '@/components/ui/class-names'
import type { Person } from '@/lib/storage'
import type { PlayerColour } from '@/lib/storage/records/player'

const LOOKS: { readonly [C in PlayerColour]: string } = {
  ink: 'border-ink text-ink',
  red: 'border-red text-red',
  blue: 'border-blue text-blue',
  green: 'border-green text-green',
}

interface PersonMarkProps {
  readonly person: Pick<Person, 'initials' | 'colour'>
  readonly className?: string
}

/** The initials of a person in their colour, beside the name: never in its place. */
export function PersonMark({ person, className }: PersonMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-10 shrink-0 place-items-center rounded-full border-2 bg-card text-base font-semibold',
        LOOKS[person.colour],
        className,
      )}
    >
      {person.initials}
    </span>
  )
}
