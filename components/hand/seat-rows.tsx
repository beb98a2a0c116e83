import { Chip } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import type { Rules } from '@/lib/engine/options'
import { seatsOf, sideOf } from '@/lib/engine/seats'
import { belaLabel, capitalBela, lastTrickLabel, runChipLabel, takerLabel } from '@/lib/text/en/form'
import { nameOf } from '@/lib/text/en/names'
import type { Table } from '@/lib/text/table'
import { DECLARATIONS, LAST, TOOK } from '@/lib/text/en/screens/form'
import type { Draft } from './draft'
import { chooseLastTrick, chooseTaker, runCount, toggleBela, toggleRun } from './draft-moves'
import { SeatName } from './taker-grid'

interface SeatRowsProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The runs that have a chip of their own; longer ones that are worth no more are found under “more”. */
export function commonRuns(rules: Rules): readonly { readonly length: number; readonly points: number }[] {
  const runs = [
    { length: 3, points: 20 },
    { length: 4, points: 50 },
  ]
  return rules.longRuns === 'hundred' ? [...runs, { length: 5, points: 100 }] : runs
}

/** A row a player: runs, bela, and with two or three players the last trick. With four the name itself says who took. */
export function SeatRows({ table, draft, onDraft }: SeatRowsProps) {
  const { rules } = table
  const runs = commonRuns(rules)
  const isFour = rules.players === 4
  const columns =
    runs.length === 2 && isFour
      ? 'grid-cols-[6rem_repeat(3,minmax(0,1fr))] sm:grid-cols-[8rem_repeat(3,minmax(0,1fr))]'
      : 'grid-cols-[4rem_repeat(4,minmax(0,1fr))] sm:grid-cols-[8rem_repeat(4,minmax(0,1fr))]'
  return (
    <div role="group" aria-label={DECLARATIONS} className={classNames('grid gap-1.5 cramped:grid-cols-2', columns)}>
      {seatsOf(rules).map((seat) => (
        <SeatRow key={seat} table={table} draft={draft} seat={seat} onDraft={onDraft} />
      ))}
    </div>
  )
}

function SeatRow({ table, draft, seat, onDraft }: SeatRowsProps & { readonly seat: number }) {
  const { rules } = table
  const isFour = rules.players === 4
  const held = draft.bela.filter((other) => other === seat).length
  return (
    <>
      {isFour ? (
        <Chip
          on={draft.taker === seat}
          label={takerLabel(table, seat)}
          onToggle={() => onDraft(chooseTaker(draft, seat))}
          className="px-1 font-semibold cramped:col-span-2"
        >
          <SeatLabel name={nameOf(table, seat)} />
          <span className="text-sm leading-none font-normal">{TOOK}</span>
        </Chip>
      ) : (
        <SeatName table={table} seat={seat} />
      )}
      {commonRuns(rules).map(({ length, points }) => {
        const count = runCount(draft, seat, length)
        return (
          <Chip
            key={length}
            on={count > 0}
            label={runChipLabel(table, seat, length)}
            onToggle={() => onDraft(toggleRun(draft, seat, length))}
          >
            <span className="num text-lg">{count > 1 ? `${points}×${count}` : points}</span>
          </Chip>
        )
      })}
      <Chip on={held > 0} label={belaLabel(table, seat)} onToggle={() => onDraft(toggleBela(draft, seat))}>
        {capitalBela(table)}
        {held > 1 ? ` ×${held}` : null}
      </Chip>
      {isFour ? null : <LastTrickChip table={table} draft={draft} side={sideOf(rules, seat)} onDraft={onDraft} />}
    </>
  )
}

/** A name on a key: a long one is smaller and takes two lines. */
function SeatLabel({ name }: { readonly name: string }) {
  return (
    <span
      className={classNames(
        'line-clamp-2 max-w-full break-words hyphens-auto',
        name.length > 9 ? 'text-sm leading-none' : 'text-base leading-tight',
      )}
    >
      {name}
    </span>
  )
}

/** Who took the last trick and its ten. */
export function LastTrickChip({ table, draft, side, onDraft }: SeatRowsProps & { readonly side: number }) {
  return (
    <Chip
      on={draft.lastTrick === side}
      label={lastTrickLabel(table, side)}
      onToggle={() => onDraft(chooseLastTrick(draft, side))}
    >
      {LAST}
    </Chip>
  )
}
