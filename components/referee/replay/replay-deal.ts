import { dequal } from 'dequal/lite'
import { layOut, type PlayedDeal } from '@/lib/engine/play/played-deal'
import type { Card, Trump } from '@/lib/engine/table/card'
import type { Bid, Meld, Multiplier } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { seatsOf, type Seat } from '@/lib/engine/table/seats'
import { missingFrom, type AskedFact } from '@/lib/text/referee/choose'
import type { RulingProps } from '../parts/at-table'

/** An unfinished recording of a deal: the cards in the order in which they were played. */
export interface Recording {
  readonly dealer: Seat | null
  readonly taker: Seat | null
  readonly trump: Trump | null
  /** Also `null` at tables that do not bid points. */
  readonly bid: Bid | null
  readonly multiplier: Multiplier
  readonly big: boolean
  /** The dealt hands, by seat; `null` if not recorded. Then each hand is the cards that were played from it. */
  readonly hands: readonly (readonly Card[])[] | null
  readonly plays: readonly Card[]
  readonly melds: readonly Meld[]
  readonly bela: readonly Seat[]
}

/** The props of every part of the recording. */
export interface ReplayProps extends RulingProps {
  readonly recording: Recording
  readonly onRecording: (recording: Recording) => void
}

export const emptyRecording = (dealer: Seat | null): Recording => ({
  dealer,
  taker: null,
  trump: null,
  bid: null,
  multiplier: 1,
  big: false,
  hands: null,
  plays: [],
  melds: [],
  bela: [],
})

/** Returns the choices that are missing before the first card can be played. */
export const missingOfReplay = (rules: Rules, { dealer, taker, trump, bid }: Recording): readonly AskedFact[] =>
  missingFrom({ dealer, taker, trumps: trump, bid: rules.auction === 'bids' ? bid : undefined })

/** Returns the deal for the engine; `null` while a choice is missing. */
export function dealOf(rules: Rules, recording: Recording): PlayedDeal | null {
  const { dealer, taker, trump, bid, plays, hands, melds, bela, multiplier, big } = recording
  if (dealer === null || taker === null || trump === null || missingOfReplay(rules, recording).length > 0) return null
  const count = Math.ceil(plays.length / rules.players)
  const tricks = Array.from({ length: count }, (_, trick) =>
    plays.slice(trick * rules.players, (trick + 1) * rules.players),
  )
  return { dealer, taker, trump, hands, tricks, melds, bela, bid, multiplier, big }
}

/** Returns the seat that plays the next card, and the number of its trick, from 1. */
export function nextPlay(rules: Rules, deal: PlayedDeal): { readonly trick: number; readonly seat: Seat } {
  const { plays, leader } = layOut(rules, deal)
  const place = plays.length % rules.players
  return { trick: Math.floor(plays.length / rules.players) + 1, seat: (leader + place) % rules.players }
}

/** Adds a card to a hand or removes it. The other hands do not change, so that a card in two hands is noticed. */
export function toggleHeld(rules: Rules, recording: Recording, seat: Seat, card: Card): Recording {
  const hands = recording.hands ?? seatsOf(rules).map(() => [])
  const next = hands.map((hand, index) => {
    if (index !== seat) return hand
    return hand.includes(card) ? hand.filter((held) => held !== card) : [...hand, card]
  })
  return { ...recording, hands: next.every((hand) => hand.length === 0) ? null : next }
}

export const isDeclared = ({ melds }: Recording, meld: Meld): boolean => melds.some((one) => dequal(one, meld))

export function toggleMeld(recording: Recording, meld: Meld): Recording {
  const melds = isDeclared(recording, meld)
    ? recording.melds.filter((one) => !dequal(one, meld))
    : [...recording.melds, meld]
  return { ...recording, melds }
}

/** Returns the number of belas that a seat announced. */
export const belasOf = ({ bela }: Recording, seat: Seat): number => bela.filter((one) => one === seat).length

export const setBelas = (recording: Recording, seat: Seat, count: number): Recording => ({
  ...recording,
  bela: [...recording.bela.filter((one) => one !== seat), ...Array.from({ length: count }, () => seat)],
})
