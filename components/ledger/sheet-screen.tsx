import { SavedMark } from '@/components/storage/saved-mark'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import type { GameActions, ReadyGame } from '@/lib/hooks/use-game'
import { useSeries } from '@/lib/hooks/use-lists'
import { useLooks } from '@/lib/hooks/use-looks'
import { useLastRename } from '@/lib/hooks/use-renamed'
import type { WakeLockState } from '@/lib/hooks/use-wake-lock'
import {
  gameEndedEarly,
  openHandTool,
  resumeGame,
  screenGoesOff,
  undoResumesIt,
  openHandWaits,
} from '@/lib/messages/compiled/table/ledger'
import { partGameEnd } from '@/lib/messages/compiled/table/parts'
import type { Saved } from '@/lib/stores/saved-store'
import type { Table } from '@/lib/text/table'
import { seriesScore } from '../game/series-score'
import { useNextGame } from '../game/use-next-game'
import { asksOf } from './asks-of'
import { GameHeader } from './game-header'
import type { Overlay } from './overlay'
import { SheetTable } from './sheet-table'
import { SheetTools } from './sheet-tools'
import { StorageTrouble } from './storage-trouble'
import { HeldOver, TotalsHead } from './totals-head'
import type { Before } from './use-before'
import type { SheetActions } from './use-sheet-actions'

const RenamedBar = lazyPart(() => import('@/components/storage/renamed-bar').then((part) => part.RenamedBar), null)

const GameEnd = lazyPart(
  () => import('./game-end').then((part) => part.GameEnd),
  () => partGameEnd,
  {
    waiting: () => <div className="game-end min-h-32 border-t-2 border-ink" />,
  },
)

const TurnedTotals = lazyPart(() => import('./turned-totals').then((part) => part.TurnedTotals), null)

const QuestionBar = lazyPart(() => import('./asked-on-sheet').then((part) => part.QuestionBar), null, {
  frame: () => null,
})

interface SheetScreenProps {
  readonly table: Table
  readonly game: ReadyGame & GameActions
  readonly saved: Saved
  /** What is said of the other phones at the table. */
  readonly line: Elements
  readonly wakeLock: WakeLockState
  readonly isHalfSaid: boolean
  /** Something that lay over the sheet has just gone. */
  readonly isResting: boolean
  /** How the sheet stood before what is new on it; `null` where nothing is, or it has been seen. */
  readonly before: Before | null
  readonly onSeen: () => void
  /** The totals stand at the upper edge too, for the other side of the table. */
  readonly isTurned: boolean
  readonly actions: SheetActions
  readonly openOverlay: (overlay: Overlay) => void
  readonly onRecord: () => void
}

const NEXT = { kind: 'record' } as const

/** The sheet of paper on the table: totals, hands, and the tools at its foot. */
export function SheetScreen(props: SheetScreenProps) {
  const { table, game, saved, line, wakeLock, isHalfSaid, isTurned, before, onSeen, actions, openOverlay, onRecord } =
    props
  const { ledger } = game
  const found = useSeries(game.record.seriesId ?? '')
  const series = game.record.seriesId === null ? null : found.state === 'ready' ? found.value : undefined
  const next = useNextGame(game, series)
  const score = seriesScore(game, series ?? null)
  const renamed = useLastRename()
  const looks = useLooks(table.names)
  const isClosed = ledger.over || game.brokenOff
  return (
    <div className="game-screen mx-auto flex w-full max-w-3xl flex-col">
      {isTurned ? <TurnedTotals table={table} totals={ledger.standing.totals} /> : null}
      <GameHeader table={table} game={game} mark={<SavedMark mark={saved.mark} />} />
      <StorageTrouble game={game} saved={saved} />
      {line}
      {renamed === null ? null : (
        <div className="px-3">
          <RenamedBar />
        </div>
      )}
      <main className="game-main flex flex-auto flex-col" onAnimationEnd={onSeen}>
        <TotalsHead
          table={table}
          totals={ledger.standing.totals}
          dealer={ledger.over ? null : ledger.standing.dealer}
          winner={ledger.winner}
          series={score}
          isOpen={ledger.open !== null}
          looks={looks}
          before={before}
          wonOver={wonOver(game, before)}
        />
        <HeldOver table={table} game={game} isNew={before !== null && before.heldOver < ledger.standing.heldOver} />
        <OpenHand game={game} openOverlay={openOverlay} />
        {game.rows.some(asksOf) ? (
          <QuestionBar rows={game.rows} onOpen={(id) => openOverlay({ kind: 'hand', id, side: null })} />
        ) : null}
        <SheetTable
          table={table}
          rows={game.rows}
          seen={before?.hands ?? game.rows.length}
          start={game.game.start}
          onOpen={(hand, side) => openOverlay({ kind: 'hand', id: hand, side })}
          note={wakeLock === 'unsupported' ? screenGoesOff : null}
        />
      </main>
      {ledger.over ? (
        <GameEnd
          table={table}
          game={game}
          series={score}
          looks={looks}
          onShare={() => openOverlay({ kind: 'share' })}
        />
      ) : null}
      {game.brokenOff ? (
        <Notice
          tone="word"
          className="mx-3 my-2"
          action={<Button onClick={() => actions.change({ kind: 'resumed' })}>{resumeGame}</Button>}
        >
          {wasBrokenOffLast(game) ? `${gameEndedEarly} ${undoResumesIt}` : gameEndedEarly}
        </Notice>
      ) : null}
      <SheetTools
        number={game.rows.length + 1}
        isOver={isClosed}
        next={ledger.over ? next : null}
        canUndo={game.undoable !== null}
        canRedo={game.redoable !== null}
        canClaim={table.rules.claims !== 'none' && !isClosed}
        hasDraft={isHalfSaid}
        isBusy={props.isResting || saved.mark.state === 'saving' || !mayWrite(game, saved)}
        onRecord={onRecord}
        onUndo={actions.undo}
        onRedo={actions.redo}
        onThrownIn={() => openOverlay({ kind: 'thrown-in', task: NEXT })}
        onMore={() => openOverlay({ kind: 'menu' })}
        onClaim={() => openOverlay({ kind: 'claim', task: NEXT })}
      />
    </div>
  )
}

/** What the newest hand brought over from those before it, by side. */
function wonOver({ rows }: ReadyGame, before: Before | null): readonly number[] {
  const row = rows.at(-1)?.row
  if (before === null || before.hands === rows.length || row?.state !== 'scored') return []
  const won = row.score.sheetLines.filter(({ reason }) => reason.kind === 'held-over-won')
  return row.totals.map((_, side) => won.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0))
}

/** Not on a phone without room, nor in a tab whose code is too old, nor over a storage that was emptied. */
const mayWrite = (game: ReadyGame, { isFull, outdated }: Saved): boolean =>
  !isFull && outdated === null && game.problem?.code !== 'evicted'

/** Whether Undo would take the game up again. */
const wasBrokenOffLast = ({ log, undoable }: ReadyGame): boolean =>
  log.log.some(({ id, kind }) => id === undoable && kind === 'broken-off')

/** Says which hand has to be put right before the totals can go on. */
function OpenHand({ game, openOverlay }: Pick<SheetScreenProps, 'game' | 'openOverlay'>) {
  const place = game.rows.findIndex(({ row }) => row.state === 'open' || row.state === 'unreadable')
  const open = game.rows[place]
  if (open === undefined) return null
  return (
    <Notice
      tone="wrong"
      className="open-hand mx-3 my-1"
      action={<Button onClick={() => openOverlay({ kind: 'hand', id: open.id, side: null })}>{openHandTool}</Button>}
    >
      {openHandWaits({ number: place + 1 })}
    </Notice>
  )
}
