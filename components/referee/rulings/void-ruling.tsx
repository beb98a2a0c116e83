'use client'

import { useState } from 'react'
import { CardGrid } from '@/components/cards/card-grid'
import { voidDeal } from '@/lib/engine/referee/before-play'
import type { Card } from '@/lib/engine/table/card'
import { packOf } from '@/lib/engine/table/deck'
import type { Seat } from '@/lib/engine/table/seats'
import { askedWhoDealt } from '@/lib/messages/compiled/referee/asked'
import * as said from '@/lib/messages/compiled/referee/single-rulings'
import { firstCards } from '@/lib/rulesets/lookup/first-cards'
import { chooseSentence } from '@/lib/text/referee/choose'
import { nameOf } from '@/lib/text/terms/names'
import { otherDealer, type AtTable, type RulingProps } from '../parts/at-table'
import { SeatChoice } from '../parts/choices'
import { Ruled, RuleNote } from '../parts/ruled'
import { SaveHand } from '../parts/save-hand'

/** The ruling on first cards of only eights and sevens, if the table lets them void the deal. */
export function VoidRuling({ at }: RulingProps) {
  const { table, game } = at
  const [dealer, setDealer] = useState<Seat | null>(game?.standing.dealer ?? null)
  const [hand, setHand] = useState<readonly Card[]>([])
  if (table.rules.voidDeal === 'no') {
    return (
      <>
        <Ruled says={said.voidNever} />
        <RuleNote at={at} question="void-deal" />
      </>
    )
  }
  const first = firstCards(at.base)
  const isWhole = hand.length === first
  const found = dealer === null || !isWhole ? null : voidDeal(table.rules, dealer, [hand])
  return (
    <>
      <SeatChoice table={table} ask={askedWhoDealt} seat={dealer} onChoose={setDealer} />
      <Ruled says={answer(at, { first, count: hand.length }, dealer, found?.result ?? null)} />
      {found?.result === 'redeal' ? (
        <SaveHand
          at={at}
          hand={{ kind: 'thrown-in', why: 'void-deal', dealer: otherDealer(at, dealer) }}
          label={said.voidSave}
        />
      ) : null}
      <CardGrid
        label={said.voidFirstCards({ first })}
        pack={packOf(table.rules.pack)}
        isOn={(card) => hand.includes(card)}
        disabled={(card) => isWhole && !hand.includes(card)}
        onTap={(card) => setHand(hand.includes(card) ? hand.filter((other) => other !== card) : [...hand, card])}
      />
      <div className="py-4">
        <RuleNote at={at} question="void-deal" />
      </div>
    </>
  )
}

function answer(
  { table }: AtTable,
  tapped: { readonly first: 5 | 6; readonly count: number },
  dealer: Seat | null,
  result: 'redeal' | 'play' | null,
): string {
  if (dealer === null) return chooseSentence(['dealer'])
  if (result === null) return said.voidTap(tapped)
  return result === 'redeal' ? said.voidDealsAgain({ name: nameOf(table, dealer) }) : said.voidNot
}
