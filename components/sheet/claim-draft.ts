import type { Draft } from '@/components/hand/draft'
import type { Trump } from '@/lib/engine/table/card'
import { handSize } from '@/lib/engine/table/deck'
import type { ClaimBela, ClaimedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { Seat } from '@/lib/engine/table/seats'
import type { ClaimSoFar } from '../addresses/claim-address'
import { claimantPoints } from './claim-so-far'

/** An unfinished claim; a field is `null` until it is entered. */
export interface ClaimDraft {
  readonly claimant: Seat | null
  readonly afterTrick: number
  /** The card points, as typed digits. */
  readonly cards: string | null
  readonly runPoints: number | null
  readonly bela: ClaimBela | null
  readonly taker: Seat | null
  readonly trump: Trump | null
}

/**
 * Returns the first draft of a claim: from the sheet, from what the referee was told, or from the unfinished form of
 * the hand.
 */
export function claimDraft(
  rules: Rules,
  hand: ClaimedHand | null,
  soFar: ClaimSoFar | null,
  form: Draft | null,
): ClaimDraft {
  const told = hand ?? soFar
  return {
    claimant: told?.claimant ?? null,
    afterTrick: told?.afterTrick ?? usualTrick(rules),
    cards: told?.cardPoints?.toString() ?? null,
    runPoints: told?.runPoints ?? null,
    bela: told?.bela ?? null,
    taker: hand?.taker ?? form?.taker ?? null,
    trump: hand?.trump ?? form?.trump ?? null,
  }
}

/** Returns the trick that a new claim starts from. Claims come late in a hand, or as late as the rules allow. */
const usualTrick = ({ claims }: Rules): number => (claims === 'first-three' ? 3 : 6)

/** A claim in which facts that were not entered are taken from the claimant's form. */
export type KnownClaim = ClaimDraft & Pick<ClaimedHand, 'runPoints' | 'bela'> & { readonly cards: string }

export function withForm(rules: Rules, draft: ClaimDraft, form: Draft | null, dealer: Seat): KnownClaim {
  const known = claimantPoints(rules, form, dealer, draft.claimant)
  return {
    ...draft,
    cards: draft.cards ?? known.cards,
    runPoints: draft.runPoints ?? known.runPoints,
    bela: draft.bela ?? known.bela,
  }
}

/** Returns the claim once claimant and card points are entered, otherwise `null`; `dealer` is the noted dealer. */
export function claimedHand(rules: Rules, claim: KnownClaim, dealer: Seat | null): ClaimedHand | null {
  const { claimant, afterTrick, cards, runPoints, bela, taker, trump } = claim
  if (claimant === null || cards === '') return null
  const lastTrick = afterTrick === handSize(rules)
  return {
    kind: 'claimed',
    claimant,
    taker,
    trump,
    afterTrick,
    cardPoints: Number(cards),
    runPoints,
    bela,
    lastTrick,
    dealer,
  }
}
