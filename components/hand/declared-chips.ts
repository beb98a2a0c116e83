import type { Meld } from '@/lib/engine/table/hand'
import { sideOf, type Seat, type Side } from '@/lib/engine/table/seats'
import { declaredPoints } from '@/lib/messages/compiled/table/hand-form'
import { belaLabel as belaWord } from '@/lib/messages/compiled/terms/words'
import { fourLabel } from '@/lib/text/screens/form'
import { belaLabel, runChipLabel } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { sideHeading } from '@/lib/text/terms/names'
import { countingBelas, type Draft } from './draft'
import { removeBela, removeMeld } from './draft-moves'
import { meldPoints } from './good-runs'

/** A declaration as it is shown in the column of its side. */
export interface DeclaredChip {
  readonly name: string
  readonly face: string
  readonly isFigure: boolean
  /** `null` if it belongs to the whole side. */
  readonly seat: Seat | null
  /** True if the table has said that the runs of another side are good. */
  readonly isBeaten: boolean
  /** The draft without this declaration. */
  readonly without: Draft
}

/** Returns the noted declarations of a side's players. */
export function declaredChips(table: Table, draft: Draft, side: Side): readonly DeclaredChip[] {
  const melds = draft.melds.map((meld, index) => ({ meld, index }))
  return [
    ...melds
      .filter(({ meld }) => sideOfMeld(table, meld) === side)
      .map(({ meld, index }) => ({
        name: meldName(table, meld),
        face: String(meldPoints(table.rules, meld)),
        isFigure: true,
        seat: meld.kind === 'settled' ? null : meld.seat,
        isBeaten: meld.kind !== 'four' && (draft.good ?? side) !== side,
        without: removeMeld(draft, index),
      })),
    ...countingBelas(draft)
      .filter((seat) => sideOf(table.rules, seat) === side)
      .map((seat) => ({
        name: belaLabel(table, seat),
        face: belaWord(table),
        isFigure: false,
        seat,
        isBeaten: false,
        without: removeBela(draft, seat),
      })),
  ]
}

const sideOfMeld = ({ rules }: Table, meld: Meld): Side =>
  meld.kind === 'settled' ? meld.side : sideOf(rules, meld.seat)

function meldName(table: Table, meld: Meld): string {
  const points = meldPoints(table.rules, meld)
  switch (meld.kind) {
    case 'run':
      return runChipLabel(table, meld.seat, meld.run, String(points))
    case 'cards':
      return runChipLabel(table, meld.seat, meld.cards.length, String(points))
    case 'four':
      return fourLabel(table, meld.seat, meld.four)
    case 'settled':
      return declaredPoints({ name: sideHeading(table, meld.side), points })
  }
}
