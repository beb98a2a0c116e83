'use client'

import { Scale } from 'lucide'
import { useState } from 'react'
import { sheetHref } from '@/components/addresses/rule-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { HOME } from '@/components/addresses/screen-path'
import { useAddress } from '@/components/addresses/use-address'
import { Empty } from '@/components/ui/empty'
import { RadioList } from '@/components/ui/radio-list'
import { numberOf } from '@/lib/engine/game/hand-numbers'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import { fromASheet, noHandPlayed, nothingToCompare, whichHand } from '@/lib/messages/compiled/referee/elsewhere'
import { toTheGames, toTheSheet } from '@/lib/messages/compiled/referee/entry'
import { handTitle } from '@/lib/messages/compiled/table/common'
import { rulingText } from '@/lib/text/screens/referee'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { seatedWith } from '@/lib/text/terms/names'
import { refereeHref } from '../../addresses/ruling-address'
import type { AtGame, AtTable, RulingProps } from '../parts/at-table'
import { ElsewherePart } from './elsewhere-part'

const WAY_ON = 'link text-lg'

/** A hand of the sheet by the rules of every game for as many players. */
export function ElsewhereRuling({ at }: RulingProps) {
  const hands = at.game === null ? [] : scoredHands(at.game)
  const named = useAddress('hand')
  const [chosen, setChosen] = useState<number | null>(null)
  if (hands.length === 0) return <NoHand at={at} />
  const latest = hands.at(-1)
  const wanted = chosen ?? at.game?.hands.indexOf(named ?? '')
  const shown = hands.find(({ index }) => index === wanted) ?? latest
  return (
    <>
      <RadioList
        label={whichHand}
        value={shown?.index ?? -1}
        onChoose={setChosen}
        options={[...hands].reverse().map(({ index, row }) => ({
          value: index,
          label: handTitle({ number: numberOf(at.game?.rows ?? [], index) }),
          note: verdictText(tableAt(at, index), row),
        }))}
      />
      {shown === undefined ? null : (
        <div className="pt-3">
          <ElsewherePart
            key={shown.index}
            at={{ ...at, table: tableAt(at, shown.index) }}
            recorded={{
              home: at.table.rules,
              hand: shown.row.hand,
              dealer: shown.row.dealer,
              totals: shown.row.totals.map((total, side) => total - (shown.row.score.points[side] ?? 0)),
            }}
          />
        </div>
      )}
    </>
  )
}

/** Returns the table with the names of those who played a hand. */
const tableAt = ({ table, game }: AtTable, hand: number): Table => {
  const names = game?.namesByHand[hand]
  return names === undefined ? table : seatedWith(table, names)
}

/** The notice if there is no hand to compare, with ways to get one. */
function NoHand({ at: { game } }: RulingProps) {
  return (
    <Empty icon={Scale} title={nothingToCompare} about={game === null ? fromASheet : noHandPlayed}>
      <p className="flex flex-wrap justify-center gap-x-6">
        <ScreenLink href={refereeHref('replay', game?.id ?? null)} className={WAY_ON}>
          {rulingText('replay').title}
        </ScreenLink>
        <ScreenLink href={game === null ? HOME : sheetHref(game.id)} className={WAY_ON}>
          {game === null ? toTheGames : toTheSheet}
        </ScreenLink>
      </p>
    </Empty>
  )
}

interface ScoredHand {
  readonly index: number
  readonly row: ScoredRow
}

/** Returns the hands that were played out; thrown-in and agreed hands are the same in every game. */
function scoredHands({ rows }: AtGame): readonly ScoredHand[] {
  return rows.flatMap((row, index): readonly ScoredHand[] =>
    row.state === 'scored' && row.hand.kind !== 'thrown-in' && row.hand.kind !== 'agreed' ? [{ index, row }] : [],
  )
}
