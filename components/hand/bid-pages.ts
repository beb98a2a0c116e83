import type { Bid } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'

/** The number of bids shown at once, besides capot. */
const SHOWN = 9

type BidRules = Pick<Rules, 'bidStart' | 'bidTop'>

/** Returns the bids of a table in points, from the lowest. */
const bidsOf = ({ bidStart, bidTop }: BidRules): readonly number[] =>
  Array.from({ length: (bidTop - bidStart) / 10 + 1 }, (_, index) => bidStart + 10 * index)

/** Returns the number of the last page of bids; pages count from 0. */
export const lastPage = (rules: BidRules): number => Math.ceil(bidsOf(rules).length / SHOWN) - 1

/** Returns the bids on a page. The last page is as full as the others, so that no key moves. */
export function bidsOnPage(rules: BidRules, page: number): readonly number[] {
  const bids = bidsOf(rules)
  const from = Math.max(0, Math.min(page * SHOWN, bids.length - SHOWN))
  return bids.slice(from, from + SHOWN)
}

/** Returns the page that shows a bid; the first one for capot, or as long as there is no bid. */
export const pageOf = (rules: BidRules, bid: Bid | null): number =>
  typeof bid === 'number' ? Math.max(0, Math.floor(bidsOf(rules).indexOf(bid) / SHOWN)) : 0
