import { useState } from 'react'
import { CardGrid } from '@/components/cards/card-grid'
import { Button } from '@/components/ui/button'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import { packOf, pilePoints } from '@/lib/engine/table/deck'
import { sidesOf, type Side } from '@/lib/engine/table/seats'
import { boardDone, cardsTaken, trumpsFirst, whosePile, cardsCounted } from '@/lib/messages/compiled/table/hand-form'
import { cardsTakenBy } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { sideHeading } from '@/lib/text/terms/names'
import { countedCards } from './counted'
import type { Draft } from './draft'
import { tapCard } from './draft-moves'

interface BoardProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onClose: () => void
}

/** The pack laid out: a tap on a card gives it to a side, whose points and tricks follow. */
export function Board({ table, draft, onDraft, onClose }: BoardProps) {
  const { rules } = table
  const sides = sidesOf(rules)
  const [side, setSide] = useState(draft.field)
  const piles = draft.piles ?? sides.map(() => [])

  return (
    <Dialog
      title={cardsTaken}
      onClose={onClose}
      actions={
        <Button look="main" onClick={onClose} className="w-full">
          {boardDone}
        </Button>
      }
    >
      <Choice
        translate="no"
        label={whosePile}
        value={side}
        onChoose={setSide}
        className={`${STRIP} mb-2`}
        options={sides.map((value) => ({
          value,
          label: sideHeading(table, value),
          face: (
            <span translate="no" className="leading-tight">
              <span>{sideHeading(table, value)}</span> <span className="num">{pileFigure(draft, value)}</span>
            </span>
          ),
        }))}
      />
      {draft.trump === null ? <p className="pb-2 text-base text-red">{trumpsFirst}</p> : null}
      <CardGrid
        label={cardsTakenBy(table, side)}
        pack={packOf(rules.pack)}
        isOn={(card) => piles[side]?.includes(card) ?? false}
        note={(card) => {
          const owner = sides.find((other) => other !== side && piles[other]?.includes(card))
          return owner === undefined ? null : sideHeading(table, owner)
        }}
        onTap={(card) => onDraft(tapCard(draft, side, card))}
      />
    </Dialog>
  )
}

/** Returns the points of a pile so far, or the number of its cards before trumps are named. */
function pileFigure(draft: Draft, side: Side): string {
  if (draft.trump === null) return cardsCounted({ count: countedCards(draft, side) })
  return String(pilePoints(draft.piles?.[side] ?? [], draft.trump))
}
