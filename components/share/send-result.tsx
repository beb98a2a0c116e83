import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useLooks } from '@/lib/hooks/use-looks'
import { seriesLine, noCard, sendResult } from '@/lib/messages/compiled/app/pictures'
import type { FoundSeries } from '@/lib/storage'
import { seriesName } from '@/lib/text/history/series-standing'
import type { Table } from '@/lib/text/table'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { seriesInWords } from '../game/series-in-words'
import { scoreCardOf } from './card/score-card'
import { sendCard } from './card/send-card'

interface SendResultProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly series: FoundSeries | null
  /** The label of the button; a shorter one if there is little room. */
  readonly face?: string
}

/** A button that shares the result of a finished game as a picture. Load it lazily, because it imports the code that draws. */
export function SendResult({ table, game, series, face = sendResult }: SendResultProps) {
  const [isFailed, setFailed] = useState(false)
  const looks = useLooks(table.names)

  async function send() {
    const card = scoreCardOf(table, {
      title: game.record.rulesName ?? ruleSetName(game.rules.base),
      at: game.record.createdAt,
      start: game.game.start.totals,
      looks,
      ledger: game.ledger,
      series: lineOf({ ...table, us: null }, game, series),
    })
    setFailed(!(await sendCard(card)))
  }

  return (
    <>
      <Button className="min-h-main! min-w-min flex-auto rounded-2xl! font-semibold" onClick={() => void send()}>
        {face}
      </Button>
      {isFailed ? <p role="alert">{noCard}</p> : null}
    </>
  )
}

/** Returns a line such as “Best of three: Mike in front, 2 to 1”; `null` for a game outside a series. */
function lineOf(table: Table, game: ReadyGame, series: FoundSeries | null): string | null {
  const standing = seriesInWords(table, game, series)
  return series === null || standing === null
    ? null
    : seriesLine({ series: seriesName(series.record.bestOf), standing })
}
