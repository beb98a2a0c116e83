import { Scale } from 'lucide'
import Link from 'next/link'
import { useState } from 'react'
import { sheetHref } from '@/components/addresses/rule-address'
import { Empty } from '@/components/ui/empty'
import { RadioList } from '@/components/ui/radio-list'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import { handTitle } from '@/lib/messages/compiled/table/shared'
import { RULING_WORDS } from '@/lib/text/en/screens/referee'
import { FROM_A_SHEET, NO_HAND_PLAYED, NOTHING_TO_COMPARE, WHICH_HAND } from '@/lib/text/en/screens/referee-elsewhere'
import { TO_THE_GAMES, TO_THE_SHEET } from '@/lib/text/en/screens/referee-entry'
import { verdictText } from '@/lib/text/en/sheet/verdict'
import { refereeHref } from '../../addresses/ruling-address'
import type { AtGame, RulingProps } from '../parts/at-table'
import { Elsewhere } from './elsewhere-part'

const WAY_ON = 'link text-lg'

/** A hand of the sheet by the rules of every game for as many players. */
export function ElsewhereRuling({ at }: RulingProps) {
  const hands = at.game === null ? [] : scoredHands(at.game)
  const [chosen, setChosen] = useState<number | null>(null)
  if (hands.length === 0) return <NoHand at={at} />
  const latest = hands.at(-1)
  const shown = hands.find(({ index }) => index === chosen) ?? latest
  return (
    <>
      <RadioList
        label={WHICH_HAND}
        value={shown?.index ?? -1}
        onChoose={setChosen}
        options={[...hands].reverse().map(({ index, row }) => ({
          value: index,
          label: handTitle({ number: index + 1 }),
          note: verdictText(at.table, row),
        }))}
      />
      {shown === undefined ? null : (
        <div className="pt-3">
          <Elsewhere
            key={shown.index}
            at={at}
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

/** Where a hand to look at can come from. */
function NoHand({ at: { game } }: RulingProps) {
  return (
    <Empty icon={Scale} title={NOTHING_TO_COMPARE} about={game === null ? FROM_A_SHEET : NO_HAND_PLAYED}>
      <p className="flex flex-wrap justify-center gap-x-6">
        <Link href={refereeHref('replay', game?.id ?? null)} className={WAY_ON}>
          {RULING_WORDS.replay.title}
        </Link>
        <Link href={game === null ? '/' : sheetHref(game.id)} className={WAY_ON}>
          {game === null ? TO_THE_GAMES : TO_THE_SHEET}
        </Link>
      </p>
    </Empty>
  )
}

interface ScoredHand {
  readonly index: number
  readonly row: ScoredRow
}

/** The hands that were fought over; what was thrown in or agreed is the same everywhere. */
function scoredHands({ rows }: AtGame): readonly ScoredHand[] {
  return rows.flatMap((row, index): readonly ScoredHand[] =>
    row.state === 'scored' && row.hand.kind !== 'thrown-in' && row.hand.kind !== 'agreed' ? [{ index, row }] : [],
  )
}
