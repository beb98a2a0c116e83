import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { standingWith } from '@/lib/hooks/rematch'
import type { ReadyGame } from '@/lib/hooks/use-game'
import type { FoundSeries } from '@/lib/storage'
import { sidesOfNames } from '@/lib/storage/sides-of-names'
import { seriesName, standingInWords } from '@/lib/text/en/history/series-standing'
import { NO_CARD, SEND_RESULT } from '@/lib/text/en/screens/pictures'
import { list } from '@/lib/text/en/terms/grammar'
import { RULE_SET_NAMES } from '@/lib/text/en/terms/rule-set-names'
import type { Table } from '@/lib/text/table'
import { scoreCardOf } from './card/score-card'
import { sendCard } from './card/send-card'

interface SendResultProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly series: FoundSeries | null
}

/** Sends the result of a finished game as a picture. To be loaded lazily: it brings the drawing with it. */
export function SendResult({ table, game, series }: SendResultProps) {
  const [isFailed, setFailed] = useState(false)

  async function send() {
    const card = scoreCardOf(table, {
      title: game.record.rulesName ?? RULE_SET_NAMES[game.rules.base],
      at: game.record.createdAt,
      start: game.game.start.totals,
      ledger: game.ledger,
      series: seriesLine(game, series),
    })
    setFailed(!(await sendCard(card)))
  }

  return (
    <>
      <Button className="w-full" onClick={() => void send()}>
        {SEND_RESULT}
      </Button>
      {isFailed ? <p role="alert">{NO_CARD}</p> : null}
    </>
  )
}

/** “Best of three: Mike in front, 2 to 1”; `null` for a game by itself. Sides sit as in the first game of the series. */
function seriesLine(game: ReadyGame, series: FoundSeries | null): string | null {
  const standing = series === null ? null : standingWith(game, series)
  const first = series?.games[0]
  if (series === null || standing === null || first === undefined || series.record.bestOf < 2) return null
  const names = sidesOfNames(first.summary?.names ?? first.names).map((side) => list([...side]))
  return `${seriesName(series.record.bestOf)}: ${standingInWords(standing, names)}`
}
