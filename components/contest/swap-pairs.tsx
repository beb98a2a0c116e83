import { useState } from 'react'
import { Chip } from '@/components/ui/chip'
import { Dialog } from '@/components/ui/dialog'
import { swapPairs as swapNow } from '@/lib/actions/contest'
import type { Contest, ContestRound } from '@/lib/contest/contest'
import { swapPairs } from '@/lib/messages/compiled/app/contest'
import { swapHint } from '@/lib/messages/compiled/app/evening'
import type { Stored } from '@/lib/storage'
import { pairName } from './contest-games'
import { byeText } from './counted-text'
import { TableHead } from './table-head'

interface SwapPairsProps {
  readonly contest: Contest
  readonly round: ContestRound
  readonly onWrite: (work: Promise<Stored<null>>) => void
  readonly onClose: () => void
}

/** The dialog in which two taps let two pairs of a round change places, each stored immediately. */
export function SwapPairs({ contest, round, onWrite, onClose }: SwapPairsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const { id, plan } = contest

  function tap(pair: number) {
    if (chosen !== null && chosen !== pair) onWrite(swapNow(id, round.number, chosen, pair))
    setChosen(chosen === null ? pair : null)
  }

  const places = (pairs: readonly number[]) =>
    pairs.map((pair, place) => (
      <Chip
        key={place}
        on={pair === chosen}
        label={pairName(plan, pair)}
        onToggle={() => tap(pair)}
        className="px-3 font-semibold [overflow-wrap:anywhere]"
      >
        {pairName(plan, pair)}
      </Chip>
    ))

  return (
    <Dialog title={swapPairs} onClose={onClose}>
      <p className="pb-3 text-base text-soft">{swapHint}</p>
      <ul className="border-t border-rule">
        {round.tables.map(({ pairs }, index) => (
          <li key={index} className="grid gap-2 border-b border-rule py-3">
            <TableHead contest={contest} round={round.number} index={index} pairs={pairs} />
            <div className="grid grid-cols-2 gap-2 cramped:grid-cols-1">{places(pairs)}</div>
          </li>
        ))}
        {round.bye === null ? null : (
          <li className="grid gap-2 border-b border-rule py-3">
            <p className="text-base text-soft">{byeText(plan)}</p>
            {places([round.bye])}
          </li>
        )}
      </ul>
    </Dialog>
  )
}
