'use client'

import { useState } from 'react'
import { CardGrid } from '@/components/cards/card-grid'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import type { Card, Trump } from '@/lib/engine/card'
import { handSize, packOf, pilePoints } from '@/lib/engine/deck'
import { sidesOf } from '@/lib/engine/seats'
import { sideHeading } from '@/lib/text/en/names'
import type { Table } from '@/lib/text/table'
import { BOARD_DONE, CARDS_TAKEN, cardsTakenBy, TRUMPS_FIRST, WHOSE_PILE } from '@/lib/text/en/screens/board'
import type { Draft } from './draft'

interface BoardProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onClose: () => void
}

/** The pack laid out: tap the cards a side took, and its points and tricks follow. */
export function Board({ table, draft, onDraft, onClose }: BoardProps) {
  const { rules } = table
  const sides = sidesOf(rules)
  const [side, setSide] = useState(draft.field)
  const piles = draft.piles ?? sides.map(() => [])
  const trump = draft.trump ?? 'spades'

  function tap(card: Card) {
    const isTaken = piles[side]?.includes(card) ?? false
    const without = piles.map((pile) => pile.filter((other) => other !== card))
    const next = isTaken ? without : without.map((pile, index) => (index === side ? [...pile, card] : pile))
    onDraft(withPiles(table, draft, next, trump))
  }

  return (
    <Dialog
      title={CARDS_TAKEN}
      onClose={onClose}
      actions={
        <Button look="main" onClick={onClose} className="w-full">
          {BOARD_DONE}
        </Button>
      }
    >
      <Choice
        label={WHOSE_PILE}
        value={side}
        onChoose={setSide}
        className="mb-2 flex gap-1.5"
        options={sides.map((value) => ({
          value,
          label: sideHeading(table, value),
          face: (
            <span className="leading-tight">
              {sideHeading(table, value)} <span className="num">{pilePoints(piles[value] ?? [], trump)}</span>
            </span>
          ),
        }))}
      />
      {draft.trump === null ? <p className="pb-2 text-base text-red">{TRUMPS_FIRST}</p> : null}
      <CardGrid
        label={cardsTakenBy(table, side)}
        pack={packOf(rules.pack)}
        isOn={(card) => piles[side]?.includes(card) ?? false}
        note={(card) => {
          const owner = sides.find((other) => other !== side && piles[other]?.includes(card))
          return owner === undefined ? null : sideHeading(table, owner)
        }}
        onTap={tap}
      />
    </Dialog>
  )
}

/** Figures and tricks as they follow from the piles; with four players what one side did not take the other did. */
function withPiles(table: Table, draft: Draft, tapped: readonly (readonly Card[])[], trump: Trump): Draft {
  const { rules } = table
  const figures = tapped.map((pile) =>
    pile.length === 0 && rules.players === 4 ? '' : String(pilePoints(pile, trump)),
  )
  const counts = tapped.map((pile) => pile.length / rules.players)
  const other = tapped.findIndex((pile) => pile.length === 0)
  const filled =
    rules.players === 4 && other !== -1
      ? counts.map((count, side) => (side === other ? handSize(rules) - (counts[1 - side] ?? 0) : count))
      : counts
  const isWhole =
    filled.every(Number.isInteger) && filled.reduce((total, count) => total + count, 0) === handSize(rules)
  return { ...draft, piles: tapped, figures, tricks: isWhole ? filled : tapped.map(() => null) }
}
