import { runClass, runValue } from '../melds/meld-values'
import type { Rank, Suit, Trump } from '../table/card'
import { handSize } from '../table/deck'
import type { Bid, ContestedHand, Hand, Meld } from '../table/hand'
import type { Rules } from '../table/options'
import type { Seat, Side } from '../table/seats'
import { type BelaMoment, BELA_MOMENTS, belaPoints } from './before-play'

/**
 * Facts that are added to a hand for other rules, because the rules it was played by never asked for them. `lengths`, `tops` and
 * `suits` are keyed by the index of the declaration.
 */
export interface ExtraFacts {
  readonly lastTrick?: Side | undefined
  readonly tricks?: readonly number[] | undefined
  readonly trump?: Trump | undefined
  readonly bid?: Bid | undefined
  readonly belaCalledAt?: BelaMoment | undefined
  readonly fours?: readonly { readonly seat: Seat; readonly four: Rank }[] | undefined
  readonly lengths?: { readonly [meld: number]: number } | undefined
  readonly tops?: { readonly [meld: number]: Rank } | undefined
  readonly suits?: { readonly [meld: number]: Suit } | undefined
}

/**
 * The facts that other rules need and the sheet lacks. `spoken-totals` and `settled-melds` are only mentioned: such points stay
 * as they were spoken.
 */
export type MissingFact =
  | { readonly kind: 'bela-call' }
  | { readonly kind: 'fours' }
  | { readonly kind: 'run-length'; readonly meld: number; readonly lengths: readonly number[] }
  | { readonly kind: 'spoken-totals' }
  | { readonly kind: 'settled-melds' }

/** Tells whether this fact is only mentioned: the hand can be scored without it. */
export const isOnlyNamed = ({ kind }: MissingFact): boolean => kind === 'spoken-totals' || kind === 'settled-melds'

/** Returns the facts that the rules of `there` need and that a hand played by the rules of `home` does not tell. */
export function missingFacts(home: Rules, there: Rules, hand: Hand, extra: ExtraFacts): readonly MissingFact[] {
  if (hand.kind === 'counted') return namesSpoken(home, there) ? [{ kind: 'spoken-totals' }] : []
  if (hand.kind !== 'played') return []
  const needsCall = hand.bela.length > 0 && !tellsCall(home, there) && extra.belaCalledAt === undefined
  const needsFours = home.carres === 'no' && there.carres === 'yes' && extra.fours === undefined
  const isSettled = hand.melds.some((meld) => meld.kind === 'settled')
  return [
    ...(needsCall ? [{ kind: 'bela-call' } as const] : []),
    ...(needsFours && hand.trump !== 'none' ? [{ kind: 'fours' } as const] : []),
    ...hand.melds.flatMap((meld, index) => lengthNeeded(home, there, meld, index, extra)),
    ...(isSettled && namesSpoken(home, there) ? [{ kind: 'settled-melds' } as const] : []),
  ]
}

/**
 * Tells whether a bela that was called in time at home is in time there too: both tables ask for the same card, or there any card
 * will do.
 */
const tellsCall = (home: Rules, there: Rules): boolean =>
  there.belaCall === 'either' || there.belaCall === home.belaCall

const DECLARATIONS = [
  'runs',
  'longRuns',
  'equalRuns',
  'trumpRun',
  'runsNeedTrick',
  'carres',
  'meldContest',
  'noTrumpMelds',
  'belaCall',
] as const

/** Tells whether the two tables have different rules for declarations. */
const namesSpoken = (home: Rules, there: Rules): boolean =>
  DECLARATIONS.some((option) => home[option] !== there[option])

/**
 * Returns the length of a run as a missing fact if it matters there. A run noted as a fifty can be longer than four cards if that
 * makes no difference at home.
 */
function lengthNeeded(home: Rules, there: Rules, meld: Meld, index: number, extra: ExtraFacts): readonly MissingFact[] {
  if (meld.kind !== 'run' || extra.lengths?.[index] !== undefined) return []
  const lengths = [3, 4, 5, 6, 7, 8].filter(
    (length) => length <= handSize(home) && runValue(length, home.longRuns) === runValue(meld.run, home.longRuns),
  )
  const isAsked = lengths.some(
    (length) =>
      runValue(length, there.longRuns) !== runValue(meld.run, there.longRuns) ||
      runClass(length, there.longRuns) !== runClass(meld.run, there.longRuns),
  )
  return isAsked ? [{ kind: 'run-length', meld: index, lengths }] : []
}

/** Returns the bid of a hand, or the added one if it had none; `null` under rules without bids. */
const bidThere = (there: Rules, { bid }: ContestedHand, extra: ExtraFacts): Bid | null =>
  there.auction === 'bids' ? (bid ?? extra.bid ?? null) : null

/** Returns the hand with the extra facts, which fill in what the sheet left open. */
export function withExtraFacts(there: Rules, hand: Hand, extra: ExtraFacts): Hand {
  if (hand.kind === 'counted') {
    const { lastTrick = hand.lastTrick, tricks = hand.tricks, trump = hand.trump } = extra
    return { ...hand, lastTrick, tricks, trump, bid: bidThere(there, hand, extra) }
  }
  if (hand.kind !== 'played') return hand
  const { lastTrick = hand.lastTrick, tricks = hand.tricks, belaCalledAt, fours = [] } = extra
  const melds = hand.melds.map((meld, index) => meldWithExtra(meld, index, extra))
  const isCounted = belaCalledAt === undefined || belaPoints(there, true, belaCalledAt) > 0
  const known = there.carres === 'yes' ? fours.map((four) => ({ kind: 'four', ...four }) as const) : []
  return {
    ...hand,
    lastTrick,
    tricks,
    melds: [...melds, ...known],
    bela: isCounted ? hand.bela : [],
    bid: bidThere(there, hand, extra),
  }
}

function meldWithExtra(meld: Meld, index: number, { lengths, tops, suits }: ExtraFacts): Meld {
  if (meld.kind !== 'run') return meld
  return {
    ...meld,
    run: lengths?.[index] ?? meld.run,
    top: meld.top ?? tops?.[index] ?? null,
    suit: meld.suit ?? suits?.[index] ?? null,
  }
}

/** The moments at which a bela that counted can have been called. */
export const CALLED_MOMENTS = BELA_MOMENTS.filter((moment) => moment !== 'never')
