import { suitsAt } from '@/components/cards/suit-order'
import { Chip } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { hasLongWord, longestWord } from '@/components/ui/long-words'
import { useInView } from '@/components/ui/use-in-view'
import { seatsOf } from '@/lib/engine/table/seats'
import { takerAndTrumps } from '@/lib/messages/compiled/table/hand-form'
import { takesLabel } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { trumpName } from '@/lib/text/terms/cards'
import { nameOf } from '@/lib/text/terms/names'
import { TrumpFace } from '../cards/trump-face'
import type { Draft } from './draft'
import { take } from './draft-moves'

interface TakerGridProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** Who took and in what, in one tap: a row a player, a column a suit. For two and three players. */
export function TakerGrid({ isAsked, ...part }: TakerGridProps & { readonly isAsked: boolean }) {
  const { table } = part
  const place = useInView<HTMLDivElement>(isAsked, isAsked)
  return (
    <div
      ref={place}
      role="group"
      aria-label={takerAndTrumps}
      data-long={hasLongWord(table.names, 9)}
      data-longest={hasLongWord(table.names, 13)}
      className="key-grid"
      data-keys="4"
    >
      {seatsOf(table.rules).map((seat) => (
        <TakerRow key={seat} {...part} seat={seat} />
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
          label={takesLabel(table, seat, trumpName(trump))}
          onToggle={() => onDraft(take(draft, seat, trump))}
        >
          <TrumpFace trump={trump} />
        </Chip>
      ))}
    </>
  )
}

/** A player's name at the head of a row, on as many lines as it has words. */
export function SeatName({ table, seat }: { readonly table: Table; readonly seat: number }) {
  return (
    <div
      aria-hidden="true"
      translate="no"
      className={classNames('key-grid-name self-center leading-tight font-semibold', nameSize(nameOf(table, seat)))}
    >
      {nameOf(table, seat)}
    </div>
  )
}

/** A name with a long word is written smaller, and closer. */
export function nameSize(name: string): string {
  const letters = longestWord(name)
  return letters > 12 ? 'text-sm tracking-tight' : letters > 9 ? 'text-sm' : 'text-base'
}
