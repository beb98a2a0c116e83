import { useState } from 'react'
import { CardGrid } from '@/components/cards/card-grid'
import { STRIP } from '@/components/ui/chip'
import { Choice } from '@/components/ui/choice'
import { handSize, packOf } from '@/lib/engine/table/deck'
import type { Seat } from '@/lib/engine/table/seats'
import * as said from '@/lib/messages/compiled/referee/replay'
import { nameOf } from '@/lib/text/terms/names'
import { toggleHeld, type ReplayProps } from './replay-deal'

/** The fields for the dealt hands, if they are to be checked against the tricks. */
export function ReplayHands({ at, recording, onRecording, order }: ReplayProps & { readonly order: readonly Seat[] }) {
  const { table } = at
  const { rules } = table
  const [seat, setSeat] = useState<Seat>(order[0] ?? 0)
  const hands = recording.hands
  const countOf = (value: Seat) => ({ count: hands?.[value]?.length ?? 0, all: handSize(rules) })
  return (
    <>
      <p className="pb-2 text-base text-soft">{said.replayHandsOptional}</p>
      <Choice
        translate="no"
        label={said.replayWhoseHand}
        value={seat}
        onChoose={setSeat}
        className={`${STRIP} mb-2`}
        options={order.map((value) => ({
          value,
          label: said.replayHandCount({ name: nameOf(table, value), ...countOf(value) }),
          face: (
            <>
              <span translate="no">{nameOf(table, value)}</span>
              <span translate="no" className="text-sm">
                {said.replayCardCount(countOf(value))}
              </span>
            </>
          ),
        }))}
      />
      <div className="pb-4">
        <CardGrid
          label={said.replayHandOf({ name: nameOf(table, seat) })}
          pack={packOf(rules.pack)}
          isOn={(card) => hands?.[seat]?.includes(card) ?? false}
          note={(card) => {
            const other = hands?.findIndex((hand, index) => index !== seat && hand.includes(card)) ?? -1
            return other === -1 ? null : nameOf(table, other)
          }}
          onTap={(card) => onRecording(toggleHeld(rules, recording, seat, card))}
        />
      </div>
    </>
  )
}
