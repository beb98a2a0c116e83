import { Dialog } from '@/components/ui/dialog'
import { withoutPeople } from '@/lib/engine/table/alike'
import { NO_NAME } from '@/lib/engine/table/seats'
import { enteredName } from '@/lib/format/clean-text'
import { useDirectory } from '@/lib/hooks/use-directory'
import { morePeople } from '@/lib/messages/compiled/app/evening'
import { PlanForm } from './plan-form'
import { plannedEvening, type Setup } from './setup'

interface MorePeopleProps {
  readonly players: number
  /** The names by seat, as typed so far. */
  readonly names: readonly string[]
  readonly remembered: readonly string[]
  readonly evening: Setup['evening']
  readonly onEvening: (evening: Setup['evening']) => void
  readonly onClose: () => void
}

/** The dialog for people who have no seat yet, how pairs are made, and who sits out. */
export function MorePeople({ players, names, remembered, evening, onEvening, onClose }: MorePeopleProps) {
  const { keyOf } = useDirectory()
  const seated = names.map((name) => enteredName(name)).filter((name) => name !== NO_NAME)
  const { pairing, sittingOut } = evening ?? { pairing: 'every', sittingOut: 'turn' }
  const others = withoutPeople(evening?.others ?? [], seated, keyOf)
  return (
    <Dialog title={morePeople} onClose={onClose}>
      <PlanForm
        typedKey="person"
        plan={{ people: [...seated, ...others], pairing, sittingOut }}
        hasPairs={players === 4}
        hasMore={others.length > 0}
        seated={seated}
        remembered={remembered}
        onPlan={(plan) => onEvening(plannedEvening(plan, { players }, seated, keyOf))}
      />
    </Dialog>
  )
}
