import type { Elements } from '@/components/ui/elements'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { askLastTrick, askTaker, askTrump } from '@/lib/messages/compiled/table/form'
import { partVerdict } from '@/lib/messages/compiled/table/parts'
import { askCardPoints, askToEnd, askTotal, countedWith, doubtText } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { countedBefore, figuresOf } from './counted'
import type { Draft } from './draft'
import type { DraftReading, Missing } from './draft-facts'
import { Said } from './said'

/** The words for a hand that is all said, fetched when the first thing is said of it. */
const SaidOfHand = lazyPart(
  () => import('./said-of-hand').then((part) => part.SaidOfHand),
  () => partVerdict,
)

interface VerdictBarProps {
  readonly table: Table
  readonly draft: Draft
  readonly reading: DraftReading
  /** What saving would change further down the sheet. */
  readonly preview: Elements
}

/** What the hand means so far, in words, before it is saved; or what is still to be said. */
export function VerdictBar({ table, draft, reading, preview }: VerdictBarProps) {
  const before = countedBefore(draft)
  useSoon(SaidOfHand, draft.taker !== null)
  return (
    <div role="status" className="leading-tight">
      {before === null ? null : <p className="text-base text-red">{countedWith(before)}</p>}
      {reading.state === 'ready' && reading.doubt !== null ? (
        <p className="text-base font-semibold text-red">{doubtText(reading.doubt.kind, reading.doubt.points)}</p>
      ) : null}
      {reading.state === 'missing' ? (
        <Said main={askFor(table, draft, reading.missing)} preview={preview} />
      ) : (
        <SaidOfHand table={table} reading={reading} preview={preview} />
      )}
    </div>
  )
}

function askFor(table: Table, draft: Draft, missing: Missing): string {
  switch (missing.kind) {
    case 'taker':
      return askTaker
    case 'trump':
      return askTrump
    case 'last-trick':
      return askLastTrick(table)
    case 'figures':
      // A number that could still go on waits to be ended.
      if (missing.side !== draft.field && figuresOf(table.rules, draft)[draft.field] !== '')
        return askToEnd(table, missing.side)
      return draft.way === 'piles' ? askCardPoints(table, missing.side) : askTotal(table, missing.side)
  }
}
