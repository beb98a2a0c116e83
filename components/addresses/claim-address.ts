import { handSize } from '@/lib/engine/table/deck'
import { CLAIM_BELAS, type ClaimedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'

/** The part of a claim that the referee asks for; taker and trumps do not matter to it. */
export type ClaimSoFar = Pick<ClaimedHand, 'claimant' | 'afterTrick' | 'cardPoints' | 'runPoints' | 'bela'>

/** Returns the address of a game's sheet with a claim open, filled in with what the referee was told. */
export function claimHref(game: string, claim: ClaimSoFar | null): string {
  const told =
    claim === null
      ? 'open'
      : [claim.claimant, claim.afterTrick, claim.cardPoints, claim.runPoints, claim.bela].join('.')
  return `/game/?id=${encodeURIComponent(game)}&claim=${told}`
}

/** Returns the claim in an address; `null` if the text is no claim that this table could have. */
export function claimIn(text: string, rules: Rules): ClaimSoFar | null {
  const [claimant, afterTrick, cardPoints, runPoints, bela] = text.split('.')
  const seat = wholeIn(claimant, 0, rules.players - 1)
  const trick = wholeIn(afterTrick, 1, rules.claims === 'first-three' ? 3 : handSize(rules))
  const cards = wholeIn(cardPoints, 0, 999)
  const runs = wholeIn(runPoints, 0, 999)
  const state = CLAIM_BELAS.find((one) => one === bela)
  if (seat === null || trick === null || cards === null || runs === null || state === undefined) return null
  return { claimant: seat, afterTrick: trick, cardPoints: cards, runPoints: runs, bela: state }
}

function wholeIn(text: string | undefined, from: number, to: number): number | null {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : -1
  return value >= from && value <= to ? value : null
}
