import { Chip } from '@/components/ui/chip'
import { runCards } from '@/lib/engine/melds/meld-values'
import { declarableBySeat, type DeclarableBySeat } from '@/lib/engine/play/declarable'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import type { Meld } from '@/lib/engine/table/hand'
import { fromEldest, type Seat } from '@/lib/engine/table/seats'
import { replayNothingToDeclare, replayWhatCardsAllow } from '@/lib/messages/compiled/referee/replay'
import { announcedLabel, belaIn, belaMoments, declaredLabel, replayMeldLabel } from '@/lib/text/screens/referee-replay'
import { nameOf } from '@/lib/text/terms/names'
import { belasOf, isDeclared, setBelas, toggleMeld, type ReplayProps } from './replay-deal'

/**
 * The declarations that each player's cards allow; the pressed ones were made. They count as declared in the order of pressing.
 */
export function ReplayDeclared({ at, recording, onRecording, deal }: ReplayProps & { readonly deal: PlayedDeal }) {
  const { table } = at
  const declarable = declarableBySeat(table.rules, deal)
  const order = fromEldest(table.rules, deal.dealer)
  return (
    <>
      <p className="pb-3 text-base text-soft">{replayWhatCardsAllow}</p>
      {order.map((seat) => (
        <section key={seat} className="pb-3">
          <h2 translate="no" className="pb-1 text-lg font-semibold">
            {nameOf(table, seat)}
          </h2>
          <Declarations
            at={at}
            recording={recording}
            onRecording={onRecording}
            seat={seat}
            declarable={declarable[seat] ?? { runs: [], fours: [], belas: [] }}
          />
        </section>
      ))}
    </>
  )
}

function Declarations(props: ReplayProps & { readonly seat: Seat; readonly declarable: DeclarableBySeat }) {
  const { at, recording, onRecording, seat, declarable } = props
  const { table } = at
  const melds: readonly Meld[] = [
    ...declarable.runs.map((run): Meld => ({ kind: 'cards', seat, cards: runCards(run) })),
    ...declarable.fours.map((four): Meld => ({ kind: 'four', seat, four })),
  ]
  if (melds.length === 0 && declarable.belas.length === 0)
    return <p className="text-base text-soft">{replayNothingToDeclare}</p>
  const announced = belasOf(recording, seat)
  return (
    <div className="grid gap-1.5">
      {melds.map((meld) => (
        <Chip
          key={JSON.stringify(meld)}
          on={isDeclared(recording, meld)}
          label={declaredLabel(table, seat, meld)}
          onToggle={() => onRecording(toggleMeld(recording, meld))}
        >
          {replayMeldLabel(table, meld)}
        </Chip>
      ))}
      {declarable.belas.map((right, index) => (
        <Chip
          key={right.suit}
          on={announced > index}
          label={announcedLabel(table, seat, right.suit)}
          onToggle={() => onRecording(setBelas(recording, seat, announced > index ? index : index + 1))}
        >
          <span>{belaIn(table, right.suit)}</span>
          <span className="text-sm">{belaMoments(right)}</span>
        </Chip>
      ))}
    </div>
  )
}
