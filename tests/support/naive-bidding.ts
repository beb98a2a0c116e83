import type { Call, SaidCall } from '@/lib/engine/bidding/bidding'
import type { Suit, Trump } from '@/lib/engine/table/card'
import type { Bid } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'

/* A second version of the bidding. It carries no state along: everything is derived from the list of calls, each time again. */

export interface Ended {
  readonly taker: number | null
  readonly trump: Trump | null
  readonly multiplier: number
  readonly bid?: Bid
  readonly why: 'all-pass' | 'schmeiss' | null
}

export interface Open {
  readonly seat: number
  readonly may: ReadonlySet<Call>
  /** The lowest and the highest bid of points; all the tricks may be bid too. */
  readonly bids?: { readonly from: number; readonly to: number }
}

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
const LADDER: readonly Call[] = ['clubs', 'diamonds', 'hearts', 'spades', 'none', 'all']

const ended = (part: Partial<Ended>): Ended => ({ taker: null, trump: null, multiplier: 1, why: null, ...part })
const isTrump = (call: Call): call is Trump => LADDER.includes(call)

export const naiveBidding = (rules: Rules, dealer: number, turnUp: Suit, calls: readonly SaidCall[]): Open | Ended =>
  ({ contracts, 'turn-up': turnedUp, 'names-suit': namesSuit, bids })[rules.auction](rules, dealer, calls, turnUp)

function namesSuit(rules: Rules, dealer: number, calls: readonly SaidCall[]): Open | Ended {
  const last = calls.at(-1)
  if (last !== undefined && isTrump(last.call)) return ended({ taker: last.seat, trump: last.call })
  if (calls.length === 4) return ended({ why: 'all-pass' })
  const may = new Set<Call>(['pass', ...SUITS])
  if (calls.length === 3 && rules.allPass === 'dealer-names') {
    may.delete('pass')
    if (rules.forcedNoTrump === 'allowed') may.add('none')
  }
  return { seat: (dealer + 1 + calls.length) % 4, may }
}

/** Returns the number of a bid, with all the tricks above every other; `null` for a call that is no bid. */
function figureOf(call: Call): number | null {
  const [points, suit] = call.split(' ')
  if (suit === undefined) return null
  return points === 'capot' ? Infinity : Number(points)
}

function bids(rules: Rules, dealer: number, calls: readonly SaidCall[]): Open | Ended {
  const place = calls.findLastIndex(({ call }) => figureOf(call) !== null)
  const bid = calls[place]
  const words = calls.slice(place + 1).map(({ call }) => call)
  const isDoubled = words.includes('double')
  const passes = calls.length - 1 - calls.findLastIndex(({ call }) => call !== 'pass')
  const seat = (dealer + 1 + calls.length) % 4
  if (bid === undefined) {
    if (calls.length === 4) return ended({ why: 'all-pass' })
    return { seat, may: new Set<Call>(['pass']), bids: { from: rules.bidStart, to: rules.bidTop } }
  }
  const [points, suit] = bid.call.split(' ')
  const trump = SUITS.find((one) => one === suit) ?? null
  const done = { taker: bid.seat, trump, bid: points === 'capot' ? points : Number(points) } as const
  if (words.includes('redouble')) return ended({ ...done, multiplier: rules.doubling })
  if (passes === 3) return ended({ ...done, multiplier: isDoubled ? 2 : 1 })
  const isTheirs = seat % 2 !== bid.seat % 2
  const may = new Set<Call>(['pass'])
  if (isTheirs && !isDoubled && rules.doubling > 1) may.add('double')
  if (!isTheirs && isDoubled && rules.doubling > 2) may.add('redouble')
  if (isDoubled || points === 'capot') return { seat, may }
  return { seat, may, bids: { from: Number(points) + 10, to: rules.bidTop } }
}

function turnedUp(rules: Rules, dealer: number, calls: readonly SaidCall[], turnUp: Suit): Open | Ended {
  const passes = calls.filter(({ call }) => call === 'pass').length
  const last = calls.at(-1)
  const round = passes < rules.players ? 1 : 2
  const others = SUITS.filter((suit) => suit !== turnUp)
  if (last?.call === 'take') return ended({ taker: last.seat, trump: turnUp })
  if (last !== undefined && isTrump(last.call)) return ended({ taker: last.seat, trump: last.call })
  if (last?.call === 'yes') return ended({ why: 'schmeiss' })
  if (last?.call === 'schmeiss') return { seat: (last.seat + 1) % rules.players, may: new Set(['yes', 'no']) }
  if (last?.call === 'no') {
    const caller = (last.seat + rules.players - 1) % rules.players
    if (round === 2) return { seat: caller, may: new Set<Call>(others) }
    return ended({ taker: rules.schmeissRefused === 'refuser-takes' ? last.seat : caller, trump: turnUp })
  }
  if (passes === 2 * rules.players && rules.allPass !== 'eldest-names') return ended({ why: 'all-pass' })
  const seat = (dealer + 1 + passes) % rules.players
  const may = new Set<Call>(round === 1 ? ['pass', 'take'] : ['pass', ...others])
  const isForced =
    (rules.allPass === 'dealer-names' && passes === 2 * rules.players - 1) ||
    (rules.allPass === 'eldest-names' && passes === 2 * rules.players)
  if (isForced) may.delete('pass')
  if (isForced && rules.forcedNoTrump === 'allowed') may.add('none')
  if (!isForced && maySchmeiss(rules, round, seat === dealer)) may.add('schmeiss')
  return { seat, may }
}

function maySchmeiss(rules: Rules, round: 1 | 2, isDealer: boolean): boolean {
  if (rules.schmeiss === 'none') return false
  if (round === 1) return true
  return rules.schmeiss === 'every-turn' || (rules.schmeiss === 'not-dealer-second' && !isDealer)
}

function contracts(rules: Rules, dealer: number, calls: readonly SaidCall[]): Open | Ended {
  const named = calls.findLastIndex(({ call }) => isTrump(call))
  const contract = calls[named]
  const since = calls.slice(named + 1)
  const doubles = since.filter(({ call }) => call !== 'pass').length
  const multiplier = 2 ** doubles
  const passes = calls.length - 1 - calls.findLastIndex(({ call }) => call !== 'pass')
  if (contract === undefined || !isTrump(contract.call)) {
    if (calls.length === rules.players) return ended({ why: 'all-pass' })
  } else {
    const isHighest = contract.call === 'all' && doubles > 0 && multiplier === rules.doubling
    if (passes === rules.players - 1 || isHighest)
      return ended({ taker: contract.seat, trump: contract.call, multiplier })
  }
  const seat = (dealer + 1 + calls.length) % rules.players
  const level = contract === undefined ? -1 : LADDER.indexOf(contract.call)
  const may = new Set<Call>(['pass', ...LADDER.slice(level + 1)])
  const isAgainst = contract !== undefined && (seat - contract.seat) % 2 !== 0
  const next = (['double', 'redouble', 'sheet'] as const)[doubles]
  const isTheirs = doubles % 2 === 0 ? isAgainst : contract !== undefined && !isAgainst
  if (contract !== undefined && next !== undefined && isTheirs && multiplier * 2 <= rules.doubling) may.add(next)
  return { seat, may }
}
