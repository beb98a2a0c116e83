import { Chip } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { hasLongWord } from '@/components/ui/long-words'
import type { Rules } from '@/lib/engine/table/options'
import { seatsOf, sideOf } from '@/lib/engine/table/seats'
import { declarationsPart, tookKey } from '@/lib/messages/compiled/table/hand-form'
import * as words from '@/lib/messages/compiled/terms/words'
import { belaLabel, lastTrickLabel, runChipLabel, takerLabel } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { nameOf } from '@/lib/text/terms/names'
import type { Draft } from './draft'
import { chooseLastTrick, chooseTaker, runCount, toggleBela, toggleRun } from './draft-moves'
import { nameSize, SeatName } from './taker-grid'

interface SeatRowsProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The runs that have a chip of their own; longer ones that are worth no more are found under “more”. */
function commonRuns(rules: Rules): readonly { readonly length: number; readonly points: number }[] {
  const runs = [
    { length: 3, points: 20 },
    { length: 4, points: 50 },
  ]
  return rules.longRuns === 'hundred' ? [...runs, { length: 5, points: 100 }] : runs
}

/** A row a player: runs, bela, and with two or three players the last trick. With four the name itself says who took. */
export function SeatRows({ table, draft, onDraft }: SeatRowsProps) {
  const { rules } = table
  // Beside the runs stand bela and, with two or three players, the last trick.
  const keys = commonRuns(rules).length + (rules.players === 4 ? 1 : 2)
  return (
    <div
      role="group"
      aria-label={declarationsPart}
      data-long={hasLongWord(table.names, 9)}
      data-longest={hasLongWord(table.names, 13)}
      data-keys={keys}
      className="key-grid"
    >
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
          className={classNames('key-grid-name font-semibold', nameSize(nameOf(table, seat)))}
        >
          <span translate="no" className="leading-none">
            {nameOf(table, seat)}
          </span>
          <span className="text-sm leading-none font-normal tracking-normal">{tookKey}</span>
        </Chip>
      ) : (
        <SeatName table={table} seat={seat} />
      )}
      {commonRuns(rules).map(({ length, points }) => {
        const count = runCount(draft, seat, length)
        const written = count > 1 ? `${points}×${count}` : String(points)
        return (
          <Chip
            key={length}
            on={count > 0}
            label={runChipLabel(table, seat, length, written)}
            onToggle={() => onDraft(toggleRun(draft, seat, length))}
          >
            <span translate="no" className="num text-lg">
              {written}
            </span>
          </Chip>
        )
      })}
      <Chip on={held > 0} label={belaLabel(table, seat)} onToggle={() => onDraft(toggleBela(draft, seat))}>
        <span className="key-face">
          <span className="key-word">{held > 1 ? `${words.belaLabel(table)} ×${held}` : words.belaLabel(table)}</span>
        </span>
      </Chip>
      {isFour ? null : <LastTrickChip table={table} draft={draft} side={sideOf(rules, seat)} onDraft={onDraft} />}
    </>
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
      {/* With four it stands beside a figure, as wide as its word; elsewhere in a column. */}
      <span className={table.rules.players === 4 ? 'px-1 text-sm' : 'key-face'}>
        <span className="key-word leading-tight">{words.lastTrickLabel(table)}</span>
      </span>
    </Chip>
  )
}
