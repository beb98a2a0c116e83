import { useId, useState } from 'react'
import { typedName } from '@/components/new-game/names'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { lazyPart } from '@/components/ui/lazy-part'
import { nameCorrection } from '@/lib/actions/mend-name'
import { savePlayer, noteRename } from '@/lib/actions/people'
import { eveningIdIn } from '@/lib/contest/evening'
import { areAlike, isTaken } from '@/lib/engine/table/alike'
import { NO_NAME, seatsOf, type Seat } from '@/lib/engine/table/seats'
import { LENGTHS } from '@/lib/format/clean-text'
import { useDirectory } from '@/lib/hooks/use-directory'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { partEvening } from '@/lib/messages/compiled/app/parts'
import {
  alreadyAtTheTable,
  correctName,
  correctedEverywhere,
  correctedHere,
  newPlayer,
  playersRow,
  playsHereAlready,
  savePoints,
} from '@/lib/messages/compiled/table/sheet-dialogs'
import type { NewChange } from '@/lib/storage'
import { twoPeopleSentence } from '@/lib/text/screens/players'
import { rightNameOf, whoPlaysFor } from '@/lib/text/screens/sheet-dialogs'
import type { Table } from '@/lib/text/table'
import { nameOf } from '@/lib/text/terms/names'

const PeopleWaiting = lazyPart(
  () => import('@/components/evening/people-waiting').then((part) => part.PeopleWaiting),
  () => partEvening,
)

interface PlayersDialogProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly onChange: (change: NewChange) => void
  readonly onClose: () => void
}

/** The dialog for players: it corrects a name, or replaces a player from the next hand on. */
export function PlayersDialog(props: PlayersDialogProps) {
  const { table, game, onClose } = props
  const [seat, setSeat] = useState<Seat>(0)
  const [wants, setWants] = useState<'name' | 'person'>('name')
  const form = useId()
  const Form = wants === 'name' ? RightName : NextPlayer
  return (
    <Dialog
      title={playersRow}
      onClose={onClose}
      actions={
        <Button look="main" type="submit" form={form} className="w-full">
          {savePoints}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Choice
          translate="no"
          label={playersRow}
          value={seat}
          onChoose={setSeat}
          options={seatsOf(table.rules).map((value) => ({ value, label: nameOf(table, value) }))}
        />
        {game.ledger.over ? null : (
          <Choice
            label={nameOf(table, seat)}
            value={wants}
            onChoose={setWants}
            options={[
              { value: 'name', label: correctName },
              { value: 'person', label: newPlayer },
            ]}
          />
        )}
        <Form key={`${seat} ${wants}`} {...props} form={form} seat={seat} />
      </div>
    </Dialog>
  )
}

interface SeatProps extends PlayersDialogProps {
  readonly form: string
  readonly seat: Seat
}

/** The form that corrects the name of a person, in every game in which they play. */
function RightName({ table, game, form, seat, onChange, onClose }: SeatProps) {
  const directory = useDirectory()
  const old = nameOf(table, seat)
  const [text, setText] = useState(game.names[seat] ?? NO_NAME)
  const [together, setTogether] = useState<readonly [string, string] | null>(null)
  const name = text.trim()
  const isRefused = isTaken(table.names, seat, name)
  const mending = nameCorrection(game, directory, seat, name)

  async function mend() {
    if (name === '' || isRefused) return
    if (name === old) return onClose()
    if (mending.kind === 'seat') return onChange(mending.change)
    const saved = await savePlayer(mending.facts)
    if (!saved.ok) return
    if (saved.value.state === 'two-people') return setTogether(saved.value.names)
    noteRename({ from: old, to: name, before: saved.value.before })
    onClose()
  }

  return (
    <form
      id={form}
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
        description={mending.kind === 'person' ? correctedEverywhere : correctedHere}
      />
    </form>
  )
}

/** Returns why a new player cannot have this name: someone at the table has it, or the player who leaves; `null` if it is free. */
export function seatRefusal(names: readonly string[], seat: Seat, name: string): string | null {
  if (name === NO_NAME) return null
  if (areAlike(names[seat] ?? NO_NAME, name)) return playsHereAlready
  return isTaken(names, seat, name) ? alreadyAtTheTable : null
}

/** The form that replaces a player with another. */
function NextPlayer({ table, game, form, seat, onChange }: SeatProps) {
  const directory = useDirectory()
  const [text, setText] = useState('')
  const name = text.trim()
  const refusal = seatRefusal(table.names, seat, directory.of(name).name)
  const sit = (one: string) => onChange({ kind: 'seated', seat, name: one, from: null })
  return (
    <form
      id={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== '' && refusal === null) sit(name)
      }}
    >
      <Field
        label={whoPlaysFor(table, seat)}
        value={text}
        most={LENGTHS.player}
        autoComplete="off"
        onChange={(event) => setText(typedName(event.target.value))}
        error={refusal}
      />
      {eveningIdIn(game.record.extra) === null ? null : (
        <PeopleWaiting extra={game.record.extra} names={table.names} seat={seat} onSit={sit} />
      )}
    </form>
  )
}
