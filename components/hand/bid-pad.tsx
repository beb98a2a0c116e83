import { useState } from 'react'
import { Chip } from '@/components/ui/chip'
import type { Bid } from '@/lib/engine/table/hand'
import { bidHigher, bidLower, bidOf, bidPart } from '@/lib/messages/compiled/table/hand-form'
import { bidFace } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { bidsOnPage, lastPage, pageOf } from './bid-pages'

interface BidPadProps {
  readonly table: Table
  readonly bid: Bid | null
  readonly onBid: (bid: Bid) => void
}

/** Keys in place of the digits for the taker's bid, in pages if there are many bids. */
export function BidPad({ table, bid, onBid }: BidPadProps) {
  const { rules } = table
  const [page, setPage] = useState(() => pageOf(rules, bid))
  const last = lastPage(rules)
  const shown: readonly Bid[] = [...bidsOnPage(rules, page), 'capot']
  const turn = (by: number) => setPage(page + by)
  return (
    <div role="group" aria-label={bidPart} className="form-pad">
      <div className="pad-row">
        {last === 0 ? null : <TurnKey label={bidLower} isLast={page === 0} onTurn={() => turn(-1)} />}
        {shown.slice(0, 5).map((one) => (
          <BidKey key={one} table={table} bid={one} isOn={bid === one} onBid={onBid} />
        ))}
      </div>
      <div className="pad-row">
        {shown.slice(5).map((one) => (
          <BidKey key={one} table={table} bid={one} isOn={bid === one} onBid={onBid} />
        ))}
        {last === 0 ? null : <TurnKey label={bidHigher} isLast={page === last} onTurn={() => turn(1)} />}
      </div>
    </div>
  )
}

interface BidKeyProps {
  readonly table: Table
  readonly bid: Bid
  readonly isOn: boolean
  readonly onBid: (bid: Bid) => void
}

function BidKey({ table, bid, isOn, onBid }: BidKeyProps) {
  const face = bidFace(table, bid)
  return (
    <Chip look="cell" className="pad-cell" on={isOn} label={bidOf({ bid: face })} onToggle={() => onBid(bid)}>
      <span className={bid === 'capot' ? 'text-sm leading-none font-semibold' : 'num text-xl leading-none'}>
        {face}
      </span>
      {bid === 'capot' ? <span className="num text-sm leading-none">{table.rules.capotBid}</span> : null}
    </Chip>
  )
}

interface TurnKeyProps {
  readonly label: string
  /** True if there are no more bids that way. */
  readonly isLast: boolean
  readonly onTurn: () => void
}

const TurnKey = ({ label, isLast, onTurn }: TurnKeyProps) => (
  <button type="button" disabled={isLast} onClick={onTurn} className="pad-cell text-sm disabled:text-rule">
    {label}
  </button>
)
