import { afterThrownIn } from '../game/next-dealer'
import { isTrump, type Trump } from '../table/card'
import type { Rules } from '../table/options'
import { eldestOf, seatAfter, sideOf, type Seat } from '../table/seats'
import { type Auction, type Bidding, type Call, type BiddingDeal, type SaidCall, leaderOf } from './bidding'

/** Contracts from the lowest to the highest. */
export const CONTRACTS = ['clubs', 'diamonds', 'hearts', 'spades', 'none', 'all'] as const satisfies readonly Trump[]

interface Contract {
  readonly seat: Seat
  readonly trump: Trump
  readonly multiplier: number
}

interface State {
  readonly speaks: Seat
  readonly contract: Contract | null
  /** The number of passes since the last other call. */
  readonly passes: number
}

/** Returns the auction of contracts: a higher contract, a double, or a pass, until all have passed or nothing higher is left. */
export function contractAuction(rules: Rules, deal: BiddingDeal): Auction<State> {
  return {
    start: { speaks: eldestOf(rules, deal.dealer), contract: null, passes: 0 },
    open: (state) => ({ result: 'open', speaks: state.speaks, may: mayCall(rules, state), round: null }),
    say: (state, said) => say(rules, deal, state, said),
  }
}

function mayCall(rules: Rules, { speaks, contract }: State): readonly Call[] {
  const higher = contract === null ? CONTRACTS : CONTRACTS.slice(CONTRACTS.indexOf(contract.trump) + 1)
  return ['pass', ...higher, ...(contract === null ? [] : doubles(rules, speaks, contract))]
}

/**
 * Returns the next level of doubling that a seat may call. The side against which the level before was called calls the next one.
 */
function doubles(rules: Rules, speaks: Seat, contract: Contract): readonly Call[] {
  if (contract.multiplier * 2 > rules.doubling) return []
  const isOwn = sideOf(rules, speaks) === sideOf(rules, contract.seat)
  if (contract.multiplier === 1) return isOwn ? [] : ['double']
  if (contract.multiplier === 2) return isOwn ? ['redouble'] : []
  return isOwn ? [] : ['sheet']
}

type BiddingProgress = State | Exclude<Bidding, { result: 'open' | 'illegal' }>

function say(rules: Rules, deal: BiddingDeal, state: State, { seat, call }: SaidCall): BiddingProgress {
  const speaks = seatAfter(rules, seat)
  if (call === 'pass') return passed(rules, deal, { ...state, speaks, passes: state.passes + 1 })
  if (isTrump(call)) return { speaks, contract: { seat, trump: call, multiplier: 1 }, passes: 0 }
  const { contract } = state
  /* v8 ignore next -- `mayCall` offers no double before a contract */
  if (contract === null) return state
  const raised = { ...contract, multiplier: contract.multiplier * 2 }
  const isFinal = raised.trump === 'all' && raised.multiplier === rules.doubling
  return isFinal ? play(rules, deal, raised) : { speaks, contract: raised, passes: 0 }
}

function passed(rules: Rules, deal: BiddingDeal, state: State): BiddingProgress {
  if (state.contract !== null) return state.passes === rules.players - 1 ? play(rules, deal, state.contract) : state
  if (state.passes < rules.players) return state
  return { result: 'redeal', why: 'all-pass', nextDealer: afterThrownIn(rules, 'all-pass', deal.dealer) }
}

const play = (rules: Rules, deal: BiddingDeal, { seat, trump, multiplier }: Contract): BiddingProgress => ({
  result: 'play',
  taker: seat,
  trump,
  multiplier,
  leader: leaderOf(rules, deal.dealer, seat),
})
