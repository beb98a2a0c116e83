import { X } from 'lucide'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { RadioList } from '@/components/ui/radio-list'
import { MOST_PEOPLE, PAIRINGS, SITTING_OUT } from '@/lib/contest/evening'
import { likenessIn, withoutPeople } from '@/lib/engine/table/alike'
import { LENGTHS, enteredName } from '@/lib/format/clean-text'
import { useDirectory } from '@/lib/hooks/use-directory'
import { useTypedText } from '@/lib/hooks/use-typed'
import * as said from '@/lib/messages/compiled/app/evening'
import { recentPlayers } from '@/lib/messages/compiled/app/setup'
import type { PlannedFacts } from '@/lib/storage/sheet/evening-plan'
import { nameQuestion, nameRefusal } from '@/lib/text/terms/likeness'
import { typedName } from './names'

interface PlanFormProps {
  /** The key of the name that is typed here. */
  readonly typedKey: string
  readonly plan: PlannedFacts
  readonly hasPairs: boolean
  /** True if there are more people than seats. */
  readonly hasMore: boolean
  /** The people who are at a table now and cannot leave the list. */
  readonly seated: readonly string[]
  /** The names to offer. */
  readonly remembered: readonly string[]
  readonly onPlan: (plan: PlannedFacts) => void
}

/** The form for the people of an evening, how pairs are made, and who sits out. */
export function PlanForm({ typedKey, plan, hasPairs, hasMore, seated, remembered, onPlan }: PlanFormProps) {
  const { people, pairing, sittingOut } = plan
  return (
    <div className="grid gap-5">
      <People
        typedKey={typedKey}
        people={people}
        seated={seated}
        remembered={remembered}
        onPeople={(next) => onPlan({ ...plan, people: next })}
      />
      {hasPairs ? (
        <RadioList
          label={said.pairingLabel}
          value={pairing}
          onChoose={(value) => onPlan({ ...plan, pairing: value })}
          options={PAIRINGS.map((value) => ({ value, label: said.pairingName({ pairing: value }) }))}
        />
      ) : null}
      {hasMore && pairing !== 'winners' ? (
        <RadioList
          label={said.sittingOutLabel}
          value={sittingOut}
          onChoose={(value) => onPlan({ ...plan, sittingOut: value })}
          options={SITTING_OUT.map((value) => ({ value, label: said.sittingOutName({ way: value }) }))}
        />
      ) : null}
    </div>
  )
}

interface PeopleProps extends Pick<PlanFormProps, 'typedKey' | 'seated' | 'remembered'> {
  readonly people: readonly string[]
  readonly onPeople: (people: readonly string[]) => void
}

const OFFERED = 8

function People({ typedKey, people, seated, remembered, onPeople }: PeopleProps) {
  const [text, setText] = useTypedText(typedKey)
  const { keyOf } = useDirectory()
  const isFull = people.length >= MOST_PEOPLE
  const name = enteredName(text)
  const found = likenessIn(people, null, name, keyOf)
  const offered = isFull ? [] : withoutPeople(remembered, people, keyOf).slice(0, OFFERED)

  function add(one: string) {
    if (one === '' || likenessIn(people, null, one, keyOf)?.kind === 'same' || isFull) return
    onPeople([...people, one])
    setText('')
  }

  return (
    <div>
      <ul className="flex flex-wrap gap-1.5">
        {people.map((one) => (
          <li key={one} className="flex items-center rounded-xl border border-edge bg-card ps-3 text-base">
            <span translate="no" className={seated.includes(one) ? 'flex min-h-key items-center pe-3' : undefined}>
              {one}
            </span>
            {seated.includes(one) ? null : (
              <Button
                look="plain"
                aria-label={said.removePerson({ name: one })}
                onClick={() => onPeople(people.filter((other) => other !== one))}
              >
                <Icon of={X} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="pt-2 text-base text-soft">{said.mostPeople({ count: MOST_PEOPLE })}</p>
      ) : (
        <form
          className="flex items-end gap-2 pt-3"
          onSubmit={(event) => {
            event.preventDefault()
            add(name)
          }}
        >
          <div className="min-w-0 flex-1">
            <Field
              label={said.addPerson}
              value={text}
              most={LENGTHS.player}
              autoComplete="off"
              autoCapitalize="words"
              onChange={(event) => setText(typedName(event.target.value))}
              error={nameRefusal(name, found, said.alreadyHere({ name }))}
              question={nameQuestion(name, found)}
            />
          </div>
          <Button type="submit" className="min-h-12!">
            {said.addPersonKey}
          </Button>
        </form>
      )}
      {offered.length === 0 ? null : (
        <div role="group" aria-label={recentPlayers} className="flex gap-2 overflow-x-auto pt-2">
          {offered.map((one) => (
            <Button key={one} translate="no" className="shrink-0 rounded-full!" onClick={() => add(one)}>
              {one}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
