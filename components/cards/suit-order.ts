import { CONTRACTS } from '@/lib/engine/bidding/contracts'
import { isSuit, SUITS, type Suit, type Trump } from '@/lib/engine/table/card'
import type { Rules } from '@/lib/engine/table/options'

/** Returns the possible trumps under these rules: suits in the order of the pack, or of the bids at an auction. */
export function trumpsAt(rules: Rules): readonly Trump[] {
  if (rules.auction === 'contracts') return CONTRACTS
  return rules.forcedNoTrump === 'allowed' ? [...SUITS, 'none'] : SUITS
}

/** Returns the four suits in the order of this table: the same on every screen, except that bids may rank them. */
export const suitsAt = (rules: Rules): readonly Suit[] => trumpsAt(rules).filter(isSuit)
