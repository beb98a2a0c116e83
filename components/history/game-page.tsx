import { finishedSheetHref, gameHref } from '@/components/addresses/game-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { useScreens } from '@/components/addresses/use-screens'
import { DeleteGame } from '@/components/game/delete-game'
import { tableFor } from '@/components/game/table-for'
import { Button } from '@/components/ui/button'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { ActionLink } from '@/components/ui/links'
import { Screen, type Back } from '@/components/ui/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { deleteWithUndo, setArchived } from '@/lib/actions/list-changes'
import { at, sidesOf } from '@/lib/engine/table/seats'
import { useGame, type ReadyGame } from '@/lib/hooks/use-game'
import { useSeries } from '@/lib/hooks/use-lists'
import { useSettings } from '@/lib/hooks/use-settings'
import { historyTitle } from '@/lib/messages/compiled/app/history'
import { partResultPicture } from '@/lib/messages/compiled/app/parts'
import * as said from '@/lib/messages/compiled/app/past-game'
import { soManyDeals } from '@/lib/messages/compiled/table/common'
import { deleteHandAsk } from '@/lib/messages/compiled/table/hand-dialog'
import { wonMark, toTarget } from '@/lib/messages/compiled/table/ledger'
import { partCharts } from '@/lib/messages/compiled/table/parts'
import { oneMoment } from '@/lib/messages/compiled/table/shared'
import { ARCHIVED } from '@/lib/storage/sheet/archived'
import { sessionDate } from '@/lib/storage/sheet/session-date'
import { storageSentence } from '@/lib/text/storage/problem'
import type { Table } from '@/lib/text/table'
import { dayInWords } from '@/lib/text/terms/days'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import { ruleSetName } from '@/lib/text/terms/rule-set-names'
import { Rematch } from './rematch'
import { SeriesResult } from './series-result'
import { UndoBar } from './undo-bar'

const GameCharts = lazyPart(
  () => import('../charts/game-charts').then((part) => part.GameCharts),
  () => partCharts,
  // Keep a screen of room, so that what is below is not in view before it has its place.
  { waiting: () => <div className="min-h-dvh" /> },
)

const SendResult = lazyPart(
  () => import('../share/send-result').then((part) => part.SendResult),
  () => partResultPicture,
  { waiting: () => <div className="min-h-12" /> },
)

const ToCome = ({ back }: { readonly back: Back }) => (
  <Screen title={said.aGame} back={back}>
    <Skeleton label={oneMoment} rows={6} />
  </Screen>
)

/** A game of the history: its result, its course, its series, and actions. */
export function OneGame({ id, back }: { readonly id: string; readonly back: Back }) {
  const game = useGame(id)
  const settings = useSettings()
  // Load the charts together with the game.
  useSoon(GameCharts)
  switch (game.state) {
    case 'loading':
      return <ToCome back={back} />
    case 'ready':
      return <Found key={id} game={game} table={tableFor(game, settings)} back={back} />
    case 'missing':
      return <Lost id={id} back={back} words={said.pastGameMissing} canDelete={false} />
    case 'unreadable':
      return <Lost id={id} back={back} words={said.pastGameUnreadable} canDelete />
    case 'refused':
      return <Lost id={id} back={back} words={storageSentence(game.problem.code)} canDelete={false} />
  }
}

interface FoundProps {
  readonly game: ReadyGame
  readonly table: Table
  readonly back: Back
}

function Found({ game, table, back }: FoundProps) {
  const { record } = game
  const series = useSeries(record.seriesId ?? '')
  const day = dayInWords(sessionDate(record.createdAt), record.createdAt)
  const found = record.seriesId === null ? null : series.state === 'ready' ? series.value : undefined
  if (record.seriesId !== null && series.state === 'loading') return <ToCome back={back} />
  return (
    <Screen
      title={record.rulesName ?? ruleSetName(game.rules.base)}
      aside={table.rules.goal === 'hands' ? soManyDeals(table.rules) : toTarget(table.rules)}
      back={back}
    >
      <UndoBar />
      <p className="text-base text-soft">{record.example ? said.exampleDay({ day }) : day}</p>
      <Result table={table} game={game} />
      {game.note === '' ? null : (
        <p className="mt-3 border-s-4 border-margin ps-3 text-base whitespace-pre-line">{game.note}</p>
      )}
      <ActionLink
        href={game.ledger.over ? finishedSheetHref(record.id) : gameHref(record.id)}
        className="mt-4 min-h-main! w-full text-xl! font-semibold"
      >
        {game.ledger.over ? said.openTheSheet : said.continueGame}
      </ActionLink>
      {game.ledger.over && !record.example ? <Rematch table={table} game={game} series={found} /> : null}
      {game.ledger.over && found !== undefined ? (
        <div className="mt-3 flex flex-wrap">
          <SendResult table={table} game={game} series={found} />
        </div>
      ) : null}
      <GameCharts table={table} sheet={game} />
      {found === null || found === undefined ? null : <SeriesResult table={table} game={game} series={found} />}
      {record.example ? null : <ArchiveOrDelete game={game} />}
    </Screen>
  )
}

function Result({ table, game }: { readonly table: Table; readonly game: ReadyGame }) {
  const { ledger } = game
  return (
    <ul className="mt-2 border-t-2 border-ink">
      {sidesOf(table.rules).map((side) => (
        <li
          key={side}
          className="flex items-baseline justify-between gap-3 border-b border-rule py-1 cramped:flex-wrap"
        >
          <span className="min-w-0 text-lg font-semibold cramped:min-w-min">
            <span translate="no">{sideHeading(table, side)}</span>{' '}
            {ledger.winner === side ? <span className="text-base font-normal text-felt">{wonMark}</span> : null}
          </span>
          <span translate="no" className="num text-4xl">
            {figure(at(ledger.standing.totals, side))}
          </span>
        </li>
      ))}
      {ledger.over ? null : (
        <li className="py-1 text-base text-soft">{game.brokenOff ? said.noOneHasWon : said.notFinishedYet}</li>
      )}
    </ul>
  )
}

/** The buttons that archive the game, take it out of the archive, or delete it. Each can be undone. */
function ArchiveOrDelete({ game }: { readonly game: ReadyGame }) {
  const screens = useScreens()
  const { id, extra } = game.record
  const isArchived = extra[ARCHIVED] === true
  return (
    <section
      aria-label={said.keepOrDelete}
      className="mt-8 grid grid-cols-2 gap-2 border-t cramped:grid-cols-1 border-rule pt-4"
    >
      <Button onClick={() => void setArchived(id, isArchived ? 'listed' : 'archived')}>
        {isArchived ? said.unarchiveGame : said.archiveGame}
      </Button>
      <DeleteGame
        face={deleteHandAsk}
        onDelete={() => void deleteWithUndo(id).then((done) => done.ok && screens.replace('/history/'))}
      />
    </section>
  )
}

interface LostProps {
  readonly id: string
  readonly back: Back
  readonly words: string
  readonly canDelete: boolean
}

function Lost({ id, back, words, canDelete }: LostProps) {
  const screens = useScreens()
  return (
    <Screen title={said.aGame} back={back}>
      <UndoBar />
      <p className="text-lg">{words}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ScreenLink href="/history/" className="link text-lg">
          {historyTitle}
        </ScreenLink>
        {canDelete ? (
          <Button
            look="grave"
            onClick={() => void deleteWithUndo(id).then((done) => done.ok && screens.replace('/history/'))}
          >
            {said.deleteIt}
          </Button>
        ) : null}
      </p>
    </Screen>
  )
}
