import { useState } from 'react'
import { DeleteGame } from '@/components/game/delete-game'
import { typedName } from '@/components/new-game/names'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { Field } from '@/components/ui/field'
import { ActionLink } from '@/components/ui/links'
import { seatsOf } from '@/lib/engine/table/seats'
import { LENGTHS } from '@/lib/format/clean-text'
import { useDirectory } from '@/lib/hooks/use-directory'
import { rulesOfThisGame } from '@/lib/messages/compiled/app/change-rules'
import { deleteThisGame } from '@/lib/messages/compiled/app/past-game'
import { playTogether } from '@/lib/messages/compiled/app/together-before'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { adjustScore, gameSummary, toReferee, toRules, whatDoINeed } from '@/lib/messages/compiled/table/ledger'
import {
  changePlayer,
  endGameEarly,
  gameNote,
  resumeFromMenu,
  saveNote,
  savePlayer,
  shareOrPrint,
  whoLeaves,
} from '@/lib/messages/compiled/table/sheet-dialogs'
import { whoPlaysFor } from '@/lib/text/screens/sheet-dialogs'
import type { Table } from '@/lib/text/table'
import { nameOf } from '@/lib/text/terms/names'
import { seatRefusal } from './seat-refusal'

interface GameMenuProps {
  readonly table: Table
  readonly gameId: string
  readonly brokenOff: boolean
  readonly isOver: boolean
  readonly note: string
  readonly onShare: () => void
  /** `null` where there is nobody to play it with: the example. */
  readonly onTogether: (() => void) | null
  readonly onNeed: () => void
  readonly onAgreed: () => void
  readonly onReplace: (seat: number, name: string) => void
  readonly onBrokenOff: () => void
  readonly onNote: (text: string) => void
  /** `null` for the example, which is taken away from the first screen. */
  readonly onDelete: (() => void) | null
  readonly onClose: () => void
  /** Between the tools and who sits down. */
  readonly children?: Elements
}

/** What a real evening needs now and then. Its links take its own place: Back leads to the sheet, not to the menu. */
export function GameMenu(props: GameMenuProps) {
  const { table, isOver, note, onReplace, onNote, onDelete, onClose, children } = props
  return (
    <Dialog title={moreLabel} onClose={onClose}>
      <Tools {...props} />
      {children}
      {isOver ? null : <Replace table={table} onReplace={onReplace} />}
      <Note note={note} onNote={onNote} />
      {onDelete === null ? null : (
        <section
          aria-label={deleteThisGame}
          className="mt-5 grid grid-cols-2 gap-2 border-t border-rule pt-4 cramped:grid-cols-1"
        >
          <DeleteGame face={deleteThisGame} onDelete={onDelete} />
        </section>
      )}
    </Dialog>
  )
}

function Tools({ gameId, brokenOff, isOver, onShare, onTogether, onNeed, onAgreed, onBrokenOff }: GameMenuProps) {
  return (
    <div className="grid grid-cols-2 gap-2 cramped:grid-cols-1">
      <ToolLink href={`/referee/?game=${gameId}`}>{toReferee}</ToolLink>
      <ToolLink href={`/rules/?game=${gameId}`}>{toRules}</ToolLink>
      <ToolLink href={`/history/game/?id=${gameId}`}>{gameSummary}</ToolLink>
      <ToolLink href={`/house-rules/change/?game=${gameId}`}>{rulesOfThisGame}</ToolLink>
      <Button onClick={onShare}>{shareOrPrint}</Button>
      {process.env.NEXT_PUBLIC_RELAY && onTogether !== null ? (
        <Button onClick={onTogether}>{playTogether}</Button>
      ) : null}
      <Button onClick={onNeed} disabled={isOver || brokenOff}>
        {whatDoINeed}
      </Button>
      <Button onClick={onAgreed} disabled={isOver}>
        {adjustScore}
      </Button>
      <Button onClick={onBrokenOff} disabled={isOver}>
        {brokenOff ? resumeFromMenu : endGameEarly}
      </Button>
    </div>
  )
}

const ToolLink = (props: { readonly href: string; readonly children: string }) => (
  <ActionLink prefetch={false} replace {...props} />
)

/** Somebody goes home and another sits down: from the next hand on. */
function Replace({ table, onReplace }: Pick<GameMenuProps, 'table' | 'onReplace'>) {
  const [seat, setSeat] = useState<number | null>(null)
  const directory = useDirectory()
  const [text, setText] = useState('')
  const name = text.trim()
  const refusal = seat === null ? null : seatRefusal(table.names, seat, directory.of(name).name)
  return (
    <section className="mt-5">
      <h3 className="border-b border-rule pb-1 text-base font-semibold">{changePlayer}</h3>
      <Choice
        translate="no"
        label={whoLeaves}
        value={seat}
        onChoose={setSeat}
        className="mt-2 flex flex-wrap gap-1.5"
        optionClassName="grow px-3"
        options={seatsOf(table.rules).map((value) => ({ value, label: nameOf(table, value) }))}
      />
      {seat === null ? null : (
        <form
          className="mt-2 grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (name !== '' && refusal === null) onReplace(seat, name)
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
          <Button type="submit" disabled={name === '' || refusal !== null}>
            {savePlayer}
          </Button>
        </form>
      )}
    </section>
  )
}

function Note({ note, onNote }: Pick<GameMenuProps, 'note' | 'onNote'>) {
  const [text, setText] = useState(note)
  return (
    <form
      className="mt-5 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onNote(text.trim())
      }}
    >
      <Field label={gameNote} value={text} maxLength={400} onChange={(event) => setText(event.target.value)} />
      <Button type="submit" disabled={text.trim() === note}>
        {saveNote}
      </Button>
    </form>
  )
}
