import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import { cards } from './runs'

/** A two-handed deal that was played correctly. */
export const DEAL: PlayedDeal = {
  dealer: 1,
  taker: 0,
  trump: 'hearts',
  hands: ['AS 9S 7S KH QH JD 8D 10C 9C', 'AH 9H 8H 7H 9D 7D AC KC JC'].map(cards),
  tricks: ['AS 9H', 'AH KH', '9D 8D', '7H QH', '9C KC', '7D JD', '10C AC', 'JC 9S', '8H 7S'].map(cards),
  melds: [],
  bela: [],
  bid: null,
  multiplier: 1,
  big: false,
}
