import { backToGame } from '@/components/addresses/game-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { useAddress } from '@/components/addresses/use-address'
import { tableFor } from '@/components/game/table-for'
import { HouseLines } from '@/components/print/house-lines'
import { Notice } from '@/components/ui/notice'
import { Screen } from '@/components/ui/screen'
import { useGame, type ReadyGame } from '@/lib/hooks/use-game'
import { useSettings } from '@/lib/hooks/use-settings'
import { historyTitle } from '@/lib/messages/compiled/app/history'
import { pastGameMissing } from '@/lib/messages/compiled/app/past-game'
import * as said from '@/lib/messages/compiled/app/print'
import { printTheSheet } from '@/lib/messages/compiled/app/share'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { allOf } from '@/lib/messages/locale'
import { endingText } from '@/lib/text/sheet/ending'
import { storageSentence } from '@/lib/text/storage/problem'
import type { Table } from '@/lib/text/table'
import { momentOnPaper } from '@/lib/text/terms/days'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { PrintKey } from './print-key'
import { ScoreSheet } from './score-sheet'

/** The sheet of a game as it is printed. */
export function PrintScreen() {
  const id = useAddress('id') ?? ''
  const game = useGame(id)
  return (
    <Screen
      title={printTheSheet}
      back={game.state === 'missing' ? { href: '/history/', label: historyTitle } : backToGame(id)}
      tools={game.state === 'ready' ? <PrintKey /> : null}
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
      return <Notice tone="wrong">{said.printUnreadable}</Notice>
    case 'refused':
      return <Notice tone="wrong">{storageSentence(game.problem.code)}</Notice>
  }
}

/** The notice for an address without a game, or with one that is gone: the list leads to the sheets that can be printed. */
const NoSuchGame = () => (
  <>
    <Notice tone="wrong">{pastGameMissing}</Notice>
    <p className="py-3 text-base">{said.whereSheetsArePrinted}</p>
    <ScreenLink href="/history/" className="link text-lg">
      {historyTitle}
    </ScreenLink>
  </>
)

function PrintedSheet({ game }: { readonly game: ReadyGame }) {
  const settings = useSettings()
  const table = tableFor(game, settings)
  const { record, rules, ledger } = game
  return (
    <article>
      <h2 className="text-2xl heading [overflow-wrap:anywhere]">{allOf(table.names)}</h2>
      <p className="pb-3 text-base text-soft">
        {said.playedTo({
          rules: record.rulesName ?? ruleSetName(rules.base),
          target: game.game.rules.target,
          goal: game.game.rules.goal,
          more: momentOnPaper(record.createdAt),
        })}
      </p>
      <ScoreSheet table={table} sheet={game} tableAt={(names) => tableFor(game, settings, names)} />
      <p className="pt-3 text-lg font-semibold">{standingText(table, game)}</p>
      {ledger.standing.heldOver > 0 && !ledger.over ? (
        <p className="text-base">
          {said.pointsWaiting({ vocabulary: table.vocabulary, points: ledger.standing.heldOver })}
        </p>
      ) : null}
      {game.note === '' ? null : (
        <p className="pt-2 text-base [overflow-wrap:anywhere]">{said.noteOnGame({ note: game.note })}</p>
      )}
      <div className="pt-4">
        <HouseLines base={rules.base} rules={game.game.rules} />
      </div>
    </article>
  )
}

function standingText(table: Table, { ledger, brokenOff }: ReadyGame): string {
  const last = ledger.rows.findLast((row) => row.state === 'scored')
  const ending = ledger.over && last !== undefined ? endingText(table, last) : null
  return ending ?? (brokenOff ? said.printEndedEarly : said.printInProgress)
}
