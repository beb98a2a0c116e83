'use client'

import { useState } from 'react'
import { trumpsAt } from '@/components/cards/suit-order'
import { barToExchange } from '@/lib/engine/referee/before-play'
import { makeCard, SUITS, type Suit, type Trump } from '@/lib/engine/table/card'
import { askedSuitTurnedUp, askedTrumps } from '@/lib/messages/compiled/referee/asked'
import { exchangeCardLed, exchangeHoldsSeven } from '@/lib/messages/compiled/referee/single-rulings'
import { exchangeSentence } from '@/lib/text/referee/before-play'
import { chooseSentence, missingFrom } from '@/lib/text/referee/choose'
import type { AtTable, RulingProps } from '../parts/at-table'
import { TrumpChoice, YesNo } from '../parts/choices'
import { Ruled, RuleNote } from '../parts/ruled'

/** The ruling on exchanging the seven of trumps for the turn-up. */
export function ExchangeRuling({ at }: RulingProps) {
  const { rules } = at.table
  const [turnUp, setTurnUp] = useState<Suit | null>(null)
  const [trump, setTrump] = useState<Trump | null>(null)
  const [holdsSeven, setHoldsSeven] = useState(true)
  const [playStarted, setPlayStarted] = useState(false)
  return (
    <>
      {rules.exchangeSeven === 'no' ? null : (
        <>
          <TrumpChoice ask={askedSuitTurnedUp} trumps={SUITS} trump={turnUp} onChoose={setTurnUp} />
          <TrumpChoice ask={askedTrumps} trumps={trumpsAt(rules)} trump={trump} onChoose={setTrump} />
          <YesNo ask={exchangeHoldsSeven} value={holdsSeven} onChoose={setHoldsSeven} />
          <YesNo ask={exchangeCardLed} value={playStarted} onChoose={setPlayStarted} />
        </>
      )}
      <Ruled says={answer(at, { turnUp, trump, holdsSeven, playStarted })} />
      <RuleNote at={at} question="exchange-seven" />
      <RuleNote at={at} question="when-to-exchange" />
      <RuleNote at={at} question="exchange-other-suit" />
    </>
  )
}

interface Asked {
  readonly turnUp: Suit | null
  readonly trump: Trump | null
  readonly holdsSeven: boolean
  readonly playStarted: boolean
}

function answer({ table }: AtTable, { turnUp, trump, ...rest }: Asked): string {
  if (table.rules.exchangeSeven === 'no') return exchangeSentence(table, 'not-played')
  if (turnUp === null || trump === null) return chooseSentence(missingFrom({ 'turn-up': turnUp, trumps: trump }))
  return exchangeSentence(table, barToExchange(table.rules, { ...rest, trump, turnUp: makeCard('A', turnUp) }))
}
