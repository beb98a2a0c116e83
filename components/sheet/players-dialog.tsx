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
import { isRow } from '@/lib/core/row'
import { likenessIn, type PersonKeyOf } from '@/lib/engine/table/alike'
import { NO_NAME, seatsOf, type Seat } from '@/lib/engine/table/seats'
import { LENGTHS, enteredName } from '@/lib/format/clean-text'
import { useDirectory } from '@/lib/hooks/use-directory'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useTyped } from '@/lib/hooks/use-typed'
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
import { nameQuestion, nameRefusal } from '@/lib/text/terms/likeness'
import { nameOf } from '@/lib/text/terms/names'

const PeopleWaiting = lazyPart(
  () => import('@/components/evening/people-waiting').then((part) => part.PeopleWaiting),
  () => partEvening,
)

interface PlayersDialogProps {
  /** The key of what is typed here. */
  readonly typedKey: string
  readonly table: Table
  readonly game: ReadyGame
  readonly onChange: (change: NewChange) => void
  readonly onClose: () => void
}

/** A change of players as it is typed. */
interface Typed {
  readonly seat: Seat
  readonly wants: 'name' | 'person'
  /** The name as typed; `null` until something is typed. */
  readonly text: string | null
}

const UNTOUCHED: Typed = { seat: 0, wants: 'name', text: null }

/** Reads a change of players that was typed before; `null` if it is none. */
function changeIn(kept: unknown): Typed | null {
  if (!isRow(kept)) return null
  const { seat, wants, text } = kept
  if (typeof seat !== 'number' || (wants !== 'name' && wants !== 'person')) return null
  return { seat, wants, text: typeof text === 'string' ? text : null }
}

/** The dialog for players: it corrects a name, or replaces a player from the next hand on. */
export function PlayersDialog(props: PlayersDialogProps) {
  const { typedKey, table, game, onClose } = props
  const [{ seat, text, ...typed }, setTyped, forget] = useTyped(typedKey, UNTOUCHED, changeIn)
  const wants = game.ledger.over ? 'name' : typed.wants
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
          onChoose={(next) => setTyped({ seat: next, wants, text: null })}
          options={seatsOf(table.rules).map((value) => ({ value, label: nameOf(table, value) }))}
        />
        {game.ledger.over ? null : (
          <Choice
            label={nameOf(table, seat)}
            value={wants}
            onChoose={(next) => setTyped({ seat, wants: next, text: null })}
            options={[
              { value: 'name', label: correctName },
              { value: 'person', label: newPlayer },
            ]}
          />
        )}
        <Form
          key={`${seat} ${wants}`}
          {...props}
          {...{ form, seat, text, forget }}
          onText={(next) => setTyped({ seat, wants, text: next })}
        />
      </div>
    </Dialog>
  )
}

interface SeatProps extends PlayersDialogProps {
  readonly form: string
  readonly seat: Seat
  readonly text: Typed['text']
  readonly onText: (text: string) => void
  /** Called when the name is saved. */
  readonly forget: () => void
}

/** The form that corrects the name of a person, in every game in which they play. */
function RightName({ table, game, form, seat, text, onText, forget, onChange, onClose }: SeatProps) {
  const directory = useDirectory()
  const old = game.names[seat] ?? NO_NAME
  const typed = text ?? old
  const [together, setTogether] = useState<readonly [string, string] | null>(null)
  const name = enteredName(typed)
  const found = likenessIn(game.names, seat, name, directory.keyOf)
  const refusal = nameRefusal(name, found, alreadyAtTheTable)
  const mending = nameCorrection(game, directory, seat, name)

  async function mend() {
    if (name === NO_NAME || refusal !== null) return
    // The word that stands for a seat without a name is no name.
    if (name === (old === NO_NAME ? nameOf(table, seat) : old)) return close()
    if (mending.kind === 'seat') return onChange(mending.change)
    const saved = await savePlayer(mending.facts)
    if (!saved.ok) return
    if (saved.value.state === 'two-people') return setTogether(saved.value.names)
    noteRename({ from: old, to: name, before: saved.value.before })
    close()
  }

  function close() {
    forget()
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
        value={typed}
        autoComplete="off"
        most={LENGTHS.player}
        onChange={(event) => {
          setTogether(null)
          onText(typedName(event.target.value))
        }}
        error={refusal ?? (together === null ? null : twoPeopleSentence(together))}
        question={nameQuestion(name, found)}
        description={mending.kind === 'person' ? correctedEverywhere : correctedHere}
      />
    </form>
  )
}

/** Returns why a new player cannot have this name: it is that of someone at the table, or of the player who leaves. */
export function seatRefusal(names: readonly string[], seat: Seat, name: string, keyOf: PersonKeyOf): string | null {
  const isLeaving = keyOf(names[seat] ?? NO_NAME) === keyOf(name)
  return nameRefusal(name, likenessIn(names, null, name, keyOf), isLeaving ? playsHereAlready : alreadyAtTheTable)
}

/** The form that replaces a player with another. */
function NextPlayer({ table, game, form, seat, text, onText, onChange }: SeatProps) {
  const { keyOf } = useDirectory()
  const name = enteredName(text ?? '')
  const refusal = seatRefusal(game.names, seat, name, keyOf)
  const sit = (one: string) => onChange({ kind: 'seated', seat, name: one, from: null })
  return (
    <form
      id={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== NO_NAME && refusal === null) sit(name)
      }}
    >
      <Field
        label={whoPlaysFor(table, seat)}
        value={text ?? ''}
        most={LENGTHS.player}
        autoComplete="off"
        onChange={(event) => onText(typedName(event.target.value))}
        error={refusal}
        question={nameQuestion(name, likenessIn(game.names, null, name, keyOf))}
      />
      {eveningIdIn(game.record.extra) === null ? null : (
        <PeopleWaiting extra={game.record.extra} names={game.names} onSit={sit} />
      )}
    </form>
  )
}
