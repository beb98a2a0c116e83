'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { BidCall, Bidding, Bids, Call, SaidCall } from '@/lib/engine/bidding/bidding'
import { chooseTrumps } from '@/lib/engine/bidding/choose-trumps'
import { SUITS, type Suit } from '@/lib/engine/table/card'
import type { Rules } from '@/lib/engine/table/options'
import type { Seat } from '@/lib/engine/table/seats'
import {
  askedSuitTurnedUp,
  askedTrumps,
  askedWhoDealt,
  startAgain,
  undoLastCall,
} from '@/lib/messages/compiled/referee/asked'
import {
  biddingLowCardSuit,
  biddingMayBeSaid,
  biddingNotThere,
  biddingSaveRedeal,
} from '@/lib/messages/compiled/referee/single-rulings'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { biddingSentence, callWords, turnSentence } from '@/lib/text/referee/bidding'
import { chooseSentence, missingFrom } from '@/lib/text/referee/choose'
import type { Table } from '@/lib/text/table'
import { nameOf } from '@/lib/text/terms/names'
import { otherDealer, type AtTable, type RulingProps } from '../parts/at-table'
import { SeatChoice, TrumpChoice } from '../parts/choices'
import { keptState } from '../parts/kept-state'
import { Asks, Ruled, RuleNote } from '../parts/ruled'
import { SaveHand } from '../parts/save-hand'
import { Spoken } from '../parts/spoken'

const useDealer = keptState<Seat | null>(({ game }) => game?.standing.dealer ?? null)
const useTurnUp = keptState<Suit | null>(() => null)
const useCalls = keptState<readonly SaidCall[]>(() => [])

/** The bidding, call by call: who speaks, what may be said, and how it ends. */
export function BiddingRuling({ at }: RulingProps) {
  const { table } = at
  const { rules } = table
  const [dealer, setDealer] = useDealer(at)
  const [turnUp, setTurnUp] = useTurnUp(at)
  const [calls, setCalls] = useCalls(at)
  const missing = missingFrom({ dealer, [shownBy(rules)]: rules.auction === 'turn-up' ? turnUp : undefined })
  const bidding = dealer === null || missing.length > 0 ? null : chooseTrumps(rules, { dealer, turnUp }, calls)

  return (
    <>
      <SeatChoice
        table={table}
        ask={askedWhoDealt}
        seat={dealer}
        onChoose={(seat) => {
          setDealer(seat)
          setCalls([])
        }}
      />
      {rules.auction === 'turn-up' ? (
        <TrumpChoice
          ask={rules.indicator === 'low-card' ? biddingLowCardSuit : askedSuitTurnedUp}
          trumps={SUITS}
          trump={turnUp}
          onChoose={(suit) => {
            setTurnUp(suit)
            setCalls([])
          }}
        />
      ) : null}
      <Spoken lines={calls.map(({ seat, call }) => ({ who: nameOf(table, seat), words: callWords(table, call) }))} />
      {bidding === null ? (
        <Asks>{chooseSentence(missing)}</Asks>
      ) : (
        <Turn at={at} dealer={dealer} bidding={bidding} onCall={(seat, call) => setCalls([...calls, { seat, call }])} />
      )}
      {calls.length === 0 ? null : (
        <div className="flex gap-1.5 pb-4">
          <Button className="flex-1" onClick={() => setCalls(calls.slice(0, -1))}>
            {undoLastCall}
          </Button>
          <Button className="flex-1" onClick={() => setCalls([])}>
            {startAgain}
          </Button>
        </div>
      )}
      {questionsFor(at).map((question) => (
        <RuleNote key={question} at={at} question={question} />
      ))}
    </>
  )
}

/** Returns the fact that shows the proposed trumps. */
const shownBy = ({ indicator }: Rules) => (indicator === 'low-card' ? 'low-card' : 'turn-up')

interface TurnProps {
  readonly at: AtTable
  readonly dealer: Seat | null
  readonly bidding: Bidding
  readonly onCall: (seat: Seat, call: Call) => void
}

function Turn({ at, dealer, bidding, onCall }: TurnProps) {
  const { table } = at
  switch (bidding.result) {
    case 'illegal':
      return <Ruled tone="wrong" says={biddingNotThere} />
    case 'open':
      return <MayBeSaid table={table} bidding={bidding} onCall={onCall} />
    case 'play':
      return <Ruled says={biddingSentence(table, bidding)} />
    case 'redeal':
      return (
        <>
          <Ruled says={biddingSentence(table, bidding)} />
          <SaveHand
            at={at}
            hand={{ kind: 'thrown-in', why: bidding.why, dealer: otherDealer(at, dealer) }}
            label={biddingSaveRedeal}
          />
        </>
      )
  }
}

type MayBeSaidProps = Pick<TurnProps, 'onCall'> & {
  readonly table: Table
  readonly bidding: Extract<Bidding, { readonly result: 'open' }>
}

/** The player whose turn it is to bid, and the calls that are allowed. */
function MayBeSaid({ table, bidding, onCall }: MayBeSaidProps) {
  return (
    <>
      <Ruled says={turnSentence(table, bidding)} />
      <div
        role="group"
        aria-label={biddingMayBeSaid({ name: nameOf(table, bidding.speaks) })}
        className="grid grid-cols-2 gap-1.5 pb-4"
      >
        {bidding.may.map((call) => (
          <Button key={call} className="text-lg" onClick={() => onCall(bidding.speaks, call)}>
            {callWords(table, call)}
          </Button>
        ))}
      </div>
      {bidding.bids === undefined ? null : (
        <BidChoice
          key={bidding.speaks}
          table={table}
          bids={bidding.bids}
          onBid={(call) => onCall(bidding.speaks, call)}
        />
      )}
    </>
  )
}

interface BidChoiceProps {
  readonly table: Table
  readonly bids: Bids
  readonly onBid: (call: BidCall) => void
}

/** The bids that are allowed: first the suit, then the number. */
function BidChoice({ table, bids: { from, to }, onBid }: BidChoiceProps) {
  const [suit, setSuit] = useState<Suit | null>(null)
  const numbers = Array.from({ length: Math.max(0, (to - from) / 10 + 1) }, (_, index) => from + 10 * index)
  return (
    <>
      <TrumpChoice ask={askedTrumps} trumps={SUITS} trump={suit} onChoose={setSuit} />
      {suit === null ? null : (
        <div className="grid grid-cols-4 gap-1.5 pb-4">
          {numbers.map((points) => (
            <Button
              key={points}
              translate="no"
              className="num text-lg"
              aria-label={callWords(table, `${points} ${suit}`)}
              onClick={() => onBid(`${points} ${suit}`)}
            >
              {points}
            </Button>
          ))}
          <Button className="col-span-full text-lg" onClick={() => onBid(`capot ${suit}`)}>
            {callWords(table, `capot ${suit}`)}
          </Button>
        </div>
      )}
    </>
  )
}

function questionsFor({ table: { rules } }: AtTable): readonly QuestionId[] {
  if (rules.auction === 'contracts') return ['contract-order', 'who-doubles', 'auction-end', 'doubling']
  const schmeiss = rules.schmeiss === 'none' ? [] : (['schmeiss', 'schmeiss-refused', 'schmeiss-agreed'] as const)
  return [...schmeiss, 'all-pass', 'bimah', 'first-lead']
}
