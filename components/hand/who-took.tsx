import { SuitSign } from '@/components/cards/suit'
import { suitsAt } from '@/components/cards/suit-order'
import { Chip, STRIP } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { seatsOf, sideOf, sidesOf } from '@/lib/engine/table/seats'
import { takerAndTrumps, whoTook } from '@/lib/messages/compiled/table/hand-form'
import { takerLabel, takesLabel } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { trumpName } from '@/lib/text/terms/cards'
import { nameOf } from '@/lib/text/terms/names'
import type { Draft } from './draft'
import { chooseTaker, take } from './draft-moves'

interface WhoTookProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The grid that sets taker and trumps in one tap: one row per player, one column per suit. For two players. */
export function TakesGrid({ table, draft, onDraft }: WhoTookProps) {
  return (
    <div role="group" aria-label={takerAndTrumps} className={classNames(STRIP, 'takes-grid')}>
      {seatsOf(table.rules).flatMap((seat) => [
        <div key={seat} aria-hidden="true" data-side={sideOf(table.rules, seat)} translate="no" className="takes-name">
          <span translate="no" className="truncate">
            {nameOf(table, seat)}
          </span>
        </div>,
        ...suitsAt(table.rules).map((trump) => (
          <Chip
            key={`${seat} ${trump}`}
            look="cell"
            on={draft.taker === seat && draft.trump === trump}
            label={takesLabel(table, seat, trumpName(trump))}
            onToggle={() => onDraft(take(draft, seat, trump))}
          >
            <SuitSign trump={trump} className="text-3xl leading-none" />
          </Chip>
        )),
      ])}
    </div>
  )
}

/** The keys that set the taker by name: partners next to each other, with the colour of their side under the name. */
export function SeatStrip({ table, draft, onDraft }: WhoTookProps) {
  const { rules } = table
  const seats = seatsOf(rules)
  const groups =
    rules.players === 4 ? sidesOf(rules).map((side) => seats.filter((seat) => sideOf(rules, seat) === side)) : [seats]
  return (
    <div role="group" aria-label={whoTook} className="seat-strips">
      {groups.map((group, index) => (
        <div key={index} className={STRIP}>
          {group.map((seat) => (
            <Chip
              key={seat}
              look="cell"
              on={draft.taker === seat}
              label={takerLabel(table, seat)}
              onToggle={() => onDraft(chooseTaker(draft, seat))}
              data-side={sideOf(rules, seat)}
              className="seat-cell"
            >
              <span translate="no" className="max-w-full truncate font-semibold">
                {nameOf(table, seat)}
              </span>
            </Chip>
          ))}
        </div>
      ))}
    </div>
  )
}
