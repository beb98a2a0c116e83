import { useRef } from 'react'
import { SuitSign } from '@/components/cards/suit'
import { Asked } from '@/components/ui/asked'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { FigureEntry } from '@/components/ui/figure-entry'
import type { Trump } from '@/lib/engine/table/card'
import { seatsOf, sidesOf, type Seat, type Side } from '@/lib/engine/table/seats'
import { askedNo, askedYes } from '@/lib/messages/compiled/referee/asked'
import type { Table } from '@/lib/text/table'
import { trumpName } from '@/lib/text/terms/cards'
import { nameOf, sideHeading } from '@/lib/text/terms/names'

interface SeatChoiceProps {
  readonly table: Table
  readonly ask: string
  readonly seat: Seat | null
  readonly onChoose: (seat: Seat) => void
}

export function SeatChoice({ table, ask, seat, onChoose }: SeatChoiceProps) {
  return (
    <Asked ask={ask}>
      <Choice
        translate="no"
        label={ask}
        value={seat}
        onChoose={onChoose}
        options={seatsOf(table.rules).map((value) => ({ value, label: nameOf(table, value) }))}
      />
    </Asked>
  )
}

interface SideChoiceProps {
  readonly table: Table
  readonly ask: string
  readonly side: Side | null
  readonly onChoose: (side: Side) => void
}

export function SideChoice({ table, ask, side, onChoose }: SideChoiceProps) {
  return (
    <Asked ask={ask}>
      <Choice
        translate="no"
        label={ask}
        value={side}
        onChoose={onChoose}
        options={sidesOf(table.rules).map((value) => ({ value, label: sideHeading(table, value) }))}
      />
    </Asked>
  )
}

interface TrumpChoiceProps<T extends Trump> {
  readonly ask: string
  readonly trumps: readonly T[]
  readonly trump: T | null
  readonly onChoose: (trump: T) => void
}

export function TrumpChoice<T extends Trump>({ ask, trumps, trump, onChoose }: TrumpChoiceProps<T>) {
  return (
    <Asked ask={ask}>
      <Choice
        label={ask}
        value={trump}
        onChoose={onChoose}
        className={trumps.length > 5 ? `${STRIP} *:basis-1/4` : STRIP}
        options={trumps.map((value) => ({
          value,
          label: trumpName(value),
          face: (
            <>
              <SuitSign trump={value} className="text-2xl leading-none" />
              <span className="text-sm leading-tight">{trumpName(value)}</span>
            </>
          ),
        }))}
      />
    </Asked>
  )
}

interface YesNoProps {
  readonly ask: string
  readonly value: boolean
  readonly onChoose: (value: boolean) => void
}

export function YesNo({ ask, value, onChoose }: YesNoProps) {
  return (
    <Asked ask={ask}>
      <Choice
        label={ask}
        value={value ? 'yes' : 'no'}
        onChoose={(chosen) => onChoose(chosen === 'yes')}
        options={[
          { value: 'yes', label: askedYes },
          { value: 'no', label: askedNo },
        ]}
      />
    </Asked>
  )
}

interface NumberEntryProps {
  readonly ask: string
  readonly digits: string
  readonly onDigits: (digits: string) => void
}

/** A figure that is entered with the keys of the app; “next” moves to the next question. */
export function NumberEntry({ ask, digits, onDigits }: NumberEntryProps) {
  const entry = useRef<HTMLDivElement>(null)
  return (
    <div ref={entry} className="pb-3">
      <p aria-hidden="true" className="pb-1 text-base text-soft">
        {ask}
      </p>
      <FigureEntry
        label={ask}
        digits={digits}
        most={4}
        onDigits={onDigits}
        onNext={() => nextQuestion(entry.current)}
      />
    </div>
  )
}

function nextQuestion(entry: HTMLElement | null): void {
  const next = entry?.nextElementSibling?.querySelector<HTMLElement>('button:not([tabindex="-1"]), input')
  next?.focus()
}
