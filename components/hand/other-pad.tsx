import { TricksPad, WhosePad } from './answer-pads'
import { BidPad } from './bid-pad'
import { DeclarePad } from './declare-pad'
import { chooseBid } from './draft-moves'
import type { AnswerPad, PadProps } from './pad'

/** The keys that replace the digits for a moment. */
export function OtherPad({
  pad,
  table,
  draft,
  dealer,
  onDraft,
  onAnswer,
  onCompare,
}: PadProps & { readonly pad: AnswerPad }) {
  switch (pad.kind) {
    case 'declare':
      return <DeclarePad key={pad.side} table={table} draft={draft} side={pad.side} onDraft={onDraft} />
    case 'bid':
      return <BidPad table={table} bid={draft.bid ?? null} onBid={(bid) => onAnswer(chooseBid(draft, bid))} />
    case 'whose':
      return <WhosePad table={table} draft={draft} dealer={dealer} onDraft={onAnswer} onCompare={onCompare} />
    case 'tricks':
      return <TricksPad table={table} draft={draft} onDraft={onAnswer} />
  }
}
