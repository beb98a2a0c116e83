import type { FourRank } from '../melds/meld-values'
import type { Rank, Suit } from '../table/card'
import type { Seat } from '../table/seats'

/**
 * The ways in which the holders of declarations speak to each other: what is named aloud and what is only answered. They never decide who
 * wins, only how much of a hand the others learn.
 */
export interface Speech {
  /** Someone without a run, before anyone has declared one. */
  readonly none: 'silent' | 'says-so'
  /** Someone who cannot match the run declared. */
  readonly concede: 'good' | 'silent'
  /** Someone with a run of the same class. */
  readonly equal: 'names-it' | 'how-high'
  /** Someone with a run of a better class. */
  readonly better: 'not-good-and-names' | 'names-it' | 'not-good'
  /** Someone whose run of the same class has a higher top. */
  readonly higher: 'not-good-and-names' | 'names-it' | 'not-good'
  /** Equal tops: the first holder names the suit and is answered; both name it; or only a run in trumps is mentioned. */
  readonly suit: 'first-names' | 'both-name' | 'trumps-shows'
}

/**
 * A spoken fact of a declaration. A run is first called by its class, with the fewest cards that such a run has. Where runs and fours
 * of a kind compete, all are first called by their points. Then come the number of cards and the top card of a run, and the rank
 * of a four.
 */
export type Figure =
  | { readonly of: 'class'; readonly length: number }
  | { readonly of: 'points'; readonly points: number }
  | { readonly of: 'length'; readonly length: number }
  | { readonly of: 'top'; readonly top: Rank }
  | { readonly of: 'four'; readonly four: FourRank }

/** One thing said in a contest of declarations. `nothing` is silence. */
export type Says =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'no-run' }
  | { readonly kind: 'have'; readonly figure: Figure }
  | { readonly kind: 'good' }
  /** Without a figure: the run is better, but the others are not told how much. */
  | { readonly kind: 'not-good'; readonly figure: Figure | null }
  | { readonly kind: 'how-high' }
  | { readonly kind: 'also' }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'trumps' }
  /** The run is equal, and not in trumps either. */
  | { readonly kind: 'neither' }

export interface Utterance {
  readonly seat: Seat
  readonly says: Says
}
