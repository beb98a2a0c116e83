'use client'

import Link from 'next/link'
import { useNextGame } from '@/components/game/use-next-game'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useGame } from '@/lib/hooks/use-game'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSeries } from '@/lib/hooks/use-lists'
import { openSheetLabel, THE_LAST_GAME } from '@/lib/text/en/screens/home'
import { winnerText } from '@/lib/text/en/screens/ledger'
import { OPEN_THE_SHEET } from '@/lib/text/en/screens/past-game'
import { CURRENT_PLACE, SideFigures, spoken } from './current-game'
import type { GameLine } from '../game/game-lines'

/** Nothing goes on: who won the last game, the way to its sheet, and the next game at the same table. */
export function LastResult({ line }: { readonly line: GameLine }) {
  const game = useGame(line.id)
  const result = winnerText(line.table, line.winner)
  return (
    <section aria-label={THE_LAST_GAME} className={classNames(CURRENT_PLACE, 'flex flex-col border-edge px-4 py-3')}>
      <Link
        href={`/game?id=${line.id}`}
        aria-label={openSheetLabel(spoken(line), result)}
        className="flex flex-1 flex-col"
      >
        <span className="flex items-baseline justify-between gap-3 text-base text-soft">
          <span>{line.title}</span>
          <span className="shrink-0 font-semibold text-felt">
            {OPEN_THE_SHEET} <span aria-hidden="true">&nbsp;›</span>
          </span>
        </span>
        <span className="pt-1 text-xl font-semibold">{result}</span>
        <SideFigures line={line} />
      </Link>
      <div className="min-h-12">{game.state === 'ready' ? <PlayAgain game={game} /> : null}</div>
    </section>
  )
}

function PlayAgain({ game }: { readonly game: ReadyGame }) {
  const found = useSeries(game.record.seriesId ?? '')
  const series = game.record.seriesId === null ? null : found.state === 'ready' ? found.value : undefined
  const { label, start, isWaiting } = useNextGame(game, series)
  return (
    <Button className="w-full font-semibold" onClick={start} disabled={isWaiting}>
      {label}
    </Button>
  )
}
