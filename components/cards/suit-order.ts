import { CONTRACTS } from '@/lib/engine/bidding/contracts'
import { isSuit, SUITS, type Suit, type Trump } from '@/lib/engine/table/card'
import type { Rules } from '@/lib/engine/table/options'

/** What these rules can make trumps: the suits in the order in which the pack is shown, at an auction in that of the bids. */
export function trumpsAt(rules: Rules): readonly Trump[] {
  if (rules.auction === 'contracts') return CONTRACTS
  return rules.forcedNoTrump === 'allowed' ? [...SUITS, 'none'] : SUITS
}

/** The four suits as this table names them: the same row on every screen, except where bids rank them. */
export const suitsAt = (rules: Rules): readonly Suit[] => trumpsAt(rules).filter(isSuit)
