import { useState } from 'react'
import { leaveSteps } from '@/components/addresses/use-back-step'
import { useScreens } from '@/components/addresses/use-screens'
import { Button } from '@/components/ui/button'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Pick } from '@/components/ui/pick'
import { savePlayer, noteRename } from '@/lib/actions/people'
import { charactersIn } from '@/lib/core/letters'
import { likenessIn, nameKey } from '@/lib/engine/table/alike'
import { NO_NAME } from '@/lib/engine/table/seats'
import { enteredName, LENGTHS } from '@/lib/format/clean-text'
import { useDirectory } from '@/lib/hooks/use-directory'
import { useAllFigures } from '@/lib/hooks/use-people'
import { useTypedText } from '@/lib/hooks/use-typed'
import * as said from '@/lib/messages/compiled/app/players'
import type { Person } from '@/lib/storage'
import { initialsOf, type Look } from '@/lib/storage/people/looks'
import { PLAYER_COLOURS, type PlayerColour } from '@/lib/storage/records/player-colours'
import { twoPeopleSentence } from '@/lib/text/screens/players'
import { nameQuestion } from '@/lib/text/terms/likeness'
import { partyAddress } from '../addresses/party-address'
import { PersonMark } from '../game/person-mark'

const NAME_LENGTH = 24

/**
 * The dialog that changes a person's name, colour and initials, merges two names into one person, or separates them. The games
 * keep the names as written.
 */
export function PersonDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const screens = useScreens()
  const [name, setName, forgetName] = useTypedText(`name ${person.key}`, person.name)
  const [initials, setInitials, forgetInitials] = useTypedText(`initials ${person.key}`, person.record?.initials ?? '')
  const [colour, setColour] = useState(person.record?.colour ?? null)
  const [keys, setKeys] = useState<readonly string[]>(person.record?.keys ?? [person.key])
  const [together, setTogether] = useState<readonly [string, string] | null>(null)
  const { keyOf } = useDirectory()
  const others = useOthers(person, keys)
  const entered = enteredName(name)
  const taken = others.find(({ key }) => key === keyOf(entered))
  const found = likenessIn(namesOf(others), null, entered, keyOf)

  function changeKeys(next: readonly string[]) {
    setTogether(null)
    setKeys(next)
  }

  async function save() {
    const own = taken === undefined ? keys : [...keys, ...keysOf(taken)]
    const saved = await savePlayer({
      id: person.record?.id ?? null,
      name: entered,
      keys: own,
      colour,
      initials: initials.trim() || null,
    })
    if (!saved.ok) return
    if (saved.value.state === 'two-people') return setTogether(saved.value.names)
    forgetName()
    forgetInitials()
    noteRename({ from: person.name, to: entered, before: saved.value.before })
    onClose()
    if (nameKey(entered) !== person.key) leaveSteps(() => screens.replace(partyAddress([nameKey(entered)])))
  }

  return (
    <Dialog
      title={person.name}
      onClose={onClose}
      actions={
        <Button look="main" className="w-full" disabled={entered === NO_NAME} onClick={() => void save()}>
          {taken === undefined ? said.savePerson : said.mergePlayers}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={said.personName}
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => {
            setTogether(null)
            setName(event.target.value)
          }}
          question={nameQuestion(entered, found)}
        />
        <Refusal together={together} />
        {taken === undefined ? null : (
          <p role="status" className="text-base">
            {said.countTogether({ name: taken.name })}
          </p>
        )}
        <Field
          label={said.initialsLabel}
          description={said.initialsLabelDescription}
          value={initials}
          autoComplete="off"
          onChange={(event) => setInitials(charactersIn(event.target.value).slice(0, LENGTHS.initials).join(''))}
        />
        <Colour
          look={{ initials: initials.trim() || initialsOf(name), colour: colour ?? person.colour }}
          onColour={setColour}
        />
        <WrittenNames person={person} keys={keys} onKeys={changeKeys} />
        <SamePerson others={others} onPick={(other) => changeKeys([...keys, ...keysOf(other)])} />
      </div>
    </Dialog>
  )
}

/** The reason why two names cannot be one person. */
const Refusal = ({ together }: { readonly together: readonly [string, string] | null }) => (
  <p role="alert" className="text-base font-semibold text-red empty:hidden">
    {together === null ? null : twoPeopleSentence(together)}
  </p>
)

interface ColourProps {
  /** The current look. Its colour is assigned automatically until someone chooses one. */
  readonly look: Look
  readonly onColour: (colour: PlayerColour) => void
}

function Colour({ look, onColour }: ColourProps) {
  return (
    <div>
      <p aria-hidden="true" className="pb-1 text-base text-soft">
        {said.personColour}
      </p>
      <Choice
        label={said.personColour}
        value={look.colour}
        onChoose={onColour}
        className={`${STRIP} *:basis-1/5 cramped:*:basis-2/5`}
        optionClassName="gap-1 py-1.5"
        options={PLAYER_COLOURS.map((colour) => ({
          value: colour,
          label: said.colourName({ colour }),
          face: (
            <>
              <PersonMark look={{ ...look, colour }} />
              <span className="text-sm">{said.colourName({ colour })}</span>
            </>
          ),
        }))}
      />
    </div>
  )
}

const namesOf = (people: readonly Person[]): readonly string[] => people.map(({ name }) => name)

const keysOf = (person: Person): readonly string[] => person.record?.keys ?? [person.key]

/** Returns all other people who have played. */
function useOthers(person: Person, keys: readonly string[]): readonly Person[] {
  const everyone = useAllFigures(null)
  if (everyone.state !== 'ready') return []
  return everyone.value.people
    .flatMap(({ people }) => people)
    .filter((other) => other.key !== person.key && !keys.includes(other.key))
}

interface SamePersonProps {
  readonly others: readonly Person[]
  readonly onPick: (other: Person) => void
}

/** The choice of another name that is the same person. */
function SamePerson({ others, onPick }: SamePersonProps) {
  if (others.length === 0) return null
  return (
    <Pick
      label={said.samePersonAs}
      value=""
      onPick={(key) => {
        const other = others.find((one) => one.key === key)
        if (other !== undefined) onPick(other)
      }}
    >
      <option value="">{said.noOneElse}</option>
      {others.map((other) => (
        <option key={other.key} value={other.key}>
          {other.name}
        </option>
      ))}
    </Pick>
  )
}

interface WrittenNamesProps {
  readonly person: Person
  readonly keys: readonly string[]
  readonly onKeys: (keys: readonly string[]) => void
}

/** The names under which games have this person. Each can be separated again. */
function WrittenNames({ person, keys, onKeys }: WrittenNamesProps) {
  const others = keys.filter((key) => key !== person.key)
  if (others.length === 0) return null
  return (
    <div>
      <p className="pb-1 text-base text-soft">{said.alsoWrittenAs}</p>
      <ul className="border-t border-rule">
        {others.map((key) => (
          <li key={key} className="flex min-h-12 items-center justify-between gap-3 border-b border-rule">
            <span className="text-lg">{key}</span>
            <Button look="plain" className="link" onClick={() => onKeys(keys.filter((one) => one !== key))}>
              {said.separateNames}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
