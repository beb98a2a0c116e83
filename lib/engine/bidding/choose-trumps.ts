import type { Rules } from '../table/options'
import { runAuction, type Bidding, type Deal, type SaidCall } from './bidding'
import { contractAuction } from './contracts'
import { turnUpAuction } from './turn-up'

/** What may be said now, or how the bidding ended. A turn-up is needed where the rules have one. */
export function chooseTrumps(rules: Rules, deal: Deal, calls: readonly SaidCall[]): Bidding {
  if (rules.auction === 'contracts') return runAuction(contractAuction(rules, deal), calls)
  if (deal.turnUp === null) throw new Error('a turn-up auction without a turn-up')
  return runAuction(turnUpAuction(rules, { ...deal, turnUp: deal.turnUp }), calls)
}
