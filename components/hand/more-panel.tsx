import { X } from 'lucide'
import { useState } from 'react'
import { withGame } from '@/components/addresses/rule-address'
import { useAddress } from '@/components/addresses/use-address'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { Icon } from '@/components/ui/icon'
import { ActionLink } from '@/components/ui/links'
import { useInView } from '@/components/ui/use-in-view'
import { FOUR_RANKS, runValue } from '@/lib/engine/melds/meld-values'
import type { Standing } from '@/lib/engine/score/score'
import type { Rank } from '@/lib/engine/table/card'
import { handSize } from '@/lib/engine/table/deck'
import { seatsOf, sidesOf } from '@/lib/engine/table/seats'
import { moreLabel } from '@/lib/messages/compiled/table/common'
import { finishedTotals, tapTheCards } from '@/lib/messages/compiled/table/hand-form'
import {
  anotherDeclaration,
  asItShouldBe,
  cardPointsPart,
  fourOfAKindPart,
  lookUp,
  revokePart,
  runsByLength,
  wayOfCounting,
  whoDealt,
  runCounts,
  takeAway,
} from '@/lib/messages/compiled/table/hand-more'
import { toReferee, toRules } from '@/lib/messages/compiled/table/ledger'
import { fourLabel, meldLabel, revokeKey, revokeLabel, runLabel } from '@/lib/text/screens/more'
import type { Table } from '@/lib/text/table'
import { rankShort } from '@/lib/text/terms/cards'
import { nameOf } from '@/lib/text/terms/names'
import type { Draft } from './draft'
import { addFour, addRun, changeWay, chooseDealer, removeMeld, toggleRevoke } from './draft-moves'
import { DraftNeeds } from './needs'

interface MorePanelProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly standing: Standing
  readonly onBoard: () => void
}

/** What is rarely needed, opened in place: second and long runs, fours, a revoke, another dealer, another way of counting. */
export function MorePanel({ table, standing, draft, onDraft, onBoard }: MorePanelProps) {
  const place = useInView<HTMLDivElement>(true)
  return (
    <div
      ref={place}
      role="group"
      aria-label={moreLabel}
      className="grid gap-3 rounded-xl border border-edge bg-card p-3"
    >
      <LookUp />
      <div className="flex flex-wrap gap-1.5">
        <Choice
          label={wayOfCounting}
          value={draft.way}
          onChoose={(way) => onDraft(changeWay(draft, way))}
          options={[
            { value: 'piles', label: cardPointsPart },
            { value: 'totals', label: finishedTotals },
          ]}
          className="flex grow gap-1.5"
          optionClassName="flex-1 px-2"
        />
        {draft.way === 'piles' ? (
          <Button onClick={onBoard} className="grow">
            {tapTheCards}
          </Button>
        ) : null}
      </div>
      {draft.way === 'piles' ? <MeldAdder table={table} draft={draft} onDraft={onDraft} /> : null}
      <Dealer table={table} draft={draft} onDraft={onDraft} />
      {draft.way === 'piles' ? <Revoke table={table} draft={draft} onDraft={onDraft} /> : null}
      <DraftNeeds table={table} standing={standing} draft={draft} />
    </div>
  )
}

type DraftProps = Omit<MorePanelProps, 'onBoard' | 'standing'>

function Dealer({ table, draft, onDraft }: DraftProps) {
  return (
    <div>
      <p className="pb-1 text-base text-soft">{whoDealt}</p>
      <Choice
        translate="no"
        label={whoDealt}
        value={draft.dealer ?? -1}
        onChoose={(seat) => onDraft(chooseDealer(draft, seat === -1 ? null : seat))}
        className="flex flex-wrap gap-1.5"
        optionClassName="grow px-3"
        options={[
          { value: -1, label: asItShouldBe },
          ...seatsOf(table.rules).map((seat) => ({ value: seat, label: nameOf(table, seat) })),
        ]}
      />
    </div>
  )
}

/** The side that lost the hand by a revoke. */
function Revoke({ table, draft, onDraft }: DraftProps) {
  return (
    <div role="group" aria-label={revokePart} className="flex flex-wrap gap-1.5">
      {sidesOf(table.rules).map((side) => (
        <Chip
          key={side}
          on={draft.revoke === side}
          label={revokeLabel(table, side)}
          onToggle={() => onDraft(toggleRevoke(draft, side))}
          className="grow px-3"
        >
          {revokeKey(table, side)}
        </Chip>
      ))}
    </div>
  )
}

/** A rule or a ruling in the middle of a hand, which waits as it is. */
function LookUp() {
  const game = useAddress('id')
  return (
    <nav aria-label={lookUp} className="grid grid-cols-2 gap-1.5">
      <ActionLink href={withGame('/referee/', game)}>{toReferee}</ActionLink>
      <ActionLink href={withGame('/rules/', game)}>{toRules}</ActionLink>
    </nav>
  )
}

/** Adds any declaration to any seat, and lists those noted so that each can be taken away. */
function MeldAdder({ table, draft, onDraft }: DraftProps) {
  const { rules } = table
  const [seat, setSeat] = useState(0)
  return (
    <div className="grid gap-1.5">
      <p className="text-base text-soft">{anotherDeclaration}</p>
      <Choice
        translate="no"
        label={anotherDeclaration}
        value={seat}
        onChoose={setSeat}
        className="flex flex-wrap gap-1.5"
        optionClassName="grow px-3"
        options={seatsOf(rules).map((value) => ({ value, label: nameOf(table, value) }))}
      />
      <p aria-hidden="true" className="text-base text-soft">
        {runsByLength}
      </p>
      <RunKeys table={table} onRun={(length) => onDraft(addRun(draft, seat, length))} />
      {rules.carres === 'yes' ? <FourKeys onFour={(rank) => onDraft(addFour(draft, seat, rank))} /> : null}
      <Noted table={table} draft={draft} onDraft={onDraft} />
    </div>
  )
}

function RunKeys({ table, onRun }: { readonly table: Table; readonly onRun: (length: number) => void }) {
  const { rules } = table
  const lengths = Array.from({ length: handSize(rules) - 2 }, (_, index) => index + 3).filter(
    (length) => length <= (rules.pack === 28 ? 7 : 8),
  )
  return (
    <div role="group" aria-label={runsByLength} className="grid grid-cols-3 gap-1.5 @min-[24rem]/facts:grid-cols-6">
      {lengths.map((length) => (
        <Button
          key={length}
          aria-label={runLabel(table, length)}
          onClick={() => onRun(length)}
          className="flex-col gap-0! px-0!"
        >
          <span translate="no" className="num text-lg leading-none">
            {length}
          </span>
          <span className="text-sm leading-none text-soft">
            {runCounts({ points: runValue(length, rules.longRuns) })}
          </span>
        </Button>
      ))}
    </div>
  )
}

function FourKeys({ onFour }: { readonly onFour: (rank: Rank) => void }) {
  return (
    <div role="group" aria-label={fourOfAKindPart} className="grid grid-cols-6 gap-1.5">
      {FOUR_RANKS.map((rank: Rank) => (
        <Button key={rank} translate="no" aria-label={fourLabel(rank)} onClick={() => onFour(rank)} className="px-0">
          {`4×${rankShort(rank)}`}
        </Button>
      ))}
    </div>
  )
}

/** Everything declared so far, each to be taken away again. */
function Noted({ table, draft, onDraft }: DraftProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {draft.melds.map((meld, index) => (
        <li key={index}>
          <Button
            aria-label={takeAway({ declared: meldLabel(table, meld) })}
            onClick={() => onDraft(removeMeld(draft, index))}
          >
            <span>{meldLabel(table, meld)}</span> <Icon of={X} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
