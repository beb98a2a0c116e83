import { ChevronRight } from 'lucide'
import { finishedSheetHref } from '@/components/addresses/game-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { seriesScore, type SeriesScore } from '@/components/game/series-score'
import { useNextGame } from '@/components/game/use-next-game'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { useGame, type ReadyGame } from '@/lib/hooks/use-game'
import { useSeries } from '@/lib/hooks/use-lists'
import { openSheetOf, theLastGame } from '@/lib/messages/compiled/app/home'
import { openTheSheet } from '@/lib/messages/compiled/app/past-game'
import { gameEndedEarly } from '@/lib/messages/compiled/table/ledger'
import type { FoundSeries } from '@/lib/storage'
import { seriesWonText } from '@/lib/text/history/series-standing'
import { winnerText } from '@/lib/text/screens/ledger'
import type { GameLine } from '../game/game-lines'
import { CURRENT_PLACE, SideFigures, spoken } from './current-game'

/** The result of the last game or series while no game is in progress, with links to its sheet and to the next game. */
export function LastResult({ line }: { readonly line: GameLine }) {
  const game = useGame(line.id)
  const seriesId = game.state === 'ready' ? game.record.seriesId : null
  const found = useSeries(seriesId ?? '')
  const series = seriesId === null ? null : found.state === 'ready' ? found.value : undefined
  const result = game.state === 'ready' ? resultOf(line, seriesScore(game, series ?? null)) : resultOf(line, null)
  return (
    <section
      aria-label={theLastGame}
      className={classNames(CURRENT_PLACE, 'flex flex-col border-edge px-4 py-3 cramped:px-2')}
    >
      <ScreenLink
        href={finishedSheetHref(line.id)}
        aria-label={openSheetOf({ game: spoken(line), result })}
        className="flex flex-1 flex-col"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-base text-soft">
          <span>{line.title}</span>
          <span className="shrink-0 font-semibold text-felt">
            <span>{openTheSheet}</span> <Icon of={ChevronRight} alongText />
          </span>
        </span>
        <span className="pt-1 text-xl font-semibold">{result}</span>
        <SideFigures line={line} />
      </ScreenLink>
      <div className="min-h-12">{game.state === 'ready' ? <PlayAgain game={game} series={series} /> : null}</div>
    </section>
  )
}

/** Returns the winner of the series if this game decided it, otherwise of the game, in words. */
function resultOf({ table, winner, isBrokenOff }: GameLine, score: SeriesScore | null): string {
  if (score !== null && score.winner !== null) return seriesWonText(table, score.winner, score.won)
  return isBrokenOff ? gameEndedEarly : winnerText(table, winner)
}

interface PlayAgainProps {
  readonly game: ReadyGame
  /** `undefined` while it is being looked for. */
  readonly series: FoundSeries | null | undefined
}

function PlayAgain({ game, series }: PlayAgainProps) {
  const { label, start, isWaiting } = useNextGame(game, series)
  return (
    <Button className="w-full font-semibold" onClick={start} disabled={isWaiting}>
      {label}
    </Button>
  )
}
