import type { Card, Rank, Suit, Trump } from '../table/card'
import type { Meld } from '../table/hand'
import type { Rules } from '../table/options'
import type { Seat } from '../table/seats'
import { runOfCards } from './known-runs'
import { fourCards, runCards } from './meld-values'
import { bestHolders } from './meld-ways'
import type { Declared } from './placeable'

/** A declared run, with what was said of it. If its top or suit was not said, several runs may fit. */
export interface DeclaredRun {
  readonly seat: Seat
  readonly length: number
  readonly top: Rank | null
  readonly suit: Suit | null
}

/**
 * Returns the runs among the declarations, in the order of declaring. Cards that are no run are left out: `checkMelds` reports
 * them.
 */
export function declaredRuns(melds: readonly Meld[]): readonly DeclaredRun[] {
  return melds.map(declaredRun).filter((run) => run !== null)
}

function declaredRun(meld: Meld): DeclaredRun | null {
  if (meld.kind === 'run') return { seat: meld.seat, length: meld.run, top: meld.top, suit: meld.suit }
  const run = meld.kind === 'cards' ? runOfCards(meld.cards)?.run : undefined
  return run && meld.kind === 'cards' ? { seat: meld.seat, length: run.length, top: run.top, suit: run.suit } : null
}

/** The result of a contest of runs. If it is open, `winners` are the seats that can have won (`null`: no one). */
export type RunContest =
  | { readonly kind: 'none' }
  | { readonly kind: 'won'; readonly seat: Seat }
  | { readonly kind: 'equal' }
  | { readonly kind: 'open'; readonly winners: readonly (Seat | null)[] }

/**
 * Decides whose runs are best. For facts that were not said, it tries every way that the pack and the other declarations allow.
 * The contest is left open only if these ways have different winners. An announced bela fixes the holder of two trumps.
 */
export function contest(melds: readonly Meld[], rules: Rules, trump: Trump, bela: readonly Seat[] = []): RunContest {
  const winners = possibleWinners(rules, { melds, trump, bela })
  const winner = winners[0] ?? null
  if (winners.length > 1) return { kind: 'open', winners }
  if (winner !== null) return { kind: 'won', seat: winner }
  // No one wins: two sides have equal runs, or nothing competes.
  return { kind: declaredRuns(melds).length === 0 ? 'none' : 'equal' }
}

/** Returns the seats that can have the best run, one for each side (`null`: no one). Empty if the declarations are impossible. */
export const possibleWinners = (rules: Rules, declared: Declared): readonly (Seat | null)[] => [
  ...bestHolders(rules, declared).values(),
]

/** Returns the cards that a declaration names beyond doubt. */
export function cardsOf(meld: Meld): readonly Card[] {
  switch (meld.kind) {
    case 'cards':
      return meld.cards
    case 'four':
      return fourCards(meld.four)
    case 'run':
      return meld.top === null || meld.suit === null
        ? []
        : runCards({ top: meld.top, suit: meld.suit, length: meld.run })
    case 'settled':
      return []
  }
}
