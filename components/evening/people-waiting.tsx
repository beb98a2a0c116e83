import { Button } from '@/components/ui/button'
import { withoutPeople } from '@/lib/engine/table/alike'
import { useDirectory } from '@/lib/hooks/use-directory'
import { sitsOut } from '@/lib/messages/compiled/app/evening'
import type { GameRecord } from '@/lib/storage'
import { peopleIn } from '@/lib/storage/people/directory'
import { planOf } from '@/lib/storage/sheet/evening-plan'

interface PeopleWaitingProps {
  readonly extra: GameRecord['extra']
  /** The names at the table, by seat. */
  readonly names: readonly string[]
  readonly onSit: (name: string) => void
}

/** The people of the evening who are not at the table; a tap gives one of them the seat. */
export function PeopleWaiting({ extra, names, onSit }: PeopleWaitingProps) {
  const directory = useDirectory()
  const people = peopleIn(directory, planOf(extra)?.people ?? [])
  const waiting = withoutPeople(people, names, directory.keyOf)
  if (waiting.length === 0) return null
  return (
    <div role="group" aria-label={sitsOut({ count: waiting.length })} className="flex flex-wrap gap-2 pt-3">
      {waiting.map((name) => (
        <Button key={name} translate="no" onClick={() => onSit(name)}>
          {name}
        </Button>
      ))}
    </div>
  )
}
