import { afterThrownIn } from '../game/next-dealer'
import { isSuit, SUITS, type Suit } from '../table/card'
import type { Rules } from '../table/options'
import { eldestOf, seatAfter, type Seat } from '../table/seats'
import { type Auction, type Bidding, type Call, type BiddingDeal, type SaidCall, leaderOf } from './bidding'

/** The number of calls so far in the two rounds, and a schmeiss that waits for its answer or for the caller to name trumps. */
interface State {
  readonly said: number
  readonly pending: null | { readonly kind: 'answer' | 'name'; readonly caller: Seat }
}

/**
 * Returns the auction about a turned-up suit. In the first round each seat takes it or passes; in the second each seat names
 * another suit or passes.
 */
export function turnUpAuction(rules: Rules, deal: BiddingDeal & { readonly turnUp: Suit }): Auction<State> {
  return {
    start: { said: 0, pending: null },
    open: (state) => open(rules, deal, state),
    say: (state, said) => say(rules, deal, state, said),
  }
}

type TurnUpDeal = BiddingDeal & { readonly turnUp: Suit }

const roundOf = (rules: Rules, state: State): 1 | 2 => (state.said < rules.players ? 1 : 2)
const speaker = (rules: Rules, deal: BiddingDeal, state: State): Seat => (deal.dealer + 1 + state.said) % rules.players
const others = (deal: TurnUpDeal): readonly Call[] => SUITS.filter((suit) => suit !== deal.turnUp)

function open(rules: Rules, deal: TurnUpDeal, state: State): Extract<Bidding, { result: 'open' }> {
  const round = roundOf(rules, state)
  if (state.pending?.kind === 'answer') {
    return { result: 'open', speaks: seatAfter(rules, state.pending.caller), may: ['yes', 'no'], round }
  }
  if (state.pending?.kind === 'name') return { result: 'open', speaks: state.pending.caller, may: others(deal), round }
  const speaks = speaker(rules, deal, state)
  return {
    result: 'open',
    speaks,
    may: round === 1 ? firstRound(rules) : secondRound(rules, deal, state, speaks),
    round,
  }
}

const firstRound = (rules: Rules): readonly Call[] =>
  rules.schmeiss === 'none' ? ['pass', 'take'] : ['pass', 'take', 'schmeiss']

function secondRound(rules: Rules, deal: TurnUpDeal, state: State, speaks: Seat): readonly Call[] {
  if (isForcedTurn(rules, deal, state)) return forcedCalls(rules, deal)
  const maySchmeiss =
    rules.schmeiss === 'every-turn' || (rules.schmeiss === 'not-dealer-second' && speaks !== deal.dealer)
  return ['pass', ...others(deal), ...(maySchmeiss ? (['schmeiss'] as const) : [])]
}

/** Returns the calls of a seat that must take. It has to name trumps: it may neither pass nor offer to throw the deal in. */
const forcedCalls = (rules: Rules, deal: TurnUpDeal): readonly Call[] =>
  rules.forcedNoTrump === 'allowed' ? [...others(deal), 'none'] : others(deal)

/**
 * Tells whether the seat to speak must take: the dealer at the last call of the second round, or eldest hand after all have
 * passed twice.
 */
function isForcedTurn(rules: Rules, deal: BiddingDeal, state: State): boolean {
  switch (rules.allPass) {
    case 'redeal':
      return false
    case 'dealer-names':
      return state.said === 2 * rules.players - 1
    case 'eldest-names':
      return state.said === 2 * rules.players
  }
}

type BiddingProgress = State | Exclude<Bidding, { result: 'open' | 'illegal' }>

function say(rules: Rules, deal: TurnUpDeal, state: State, { seat, call }: SaidCall): BiddingProgress {
  if (call === 'schmeiss') return { ...state, pending: { kind: 'answer', caller: seat } }
  if (call === 'yes') return redeal(rules, deal, 'schmeiss')
  if (call === 'no') return refused(rules, deal, state, seat)
  if (call === 'take') return play(rules, deal, seat, deal.turnUp)
  if (isSuit(call) || call === 'none') return play(rules, deal, seat, call)
  return passed(rules, deal, { said: state.said + 1, pending: null })
}

function passed(rules: Rules, deal: BiddingDeal, state: State): BiddingProgress {
  const last = 2 * rules.players
  return state.said === last && rules.allPass !== 'eldest-names' ? redeal(rules, deal, 'all-pass') : state
}

/**
 * Returns the state after a refused schmeiss. In the first round one of the two has to play the turned suit; in the second the
 * caller names trumps.
 */
function refused(rules: Rules, deal: TurnUpDeal, state: State, refuser: Seat): BiddingProgress {
  /* v8 ignore next -- only a seat that was offered a schmeiss can refuse it */
  const caller = state.pending?.caller ?? eldestOf(rules, deal.dealer)
  if (roundOf(rules, state) === 2) return { ...state, pending: { kind: 'name', caller } }
  return play(rules, deal, rules.schmeissRefused === 'refuser-takes' ? refuser : caller, deal.turnUp)
}

const play = (rules: Rules, deal: BiddingDeal, taker: Seat, trump: Suit | 'none'): BiddingProgress => ({
  result: 'play',
  taker,
  trump,
  multiplier: 1,
  leader: leaderOf(rules, deal.dealer, taker),
})

const redeal = (rules: Rules, deal: BiddingDeal, why: 'all-pass' | 'schmeiss'): BiddingProgress => ({
  result: 'redeal',
  why,
  nextDealer: afterThrownIn(rules, why, deal.dealer),
})
