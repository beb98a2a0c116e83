import { Suit } from '@/components/cards/suit'
import { suitsAt } from '@/components/cards/suit-order'
import { Chip } from '@/components/ui/chip'
import { seatsOf } from '@/lib/engine/seats'
import { TRUMP_NAMES } from '@/lib/text/en/cards'
import { takesLabel } from '@/lib/text/en/form'
import { nameOf } from '@/lib/text/en/names'
import type { Table } from '@/lib/text/table'
import { SHORT_TRUMPS, TAKER_AND_TRUMPS } from '@/lib/text/en/screens/form'
import type { Draft } from './draft'
import { take } from './draft-moves'

interface TakerGridProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** Who took and in what, in one tap: a row a player, a column a suit. For two and three players. */
export function TakerGrid({ table, draft, onDraft }: TakerGridProps) {
  return (
    <div
      role="group"
      aria-label={TAKER_AND_TRUMPS}
      className="grid grid-cols-[4rem_repeat(4,minmax(0,1fr))] gap-1.5 sm:grid-cols-[8rem_repeat(4,minmax(0,1fr))] cramped:grid-cols-2"
    >
      {seatsOf(table.rules).map((seat) => (
        <TakerRow key={seat} table={table} draft={draft} seat={seat} onDraft={onDraft} />
      ))}
    </div>
  )
}

function TakerRow({ table, draft, seat, onDraft }: TakerGridProps & { readonly seat: number }) {
  return (
    <>
      <SeatName table={table} seat={seat} />
      {suitsAt(table.rules).map((trump) => (
        <Chip
          key={trump}
          on={draft.taker === seat && draft.trump === trump}
          label={takesLabel(table, seat, TRUMP_NAMES[trump])}
          onToggle={() => onDraft(take(draft, seat, trump))}
          className="tall:min-h-14"
        >
          <Suit trump={trump} className="text-2xl leading-none" />
          <span className="text-sm leading-tight tracking-tighter">
            {trump === 'diamonds' ? <Diamonds /> : TRUMP_NAMES[trump]}
          </span>
        </Chip>
      ))}
    </>
  )
}

/** The longest word of the four, cut short on the narrowest phones. */
const Diamonds = () => (
  <>
    <span className="max-[24em]:hidden">{TRUMP_NAMES.diamonds}</span>
    <span className="hidden max-[24em]:inline">{SHORT_TRUMPS.diamonds}</span>
  </>
)

/** A player's name at the head of a row; a long one takes two lines. */
export function SeatName({ table, seat }: { readonly table: Table; readonly seat: number }) {
  return (
    <div
      aria-hidden="true"
      className="line-clamp-2 self-center text-sm leading-tight font-semibold break-words hyphens-auto cramped:col-span-2 tall:text-base"
    >
      {nameOf(table, seat)}
    </div>
  )
}
