import Link from 'next/link'
import { backToGame } from '@/components/addresses/game-address'
import { useAddressParams } from '@/components/addresses/use-address'
import { tableFor } from '@/components/game/table-for'
import { HouseLines } from '@/components/print/house-lines'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { Waiting } from '@/components/ui/waiting'
import { useGame } from '@/lib/hooks/use-game'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSettings } from '@/lib/hooks/use-settings'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { TO_THE_HISTORY } from '@/lib/text/en/screens/history'
import { noteOnGame, playedTo, PRINT } from '@/lib/text/en/screens/no-game'
import { PAST_GAME_MISSING } from '@/lib/text/en/screens/past-game'
import {
  pointsWaiting,
  PRINT_ENDED_EARLY,
  PRINT_GAME_UNREADABLE,
  STILL_GOING_ON,
  WHERE_SHEETS_ARE_PRINTED,
} from '@/lib/text/en/screens/print'
import { PRINT_THE_SHEET } from '@/lib/text/en/screens/share'
import { endingText } from '@/lib/text/en/sheet/ending'
import { momentOnPaper } from '@/lib/text/en/terms/days'
import { list } from '@/lib/text/en/terms/grammar'
import { ruleSetName } from '@/lib/text/en/terms/rule-set-names'
import type { Table } from '@/lib/text/table'
import { ScoreSheet } from './score-sheet'

/** The sheet of a game as it goes on paper. */
export function PrintScreen() {
  const params = useAddressParams()
  return params === null ? <Waiting title={PRINT_THE_SHEET} /> : <NamedGame id={params.get('id') ?? ''} />
}

function NamedGame({ id }: { readonly id: string }) {
  const game = useGame(id)
  return (
    <Screen
      title={PRINT_THE_SHEET}
      back={game.state === 'missing' ? { href: '/history/', label: TO_THE_HISTORY } : backToGame(id)}
      tools={game.state === 'ready' ? <Button onClick={() => window.print()}>{PRINT}</Button> : null}
    >
      <Body game={game} />
    </Screen>
  )
}

function Body({ game }: { readonly game: ReturnType<typeof useGame> }) {
  switch (game.state) {
    case 'loading':
      return <p role="status">{oneMoment}</p>
    case 'ready':
      return <PrintedSheet game={game} />
    case 'missing':
      return <NoSuchGame />
    case 'unreadable':
    case 'refused':
      return <Notice tone="wrong">{PRINT_GAME_UNREADABLE}</Notice>
  }
}

/** An address without a game, or of one that is gone: the sheets that can be printed are reached from the list. */
const NoSuchGame = () => (
  <>
    <Notice tone="wrong">{PAST_GAME_MISSING}</Notice>
    <p className="py-3 text-base">{WHERE_SHEETS_ARE_PRINTED}</p>
    <Link href="/history/" className="link text-lg">
      {TO_THE_HISTORY}
    </Link>
  </>
)

function PrintedSheet({ game }: { readonly game: ReadyGame }) {
  const settings = useSettings()
  const table = tableFor(game, settings)
  const { record, rules, ledger } = game
  return (
    <article>
      <h2 className="text-2xl heading [overflow-wrap:anywhere]">{list(table.names)}</h2>
      <p className="pb-3 text-base text-soft">
        {playedTo(record.rulesName ?? ruleSetName(rules.base), game.game.rules.target, momentOnPaper(record.createdAt))}
      </p>
      <ScoreSheet table={table} sheet={game} tableAt={(names) => tableFor(game, settings, names)} />
      <p className="pt-3 text-lg font-semibold">{standingText(table, game)}</p>
      {ledger.standing.heldOver > 0 && !ledger.over ? (
        <p className="text-base">{pointsWaiting(table, ledger.standing.heldOver)}</p>
      ) : null}
      {game.note === '' ? null : <p className="pt-2 text-base [overflow-wrap:anywhere]">{noteOnGame(game.note)}</p>}
      <div className="pt-4">
        <HouseLines base={rules.base} rules={game.game.rules} />
      </div>
    </article>
  )
}

function standingText(table: Table, { ledger, brokenOff }: ReadyGame): string {
  const last = ledger.rows.findLast((row) => row.state === 'scored')
  const ending = ledger.over && last !== undefined ? endingText(table, last) : null
  return ending ?? (brokenOff ? PRINT_ENDED_EARLY : STILL_GOING_ON)
}
