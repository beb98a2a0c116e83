'use client'

import { useState } from 'react'
import { Asked } from '@/components/ui/asked'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { firstDealer } from '@/lib/engine/referee/before-play'
import { makeCard, RANKS, SUITS, type Rank } from '@/lib/engine/table/card'
import { seatsOf } from '@/lib/engine/table/seats'
import { cutAgain, cutAsk, cutBy, cutDealsFirst, cutWouldDeal } from '@/lib/messages/compiled/referee/single-rulings'
import { rankName, rankShort } from '@/lib/text/terms/cards'
import { nameOf } from '@/lib/text/terms/names'
import type { AtTable, RulingProps } from '../parts/at-table'
import { Ruled, RuleNote } from '../parts/ruled'

/** The ruling on the first deal: each player cuts a card, and the cards decide who deals. */
export function CutRuling({ at }: RulingProps) {
  const { table } = at
  const seats = seatsOf(table.rules)
  const [ranks, setRanks] = useState<readonly (Rank | null)[]>(() => seats.map(() => null))
  return (
    <>
      {seats.map((seat) => (
        <Asked key={seat} ask={cutBy({ name: nameOf(table, seat) })}>
          <Choice
            translate="no"
            label={cutBy({ name: nameOf(table, seat) })}
            value={ranks[seat] ?? null}
            onChoose={(rank) => setRanks(ranks.map((other, index) => (index === seat ? rank : other)))}
            className={`${STRIP} *:basis-1/5 min-[34rem]:*:basis-0`}
            optionClassName="num text-xl"
            options={RANKS.filter((rank) => table.rules.pack === 32 || rank !== '7').map((value) => ({
              value,
              label: rankName(value),
              face: rankShort(value),
            }))}
          />
        </Asked>
      ))}
      <Ruled says={answer(at, ranks)} />
      <RuleNote at={at} question="first-dealer" />
      <RuleNote at={at} question="equal-cut" />
    </>
  )
}

function answer({ table }: AtTable, ranks: readonly (Rank | null)[]): string {
  const said = ranks.filter((rank) => rank !== null)
  if (said.length < ranks.length) return cutAsk
  const cards = said.map((rank, seat) => makeCard(rank, SUITS[seat] ?? 'spades'))
  const dealer = firstDealer(table.rules, cards)
  if (dealer === null) return cutAgain
  const facts = { name: nameOf(table, dealer) }
  return table.rules.firstDealer === 'agree' ? cutWouldDeal(facts) : cutDealsFirst(facts)
}
