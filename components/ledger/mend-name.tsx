import { useState } from 'react'
import { typedName } from '@/components/new-game/names'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { mendingOf } from '@/lib/actions/mend-name'
import { isTaken } from '@/lib/engine/table/alike'
import { NO_NAME, seatsOf, type Seat } from '@/lib/engine/table/seats'
import { LENGTHS } from '@/lib/format/clean-text'
import { useDirectory } from '@/lib/hooks/use-directory'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { savePlayer } from '@/lib/hooks/use-people'
import { noteRename } from '@/lib/hooks/use-renamed'
import {
  alreadyAtTheTable,
  correctAName,
  correctedEverywhere,
  correctedHere,
  saveName,
  whoseName,
} from '@/lib/messages/compiled/table/sheet-dialogs'
import type { NewChange } from '@/lib/storage'
import { twoPeopleSentence } from '@/lib/text/screens/players'
import { rightNameOf } from '@/lib/text/screens/sheet-dialogs'
import type { Table } from '@/lib/text/table'
import { nameOf } from '@/lib/text/terms/names'

interface MendNameProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly onChange: (change: NewChange) => void
  readonly onDone: () => void
}

/** A slip of the pen is no new player: the person gets the right name, in every game in which they are meant. */
export function MendName(props: MendNameProps) {
  const { table } = props
  const [seat, setSeat] = useState<Seat | null>(null)
  return (
    <section className="mt-5">
      <h3 className="border-b border-rule pb-1 text-base font-semibold">{correctAName}</h3>
      <Choice
        translate="no"
        label={whoseName}
        value={seat}
        onChoose={setSeat}
        className="mt-2 flex flex-wrap gap-1.5"
        optionClassName="grow px-3"
        options={seatsOf(table.rules).map((value) => ({ value, label: nameOf(table, value) }))}
      />
      {seat === null ? null : <RightName key={seat} {...props} seat={seat} />}
    </section>
  )
}

function RightName({ table, game, seat, onChange, onDone }: MendNameProps & { readonly seat: Seat }) {
  const directory = useDirectory()
  const old = nameOf(table, seat)
  const [text, setText] = useState(game.names[seat] ?? NO_NAME)
  const [together, setTogether] = useState<readonly [string, string] | null>(null)
  const name = text.trim()
  const isRefused = isTaken(table.names, seat, name)
  const mending = mendingOf(game, directory, seat, name)

  async function mend() {
    if (mending.kind === 'seat') return onChange(mending.change)
    const saved = await savePlayer(mending.facts)
    if (!saved.ok) return
    if (saved.value.state === 'two-people') return setTogether(saved.value.names)
    noteRename({ from: old, to: name, before: saved.value.before })
    onDone()
  }

  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void mend()
      }}
    >
      <Field
        label={rightNameOf(table, seat)}
        value={text}
        autoComplete="off"
        most={LENGTHS.player}
        onChange={(event) => {
          setTogether(null)
          setText(typedName(event.target.value))
        }}
        error={isRefused ? alreadyAtTheTable : together === null ? null : twoPeopleSentence(together)}
      />
      <p className="text-base text-soft">{mending.kind === 'person' ? correctedEverywhere : correctedHere}</p>
      <Button type="submit" disabled={name === '' || name === old || isRefused}>
        {saveName}
      </Button>
    </form>
  )
}
