import { useState } from 'react'
import { trumpsAt } from '@/components/cards/suit-order'
import { TrumpFace } from '@/components/cards/trump-face'
import { BidPad } from '@/components/hand/bid-pad'
import { canDeclare, countingBelas, type Draft } from '@/components/hand/draft'
import { knownHandFacts, Needs } from '@/components/hand/needs'
import { Choice } from '@/components/ui/choice'
import { Dialog } from '@/components/ui/dialog'
import type { Standing } from '@/lib/engine/score/score'
import type { Trump } from '@/lib/engine/table/card'
import type { Rules } from '@/lib/engine/table/options'
import { seatsOf } from '@/lib/engine/table/seats'
import { askBid } from '@/lib/messages/compiled/table/form'
import { bidPart } from '@/lib/messages/compiled/table/hand-form'
import { ifTakenBy, ifTrumpsAre, nothingDeclared } from '@/lib/messages/compiled/table/needs'
import { whatDoINeed } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { Table } from '@/lib/text/table'
import { trumpName } from '@/lib/text/terms/cards'
import { nameOf } from '@/lib/text/terms/names'

interface NeedDialogProps {
  readonly table: Table
  readonly standing: Standing
  /** The next hand, as far as it has been entered. */
  readonly draft: Draft
  readonly onClose: () => void
}

/** The points each side needs in the next hand, for a chosen taker, trumps and bid, given what the form already contains. */
export function NeedDialog({ table, standing, draft, onClose }: NeedDialogProps) {
  const [taker, setTaker] = useState(draft.taker ?? 0)
  const [trump, setTrump] = useState<Trump>(draft.trump ?? 'spades')
  const [bid, setBid] = useState(draft.bid ?? null)
  const dealer = draft.dealer ?? standing.dealer
  const asked: Draft = { ...draft, way: 'piles', taker, trump, bid }
  const hand = knownHandFacts(table, asked, dealer)
  const trumps = trumpsAt(table.rules)
  return (
    <Dialog title={whatDoINeed} onClose={onClose}>
      <div className="grid gap-3">
        <div>
          <p className="pb-1 text-base text-soft">{ifTakenBy}</p>
          <Choice
            translate="no"
            label={ifTakenBy}
            value={taker}
            onChoose={setTaker}
            options={seatsOf(table.rules).map((seat) => ({ value: seat, label: nameOf(table, seat) }))}
          />
        </div>
        {trumps.length === 4 ? null : (
          <div>
            <p className="pb-1 text-base text-soft">{ifTrumpsAre}</p>
            <Choice
              label={ifTrumpsAre}
              value={trump}
              onChoose={setTrump}
              options={trumps.map((value) => ({ value, label: trumpName(value), face: <TrumpFace trump={value} /> }))}
            />
          </div>
        )}
        {table.rules.auction === 'bids' ? (
          <div>
            <p className="pb-1 text-base text-soft">{bidPart}</p>
            <div className="@container/form">
              <BidPad table={table} bid={bid} onBid={setBid} />
            </div>
          </div>
        ) : null}
        {hand === null ? (
          <p className="font-semibold">{askBid}</p>
        ) : (
          <Needs table={table} standing={{ ...standing, dealer }} hand={hand} />
        )}
        {countsDeclarations(table.rules, asked) ? null : <p className="text-sm text-soft">{nothingDeclared}</p>}
      </div>
    </Dialog>
  )
}

/** Tells whether any noted declaration counts. */
const countsDeclarations = (rules: Rules, draft: Draft): boolean =>
  countingBelas(draft).length > 0 || (canDeclare(rules, draft) && draft.melds.length > 0)
