import { useState } from 'react'
import { Chip } from '@/components/ui/chip'
import type { Bid } from '@/lib/engine/table/hand'
import { bidHigher, bidOf, bidPart } from '@/lib/messages/compiled/table/hand-form'
import { bidFace } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'

interface BidPadProps {
  readonly table: Table
  readonly bid: Bid | null
  readonly onBid: (bid: Bid) => void
}

/** The number of bids shown at once, besides capot. */
const SHOWN = 9

/** Keys in place of the digits for the taker's bid. */
export function BidPad({ table, bid, onBid }: BidPadProps) {
  const { rules } = table
  const bids = Array.from(
    { length: (rules.bidTop - rules.bidStart) / 10 + 1 },
    (_, index) => rules.bidStart + 10 * index,
  )
  const [from, setFrom] = useState(() => pageOf(bids, bid))
  const shown: readonly Bid[] = [...bids.slice(from, from + SHOWN), 'capot']
  return (
    <div role="group" aria-label={bidPart} className="form-pad">
      {[shown.slice(0, 5), shown.slice(5)].map((row, index) => (
        <div key={index} className="pad-row">
          {row.map((one) => (
            <Chip
              key={one}
              look="cell"
              className="pad-cell"
              on={bid === one}
              label={bidOf({ bid: bidFace(table, one) })}
              onToggle={() => onBid(one)}
            >
              <span className={one === 'capot' ? 'text-sm leading-none font-semibold' : 'num text-xl leading-none'}>
                {bidFace(table, one)}
              </span>
              {one === 'capot' ? <span className="num text-sm leading-none">{rules.capotBid}</span> : null}
            </Chip>
          ))}
          {index === 1 && bids.length > SHOWN ? (
            <button
              type="button"
              onClick={() => setFrom(from + SHOWN < bids.length ? from + SHOWN : 0)}
              className="pad-cell text-sm"
            >
              {bidHigher}
            </button>
          ) : null}
        </div>
      ))}
    </div>
  )
}

/** Returns the index of the first bid on the page that shows this bid. */
const pageOf = (bids: readonly number[], bid: Bid | null): number =>
  bid === null || bid === 'capot' ? 0 : Math.max(0, Math.floor(bids.indexOf(bid) / SHOWN)) * SHOWN
