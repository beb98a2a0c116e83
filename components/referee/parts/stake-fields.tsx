import { BidPad } from '@/components/hand/bid-pad'
import { Asked } from '@/components/ui/asked'
import { Choice } from '@/components/ui/choice'
import type { Bid, Multiplier } from '@/lib/engine/table/hand'
import { multipliersOf } from '@/lib/engine/table/options'
import { askedCounts } from '@/lib/messages/compiled/referee/asked'
import { bidPart } from '@/lib/messages/compiled/table/hand-form'
import type { Table } from '@/lib/text/table'

interface StakeFieldsProps {
  readonly table: Table
  readonly bid: Bid | null
  readonly onBid: (bid: Bid) => void
  readonly multiplier: Multiplier
  readonly onMultiplier: (multiplier: Multiplier) => void
}

/** The fields for the bid and the doubles of a hand, at tables that have them. */
export function StakeFields({ table, bid, onBid, multiplier, onMultiplier }: StakeFieldsProps) {
  const { rules } = table
  const levels = multipliersOf(rules)
  return (
    <>
      {rules.auction === 'bids' ? (
        <Asked ask={bidPart}>
          <BidPad table={table} bid={bid} onBid={onBid} />
        </Asked>
      ) : null}
      {levels.length === 1 ? null : (
        <Asked ask={askedCounts}>
          <Choice
            label={askedCounts}
            value={multiplier}
            onChoose={onMultiplier}
            options={levels.map((value) => ({ value, label: `×${value}` }))}
          />
        </Asked>
      )}
    </>
  )
}
