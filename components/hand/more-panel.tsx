'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import type { Rank } from '@/lib/engine/card'
import { FOUR_RANKS } from '@/lib/engine/four'
import { handSize } from '@/lib/engine/deck'
import type { Meld } from '@/lib/engine/hand'
import { seatsOf, sidesOf } from '@/lib/engine/seats'
import { RANK_NAMES, ranksName } from '@/lib/text/en/cards'
import { capital } from '@/lib/text/en/grammar'
import { nameOf, sideHeading } from '@/lib/text/en/names'
import { runName } from '@/lib/text/en/runs'
import type { Table } from '@/lib/text/table'
import type { Draft } from './draft'
import { addFour, addRun, changeWay, chooseDealer, removeMeld, toggleRevoke } from './draft-moves'

interface MorePanelProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onBoard: () => void
}

/** What is rarely needed, opened in place: second and long runs, fours, a revoke, another dealer, another way of counting. */
export function MorePanel({ table, draft, onDraft, onBoard }: MorePanelProps) {
  const { rules } = table
  return (
    <div className="grid gap-3 rounded-xl border border-edge bg-card p-3">
      <div className="flex flex-wrap gap-1.5">
        <Choice
          label="Way of counting"
          value={draft.way}
          onChoose={(way) => onDraft(changeWay(draft, way))}
          options={[
            { value: 'piles', label: 'Card points' },
            { value: 'totals', label: 'Finished totals' },
          ]}
          className="flex grow gap-1.5"
          optionClassName="flex-1 px-2"
        />
        {draft.way === 'piles' ? (
          <Button onClick={onBoard} className="grow">
            Tap the cards taken
          </Button>
        ) : null}
      </div>
      {draft.way === 'piles' ? <MeldAdder table={table} draft={draft} onDraft={onDraft} /> : null}
      <div>
        <p className="pb-1 text-base text-soft">Who in fact dealt</p>
        <Choice
          label="Who in fact dealt"
          value={draft.dealer ?? -1}
          onChoose={(seat) => onDraft(chooseDealer(draft, seat === -1 ? null : seat))}
          className="flex flex-wrap gap-1.5"
          optionClassName="grow px-3"
          options={[
            { value: -1, label: 'As it should be' },
            ...seatsOf(rules).map((seat) => ({ value: seat, label: nameOf(table, seat) })),
          ]}
        />
      </div>
      {draft.way === 'piles' ? (
        <div role="group" aria-label="Revoke" className="flex flex-wrap gap-1.5">
          {sidesOf(rules).map((side) => (
            <Chip
              key={side}
              on={draft.revoke === side}
              label={`Revoke by ${sideHeading(table, side)}`}
              onToggle={() => onDraft(toggleRevoke(draft, side))}
              className="grow px-3"
            >
              Revoke: {sideHeading(table, side)}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Adds any declaration to any seat, and lists those noted so that each can be taken away. */
function MeldAdder({ table, draft, onDraft }: Omit<MorePanelProps, 'onBoard'>) {
  const { rules } = table
  const [seat, setSeat] = useState(0)
  const lengths = Array.from({ length: handSize(rules) - 2 }, (_, index) => index + 3).filter(
    (length) => length <= (rules.pack === 28 ? 7 : 8),
  )
  return (
    <div className="grid gap-1.5">
      <p className="text-base text-soft">Another declaration of</p>
      <Choice
        label="Another declaration of"
        value={seat}
        onChoose={setSeat}
        className="flex flex-wrap gap-1.5"
        optionClassName="grow px-3"
        options={seatsOf(rules).map((value) => ({ value, label: nameOf(table, value) }))}
      />
      <div role="group" aria-label="Runs by their length" className="grid grid-cols-6 gap-1.5">
        {lengths.map((length) => (
          <Button
            key={length}
            aria-label={`${capital(runName(table, length))}, a run of ${length}`}
            onClick={() => onDraft(addRun(draft, seat, length))}
            className="px-0"
          >
            {length}
          </Button>
        ))}
      </div>
      {rules.carres === 'yes' ? (
        <div role="group" aria-label="Four of a kind" className="grid grid-cols-6 gap-1.5">
          {FOUR_RANKS.map((rank: Rank) => (
            <Button
              key={rank}
              aria-label={`Four ${ranksName(rank)}`}
              onClick={() => onDraft(addFour(draft, seat, rank))}
              className="px-0"
            >
              4×{rank}
            </Button>
          ))}
        </div>
      ) : null}
      <ul className="flex flex-wrap gap-1.5">
        {draft.melds.map((meld, index) => (
          <li key={index}>
            <Button
              aria-label={`Take away: ${meldLabel(table, meld)}`}
              onClick={() => onDraft(removeMeld(draft, index))}
            >
              {meldLabel(table, meld)} <span aria-hidden="true">✕</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function meldLabel(table: Table, meld: Meld): string {
  if ('points' in meld) return `${sideHeading(table, meld.side)}: ${meld.points}`
  const name = nameOf(table, meld.seat)
  if ('four' in meld) return `${name}: four ${ranksName(meld.four)}`
  if ('cards' in meld) return `${name}: ${meld.cards.join(' ')}`
  const top = meld.top === null ? '' : `, ${RANK_NAMES[meld.top]} high`
  return `${name}: ${runName(table, meld.run)} (${meld.run} cards${top})`
}
