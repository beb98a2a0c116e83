import { useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { FOUR_RANKS, fourValue, runValue } from '@/lib/engine/melds/meld-values'
import { handSize } from '@/lib/engine/table/deck'
import type { Rules } from '@/lib/engine/table/options'
import { seatsOf, sideOf, type Seat, type Side } from '@/lib/engine/table/seats'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { cardsCounted, fourAlikeKey, longerKey } from '@/lib/messages/compiled/table/hand-form'
import * as words from '@/lib/messages/compiled/terms/words'
import { declareLabel, fourLabel, rareLabel } from '@/lib/text/screens/form'
import { belaLabel, runChipLabel } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { ranksName } from '@/lib/text/terms/cards'
import { nameOf } from '@/lib/text/terms/names'
import { runName } from '@/lib/text/terms/runs'
import type { Draft } from './draft'
import { cycleRun, hasFour, runCount, toggleBela, toggleFour } from './draft-moves'

interface PadProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** Keys in place of the digits for the declarations of a side's players. */
export function DeclarePad({ side, ...part }: PadProps & { readonly side: Side }) {
  const { table } = part
  const [rareOf, setRareOf] = useState<Seat | null>(null)
  const seats = seatsOf(table.rules).filter((seat) => sideOf(table.rules, seat) === side)
  return (
    <div role="group" aria-label={declareLabel(table, side)} className="form-pad">
      {rareOf !== null ? (
        <RareRows {...part} seat={rareOf} onSaid={() => setRareOf(null)} />
      ) : (
        seats.map((seat) => (
          <div key={seat} className="pad-row">
            {seats.length === 1 ? null : <SeatName table={table} seat={seat} />}
            {commonRuns(table.rules).map((length) => (
              <RunKey key={length} {...part} seat={seat} length={length} isNamed={seats.length === 1} />
            ))}
            {part.draft.trump === 'none' ? null : <BelaKey {...part} seat={seat} />}
            {seats.length > 1 && hasRare(table.rules) ? (
              <button
                type="button"
                aria-label={rareLabel(table, seat, rareWord(table.rules))}
                onClick={() => setRareOf(seat)}
                className="pad-cell text-sm"
              >
                {rareWord(table.rules)}
              </button>
            ) : null}
          </div>
        ))
      )}
      {seats.length === 1 && seats[0] !== undefined && longRuns(table.rules).length > 0 ? (
        <div className="pad-row">
          <LongRuns {...part} seat={seats[0]} />
        </div>
      ) : null}
    </div>
  )
}

const hasRare = (rules: Rules): boolean => rules.carres === 'yes' || longRuns(rules).length > 0

function rareWord(rules: Rules): string {
  if (rules.carres === 'no') return longerKey
  return longRuns(rules).length > 0 ? moreLabel : fourAlikeKey
}

/** The name of a player before its keys, whose own names begin with it. */
const SeatName = ({ table, seat }: { readonly table: Table; readonly seat: Seat }) => (
  <div aria-hidden="true" data-side={sideOf(table.rules, seat)} translate="no" className="takes-name">
    <span translate="no" className="truncate">
      {nameOf(table, seat)}
    </span>
  </div>
)

interface OfSeatProps extends PadProps {
  readonly seat: Seat
}

/** The keys for four of a kind and the longest runs of one player. They close after one tap, because a hand rarely has two. */
function RareRows({ onDraft, onSaid, ...part }: OfSeatProps & { readonly onSaid: () => void }) {
  const { table, draft, seat } = part
  const say = (next: Draft) => {
    onDraft(next)
    onSaid()
  }
  return (
    <>
      <div className="pad-row">
        <SeatName table={table} seat={seat} />
        <LongRuns {...part} onDraft={say} />
      </div>
      {table.rules.carres === 'yes' ? (
        <div className="pad-row">
          {FOUR_RANKS.map((rank) => (
            <Chip
              key={rank}
              look="cell"
              className="pad-cell"
              on={hasFour(draft, seat, rank)}
              label={fourLabel(table, seat, rank)}
              onToggle={() => say(toggleFour(draft, seat, rank))}
            >
              <span className="num text-xl leading-none">{fourValue(rank)}</span>
              <span className="max-w-full truncate text-sm leading-[1.1]">{ranksName(rank)}</span>
            </Chip>
          ))}
        </div>
      ) : null}
    </>
  )
}

const LongRuns = (part: OfSeatProps) =>
  longRuns(part.table.rules).map((length) => <RunKey key={length} {...part} length={length} />)

interface RunKeyProps extends OfSeatProps {
  readonly length: number
  /** True if the name of the run is shown under its figure; for a long run, its number of cards. */
  readonly isNamed?: boolean
}

function RunKey({ table, draft, onDraft, seat, length, isNamed = false }: RunKeyProps) {
  const points = runValue(length, table.rules.longRuns)
  const count = runCount(draft, seat, length)
  const written = count > 1 ? `${points}×${count}` : String(points)
  const isLong = !commonRuns(table.rules).includes(length)
  const cards = cardsCounted({ count: length })
  return (
    <Chip
      look="cell"
      className="pad-cell"
      on={count > 0}
      label={runChipLabel(table, seat, length, isLong ? `${written}, ${cards}` : written)}
      onToggle={() => onDraft(cycleRun(draft, seat, length, Math.floor(handSize(table.rules) / length)))}
    >
      <span className="num text-xl leading-none">{written}</span>
      {isLong || isNamed ? (
        <span className="max-w-full truncate text-sm leading-[1.1]">{isLong ? cards : runName(table, length)}</span>
      ) : null}
    </Chip>
  )
}

function BelaKey({ table, draft, onDraft, seat }: OfSeatProps) {
  const held = draft.bela.filter((other) => other === seat).length
  const word = words.belaLabel(table)
  return (
    <Chip
      look="cell"
      className="pad-cell"
      on={held > 0}
      label={belaLabel(table, seat)}
      onToggle={() => onDraft(toggleBela(draft, seat))}
    >
      <span className="max-w-full text-sm leading-none font-semibold">{held > 1 ? `${word} ×${held}` : word}</span>
    </Chip>
  )
}

/** Returns the lengths of the runs that have a key of their own; longer runs are rare. */
function commonRuns(rules: Rules): readonly number[] {
  if (rules.runs === 'no') return []
  return runValue(5, rules.longRuns) > runValue(4, rules.longRuns) ? [3, 4, 5] : [3, 4]
}

function longRuns(rules: Rules): readonly number[] {
  if (rules.runs === 'no') return []
  const longest = rules.pack === 28 ? 7 : Math.min(8, handSize(rules))
  const common = commonRuns(rules)
  return Array.from({ length: longest - 2 }, (_, index) => index + 3).filter((length) => !common.includes(length))
}
