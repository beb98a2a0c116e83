import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import type { Rules } from '@/lib/engine/table/options'
import { NO_NAME, seatsOf, type Seat } from '@/lib/engine/table/seats'
import { LENGTHS } from '@/lib/format/clean-text'
import { nameForPlayer, partnersAcross, playerField, recentPlayers } from '@/lib/messages/compiled/app/setup'
import { seatWords } from '@/lib/text/terms/names'
import { nameProblem, nextUnnamed, offeredNames, typedName } from './names'

interface NameFieldsProps {
  readonly rules: Rules
  readonly names: readonly string[]
  /** Names that have sat at this phone before. */
  readonly remembered: readonly string[]
  readonly onNames: (names: readonly string[]) => void
}

/** A field for everybody at the table, in the order of play; with four, partners share a column as on the sheet. */
export function NameFields({ rules, names, remembered, onNames }: NameFieldsProps) {
  const [wanted, setWanted] = useState<Seat | null>(null)
  const words = seatWords(rules)
  const rename = (seat: Seat, name: string) => onNames(names.map((old, index) => (index === seat ? name : old)))
  const seat = wanted ?? nextUnnamed(rules, names)
  const offered = offeredNames(remembered, names)

  function take(name: string) {
    rename(seat, name)
    setWanted(null)
  }

  return (
    <div>
      {rules.players === 4 ? <p className="pb-2 text-base text-soft">{partnersAcross}</p> : null}
      <div className={classNames('grid gap-x-6 gap-y-3', rules.players === 4 ? 'grid-cols-2' : 'sm:grid-cols-2')}>
        {seatsOf(rules).map((one) => (
          <Field
            key={one}
            label={playerField({ number: one + 1 })}
            value={names[one] ?? NO_NAME}
            placeholder={words[one]}
            onChange={(event) => rename(one, typedName(event.target.value))}
            onFocus={(event) => {
              setWanted(one)
              event.currentTarget.select()
            }}
            error={nameProblem(rules, names, one)}
            most={LENGTHS.player}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="next"
          />
        ))}
      </div>
      <Offered names={offered} seat={seat} onTake={take} />
    </div>
  )
}

interface OfferedProps {
  readonly names: readonly string[]
  /** Whose place a name is for. */
  readonly seat: Seat
  readonly onTake: (name: string) => void
}

/** Names to tap instead of typing them. */
function Offered({ names, seat, onTake }: OfferedProps) {
  if (names.length === 0) return null
  return (
    <div role="group" aria-label={recentPlayers} className="flex flex-wrap gap-2 pt-3">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          translate="no"
          aria-label={nameForPlayer({ name, number: seat + 1 })}
          onClick={() => onTake(name)}
          className="inline-flex min-h-12 min-w-12 items-center rounded-full border border-edge bg-card px-4 text-base"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
