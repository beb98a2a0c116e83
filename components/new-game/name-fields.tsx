import { useId, useState } from 'react'
import { charactersIn } from '@/lib/core/letters'
import type { Rules } from '@/lib/engine/table/options'
import { NO_NAME, seatAfter, seatsOf, type Seat } from '@/lib/engine/table/seats'
import { LENGTHS } from '@/lib/format/clean-text'
import { useDirectory } from '@/lib/hooks/use-directory'
import * as said from '@/lib/messages/compiled/app/setup'
import { lettersFit } from '@/lib/messages/compiled/table/common'
import { seatWords } from '@/lib/text/terms/names'
import { nameNotes, nextUnnamed, offeredNames, typedName } from './names'

interface NameFieldsProps {
  readonly rules: Rules
  readonly names: readonly string[]
  /** The names by seat, as the sheet will show them. */
  readonly shown: readonly string[]
  /** The names that were used on this device before. */
  readonly remembered: readonly string[]
  readonly onNames: (names: readonly string[]) => void
  readonly dealer: Seat
  readonly onDealer: (dealer: Seat) => void
  /** Tells whether hands were already played on paper. */
  readonly begun: 'not-yet' | 'on-paper'
}

type CompassPoint = 'north' | 'east' | 'south' | 'west'

/**
 * Returns the place of each seat: seen from the holder of the device with two or three players, by the compass with
 * four.
 */
function placesOf({ players, direction }: Rules): readonly CompassPoint[] {
  if (players === 2) return ['south', 'north']
  if (players === 3) return ['south', 'west', 'east']
  return direction === 'clockwise' ? ['north', 'east', 'south', 'west'] : ['north', 'west', 'south', 'east']
}

/** The players by seat: a field for each name, followed by the dealer's disc. */
export function NameFields(props: NameFieldsProps) {
  const { rules, names, shown, remembered, onNames, dealer, onDealer, begun } = props
  const [wanted, setWanted] = useState<Seat | null>(null)
  const group = useId()
  const places = placesOf(rules)
  const rename = (seat: Seat, name: string) => onNames(names.map((old, index) => (index === seat ? name : old)))
  const { keyOf } = useDirectory()
  const notes = seatsOf(rules).map((seat) => nameNotes(rules, names, seat, keyOf))
  const refusal = notes.find((note) => note.refusal !== null)?.refusal
  const question = notes.find((note) => note.question !== null)?.question
  const isFull = names.some((name) => Array.from(name).length >= LENGTHS.player)

  function take(name: string) {
    rename(wanted ?? nextUnnamed(rules, names), name)
    setWanted(null)
  }

  return (
    <div>
      <div
        role="radiogroup"
        aria-label={begun === 'on-paper' ? said.whoDealsNext : said.whoDealsFirst}
        data-players={rules.players}
        className="table-round"
      >
        <div aria-hidden="true" className="table-felt" />
        <p className="table-says">
          <b className="block [overflow-wrap:anywhere]">{said.dealsHere({ name: shown[dealer] ?? '' })}</b>
          <span className="block text-sm">{said.tapToDeal}</span>
        </p>
        {seatsOf(rules).map((seat) => (
          <SeatField
            key={seat}
            place={places[seat] ?? 'south'}
            seat={seat}
            side={rules.players === 4 ? seat % 2 : seat}
            group={group}
            name={names[seat] ?? NO_NAME}
            shown={shown[seat] ?? ''}
            placeholder={seatWords(rules)[seat] ?? ''}
            role={roleOf(rules, seat, dealer, shown)}
            dealer={dealer}
            problem={notes[seat]?.refusal ? `${group}-same` : undefined}
            onName={(name) => rename(seat, name)}
            onFocus={() => setWanted(seat)}
            onDealer={() => onDealer(seat)}
          />
        ))}
      </div>
      <p role="status" className={isFull ? 'pt-1 text-sm text-soft' : 'sr-only'}>
        {isFull ? lettersFit({ count: LENGTHS.player }) : null}
      </p>
      {refusal ? (
        <p id={`${group}-same`} className="pt-1 text-base font-semibold text-red">
          {refusal}
        </p>
      ) : null}
      <p role="status" className="pt-1 text-base empty:hidden">
        {question}
      </p>
      {wanted === null && !names.includes(NO_NAME) ? null : (
        <Offered
          names={offeredNames(remembered, names, keyOf)}
          seat={wanted ?? nextUnnamed(rules, names)}
          onTake={take}
        />
      )}
    </div>
  )
}

/** Returns the first role of a player at this table: who deals, leads, speaks first, or is whose partner. */
function roleOf(rules: Rules, seat: Seat, dealer: Seat, shown: readonly string[]): string {
  if (seat === dealer) return said.seatRole({ role: 'deals', name: '' })
  if (seat === seatAfter(rules, dealer))
    return said.seatRole({ role: rules.leader === 'eldest' ? 'leads' : 'speaks', name: '' })
  return rules.players === 4 ? said.seatRole({ role: 'partner', name: shown[(seat + 2) % 4] ?? '' }) : ''
}

interface SeatFieldProps {
  readonly place: CompassPoint
  readonly seat: Seat
  readonly side: number
  readonly group: string
  readonly name: string
  readonly shown: string
  readonly placeholder: string
  readonly role: string
  readonly dealer: Seat
  /** The id of the element that says what is wrong with the name. */
  readonly problem: string | undefined
  readonly onName: (name: string) => void
  readonly onFocus: () => void
  readonly onDealer: () => void
}

const DISCS = [
  'text-side-a peer-checked:border-side-a peer-checked:bg-side-a peer-checked:text-on-side',
  'text-side-b peer-checked:border-side-b peer-checked:bg-side-b peer-checked:text-on-side',
  'text-side-c peer-checked:border-side-c peer-checked:bg-side-c peer-checked:text-on-side',
]

function SeatField({ place, seat, side, group, shown, role, problem, ...rest }: SeatFieldProps) {
  return (
    <span className="table-seat" data-place={place}>
      <span className="relative grid size-12 shrink-0 place-items-center">
        <input
          type="radio"
          name={group}
          aria-label={shown}
          checked={seat === rest.dealer}
          onChange={rest.onDealer}
          className="peer col-start-1 row-start-1 size-12 appearance-none rounded-full"
        />
        <span
          aria-hidden="true"
          translate="no"
          className={`pointer-events-none col-start-1 row-start-1 grid size-9 place-items-center rounded-full border-2 border-current text-base leading-none font-semibold ${DISCS[side] ?? ''}`}
        >
          {charactersIn(shown)[0]}
        </span>
      </span>
      <label className="flex min-h-15 min-w-0 flex-1 flex-col">
        <input
          aria-label={said.playerField({ number: seat + 1 })}
          aria-describedby={problem}
          aria-invalid={problem === undefined ? undefined : true}
          value={rest.name}
          placeholder={rest.placeholder}
          onChange={(event) => rest.onName(typedName(event.target.value))}
          onFocus={(event) => {
            rest.onFocus()
            event.currentTarget.select()
          }}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          className="min-h-12 w-full rounded-md bg-transparent pe-1 pb-1 font-semibold text-ellipsis text-ink placeholder:font-normal placeholder:text-soft aria-invalid:text-red"
        />
        <span className="-mt-3 pe-1 pb-1.5 text-sm leading-tight [overflow-wrap:anywhere] text-soft">{role}</span>
      </label>
    </span>
  )
}

interface OfferedProps {
  readonly names: readonly string[]
  /** The seat that the name is for. */
  readonly seat: Seat
  readonly onTake: (name: string) => void
}

/** Names to tap instead of typing them. */
function Offered({ names, seat, onTake }: OfferedProps) {
  if (names.length === 0) return null
  return (
    <div role="group" aria-label={said.recentPlayers} className="flex gap-2 overflow-x-auto py-2">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          translate="no"
          aria-label={said.nameForPlayer({ name, number: seat + 1 })}
          onClick={() => onTake(name)}
          className="inline-flex min-h-12 min-w-12 shrink-0 items-center rounded-full border border-edge bg-card px-4 text-base"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
