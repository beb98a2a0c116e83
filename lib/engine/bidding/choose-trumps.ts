import type { Rules } from '../table/options'
import { runAuction, type Bidding, type BiddingDeal, type SaidCall } from './bidding'
import { bidAuction } from './bids'
import { contractAuction } from './contracts'
import { suitAuction } from './names-suit'
import { turnUpAuction } from './turn-up'

/** Returns the legal calls, or how the bidding ended. Throws if the rules need a turn-up and the deal has none. */
export function chooseTrumps(rules: Rules, deal: BiddingDeal, calls: readonly SaidCall[]): Bidding {
  switch (rules.auction) {
    case 'contracts':
      return runAuction(contractAuction(rules, deal), calls)
    case 'names-suit':
      return runAuction(suitAuction(rules, deal), calls)
    case 'bids':
      return runAuction(bidAuction(rules, deal), calls)
    case 'turn-up':
      if (deal.turnUp === null) throw new Error('expected a turn-up card for the turn-up auction, got null')
      return runAuction(turnUpAuction(rules, { ...deal, turnUp: deal.turnUp }), calls)
  }
}
