import { SuitSign } from '@/components/cards/suit'
import { suitsAt } from '@/components/cards/suit-order'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { topsOf } from '@/lib/engine/melds/meld-values'
import type { Seat } from '@/lib/engine/table/seats'
import { askWhoseRun } from '@/lib/messages/compiled/table/form'
import { declarationsDone } from '@/lib/messages/compiled/table/hand-form'
import { askSuit, askTop } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { rankName, rankShort, suitName } from '@/lib/text/terms/cards'
import { askedOfRuns, type AskedOfRun } from './asked-of-runs'
import type { Draft } from './draft'
import { describeRun } from './draft-moves'

interface RunCardsProps {
  readonly table: Table
  readonly draft: Draft
  readonly dealer: Seat
  readonly onDraft: (draft: Draft) => void
}

/** The dialog that settles whose runs are good by their cards: the top card of each run, and its suit if that decides. */
export function RunCards({ onClose, ...part }: RunCardsProps & { readonly onClose: () => void }) {
  return (
    <Dialog
      title={askWhoseRun(part.table)}
      onClose={onClose}
      actions={
        <Button look="main" onClick={onClose} className="w-full">
          {declarationsDone}
        </Button>
      }
    >
      <RunQuestions {...part} />
    </Dialog>
  )
}

export function RunQuestions({ table, draft, dealer, onDraft }: RunCardsProps) {
  return (
    <div className="grid gap-3">
      {askedOfRuns(table.rules, { ...draft, good: null }, dealer).map((asked) => {
        const { index, ask } = asked
        const Question = ask === 'top' ? TopQuestion : SuitQuestion
        return <Question key={`${ask} ${index}`} table={table} draft={draft} asked={asked} onDraft={onDraft} />
      })}
    </div>
  )
}

interface QuestionProps extends Omit<RunCardsProps, 'dealer'> {
  readonly asked: AskedOfRun
}

function TopQuestion({ table, draft, asked: { run, index }, onDraft }: QuestionProps) {
  const ask = askTop(table, run.seat, run.run)
  return (
    <div>
      <p className="pb-1 text-base">{ask}</p>
      <Choice
        translate="no"
        label={ask}
        value={run.top}
        onChoose={(top) => onDraft(describeRun(draft, index, { top }))}
        options={topsOf(run.run, table.rules.pack).map((rank) => ({
          value: rank,
          label: rankName(rank),
          face: rankShort(rank),
        }))}
      />
    </div>
  )
}

function SuitQuestion({ table, draft, asked: { run, index }, onDraft }: QuestionProps) {
  const ask = askSuit(table, run.seat, run.run)
  return (
    <div>
      <p className="pb-1 text-base">{ask}</p>
      <Choice
        label={ask}
        value={run.suit}
        onChoose={(suit) => onDraft(describeRun(draft, index, { suit }))}
        options={suitsAt(table.rules).map((suit) => ({
          value: suit,
          label: suitName(suit),
          face: (
            <>
              <SuitSign trump={suit} className="text-xl leading-none" />
              <span className="text-sm">{suitName(suit)}</span>
            </>
          ),
        }))}
      />
    </div>
  )
}
