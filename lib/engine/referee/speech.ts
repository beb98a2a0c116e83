import type { Rank, Suit } from '../table/card'
import type { Seat } from '../table/seats'

/**
 * The ways in which the holders of runs speak to each other: what is named aloud and what is only answered. They never decide who
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

/** A run as it is first called: three cards, four (or more, if longer ones count the same), five to seven, or eight. */
export const CALLED_LENGTHS = [3, 4, 5, 8] as const
export type CalledLength = (typeof CALLED_LENGTHS)[number]

/** A spoken fact of a run: its class, its number of cards, or its top card. */
export type Figure =
  | { readonly of: 'class'; readonly length: CalledLength }
  | { readonly of: 'length'; readonly length: number }
  | { readonly of: 'top'; readonly top: Rank }

/** One thing said in the contest of runs. `nothing` is silence. */
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
