import { trumpsAt } from '@/components/cards/suit-order'
import { Chip, STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { classNames } from '@/components/ui/class-names'
import type { Bid } from '@/lib/engine/table/hand'
import { multipliersOf } from '@/lib/engine/table/options'
import { bidKey, bidOf, onBigKey, stakesPart, trumpsPart } from '@/lib/messages/compiled/table/hand-form'
import { bidFace, stakeKey } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { trumpName } from '@/lib/text/terms/cards'
import { TrumpFace } from '../cards/trump-face'
import type { Draft } from './draft'
import { chooseMultiplier, chooseTrump, toggleBig } from './draft-moves'

interface ContractRowProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

interface WithBidProps extends ContractRowProps {
  /** True if the bid is the fact asked for now. */
  readonly isBidAsked: boolean
  readonly onBid: () => void
}

/** The contract of a hand: the bid if points are bid, the trumps, and “on big” if the table allows it. */
export function ContractStrip({ isBidAsked, onBid, ...part }: WithBidProps) {
  const { table, draft, onDraft } = part
  const { rules } = table
  return (
    <div className={classNames(STRIP, 'contract-strip')}>
      {rules.auction === 'bids' ? (
        <BidCell table={table} bid={draft.bid ?? null} isAsked={isBidAsked} onBid={onBid} />
      ) : null}
      <Trumps {...part} />
      {rules.big === 'allowed' ? (
        <Chip look="cell" on={draft.big} label={onBigKey} onToggle={() => onDraft(toggleBig(draft))}>
          <span className="text-sm leading-tight">{onBigKey}</span>
        </Chip>
      ) : null}
    </div>
  )
}

interface BidCellProps {
  readonly table: Table
  readonly bid: Bid | null
  readonly isAsked: boolean
  readonly onBid: () => void
}

/** The cell of the bid; a tap shows the keys for bids. */
function BidCell({ table, bid, isAsked, onBid }: BidCellProps) {
  const face = bid === null ? '–' : bidFace(table, bid)
  return (
    <button type="button" aria-label={bidOf({ bid: face })} data-asked={isAsked} onClick={onBid} className="bid-cell">
      <span className="text-sm leading-none">{bidKey}</span>
      <span translate="no" className={typeof bid === 'number' ? 'num text-2xl leading-none' : 'text-sm leading-none'}>
        {face}
      </span>
    </button>
  )
}

function Trumps({ table, draft, onDraft }: ContractRowProps) {
  return (
    <Choice
      label={trumpsPart}
      value={draft.trump}
      onChoose={(trump) => onDraft(chooseTrump(draft, trump))}
      className="contents"
      optionClassName=""
      options={trumpsAt(table.rules).map((trump) => ({
        value: trump,
        label: trumpName(trump),
        face: <TrumpFace trump={trump} />,
      }))}
    />
  )
}

/** The multipliers of the hand, if these rules have doubles. The hand counts once if none is pressed. */
export function StakesStrip({ table, draft, onDraft }: ContractRowProps) {
  const levels = multipliersOf(table.rules)
  if (levels.length === 1) return null
  return (
    <Choice
      label={stakesPart(table)}
      value={draft.multiplier}
      onChoose={(times) => onDraft(chooseMultiplier(draft, times))}
      className={classNames(STRIP, 'stakes-strip')}
      optionClassName=""
      options={levels.map((times) => ({ value: times, label: stakeKey(table, times) }))}
    />
  )
}
