import { useState } from 'react'
import { RadioList } from '@/components/ui/radio-list'
import { scoreRow } from '@/lib/engine/game/ledger'
import type { Standing } from '@/lib/engine/score/score'
import type { AgreedHand } from '@/lib/engine/table/hand'
import { at, sidesOf, type Side } from '@/lib/engine/table/seats'
import {
  countedAsAgreed,
  countsAs,
  endEarlyAsk,
  endedEarlyWhy,
  endTheGame,
  keptNotCounted,
  noOneWinsIt,
  playOn,
} from '@/lib/messages/compiled/table/sheet-dialogs'
import { winnerText } from '@/lib/text/screens/ledger'
import type { Table } from '@/lib/text/table'
import { AskDialog } from './ask-dialog'

interface EndEarlyDialogProps {
  readonly table: Table
  readonly standing: Standing
  readonly onBrokenOff: () => void
  /** The agreed points that end the game. */
  readonly onAgreed: (hand: AgreedHand) => void
  readonly onClose: () => void
}

const NO_ONE = -1

/** A dialog that ends a game early. The game counts for no one, or for the side that the table agrees on. */
export function EndEarlyDialog({ table, standing, onBrokenOff, onAgreed, onClose }: EndEarlyDialogProps) {
  const [winner, setWinner] = useState<number>(NO_ONE)
  const sides = sidesOf(table.rules).filter((side) => givenTo(table, standing, side) !== null)
  const end = () => {
    const hand = winner === NO_ONE ? null : givenTo(table, standing, winner)
    if (hand === null) onBrokenOff()
    else onAgreed(hand)
  }
  return (
    <AskDialog title={endEarlyAsk} act={endTheGame} keep={playOn} onAct={end} onClose={onClose}>
      <RadioList
        label={countsAs}
        value={winner}
        onChoose={setWinner}
        options={[
          { value: NO_ONE, label: noOneWinsIt, note: keptNotCounted },
          ...sides.map((side) => ({ value: side, label: winnerText(table, side), note: countedAsAgreed })),
        ]}
      />
    </AskDialog>
  )
}

/** Returns the agreed points that would bring a side to the target; `null` if agreed points cannot win the game. */
function givenTo({ rules }: Table, standing: Standing, side: Side): AgreedHand | null {
  const lacking = Math.max(0, rules.target - at(standing.totals, side))
  const points = sidesOf(rules).map((one) => (one === side ? lacking : 0))
  const hand: AgreedHand = { kind: 'agreed', points, why: endedEarlyWhy, dealer: null }
  const row = scoreRow(rules, hand, standing)
  return row.ok && row.value.ending.over && row.value.ending.winner === side ? hand : null
}
