import { useRef } from 'react'
import { Beside } from '@/components/ui/beside'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { CloseKey, ScreenHead } from '@/components/ui/screen-head'
import type { Hand } from '@/lib/engine/table/hand'
import { backToTheSheet } from '@/lib/messages/compiled/table/hand-form'
import { savedElsewhere } from '@/lib/messages/compiled/table/ledger'
import {
  partBesideSheet,
  partGameEnd,
  partHandForm,
  partOvertaken,
  partSavePreview,
  partSheetPaper,
} from '@/lib/messages/compiled/table/parts'
import { handFormTitle } from '@/lib/text/screens/form'
import { ActBar } from './act-bar'
import type { FormTask } from './hand-forms'
import { overlayTitle } from './overlay'
import { SheetFoot } from './sheet-foot'
import { SheetScreen } from './sheet-screen'
import { StorageTrouble } from './storage-trouble'
import { namesForTask, numberFor, pointsOfTask, standingFor } from './task-hand'
import { useGameScreen, type GameScreenProps, type GameScreenState } from './use-game-screen'
import { useMayWrite } from './use-may-write'

const HandForm = lazyPart(
  () => import('@/components/hand/hand-form').then((part) => part.HandForm),
  () => partHandForm,
  {
    frame: ({ doing, number, onLeave }, notice) => (
      <div className="safe mx-auto max-w-xl px-3">
        <ScreenHead
          className="hand-form-head"
          lead={<CloseKey label={backToTheSheet} onClose={onLeave} />}
          title={handFormTitle(doing, number)}
        />
        {notice}
      </div>
    ),
  },
)
const SavePreview = lazyPart(
  () => import('./save-preview').then((part) => part.SavePreview),
  () => partSavePreview,
)
const Overlays = lazyPart(
  () => import('./overlays').then((part) => part.Overlays),
  () => partSheetPaper,
  {
    frame: ({ openOverlay, overlay, game }, notice) => (
      <Dialog title={overlayTitle(overlay, game.rows)} onClose={() => openOverlay(null)}>
        {notice}
      </Dialog>
    ),
  },
)
const GameEnd = lazyPart(
  () => import('./game-end').then((part) => part.GameEnd),
  () => partGameEnd,
  { waiting: () => <div className="game-end" /> },
)
const SidePane = lazyPart(
  () => import('./side-pane').then((part) => part.SidePane),
  () => partBesideSheet,
)
const OvertakenDialog = lazyPart(
  () => import('./overtaken-dialog').then((part) => part.OvertakenDialog),
  () => partOvertaken,
  {
    frame: ({ number, onClose }, notice) => (
      <Dialog title={savedElsewhere({ number })} onClose={onClose}>
        {notice}
      </Dialog>
    ),
  },
)

/** The screen of a game: its sheet or the form of a hand, and any overlay. On a wide screen the form is next to the sheet. */
export function GameScreen(props: GameScreenProps) {
  const screen = useGameScreen(props)
  // Load the form before its key can be tapped.
  useSoon(HandForm)
  return screen.isEnd ? <EndPane {...screen} /> : <Panes {...screen} />
}

/** How a game that has ended came out. */
function EndPane(screen: GameScreenState) {
  const { game, table, actions, openOverlay } = screen
  const mayWrite = useMayWrite(game)
  return (
    <>
      {screen.region}
      <StorageTrouble game={game} />
      {screen.together?.onSheet(null, () => openOverlay({ kind: 'together' }))}
      <GameEnd
        {...{ table, game }}
        bar={<ActBar onUndo={game.undoable === null ? null : actions.undo} onRedo={null} />}
        isBusy={!mayWrite}
        onSheet={() => screen.setSeesSheet(true)}
        onMore={() => openOverlay({ kind: 'menu' })}
        onHand={(hand) => openOverlay({ kind: 'hand', id: hand })}
      />
      <OpenOverlay {...screen} />
    </>
  )
}

/** The sheet, and beside or over it the form of a hand, an overlay, or the course of the game. */
function Panes(screen: GameScreenState) {
  const { game, table, form, isWide } = screen
  const foot = <Foot {...screen} />
  return (
    <div className="game-panes">
      {form.task !== null && !isWide ? null : (
        <div className="game-sheet">
          <SheetPane {...screen} foot={isWide ? null : foot} />
        </div>
      )}
      <div className="game-beside">
        {form.task === null ? screen.region : <OpenForm {...screen} task={form.task} />}
        {form.task === null ? (
          <Beside value={isWide}>
            <OpenOverlay {...screen} />
          </Beside>
        ) : null}
        {isWide ? (
          <SidePane
            table={table}
            game={game}
            opened={form.task !== null ? 'form' : screen.overlay !== null ? 'paper' : null}
            onLeave={form.leave}
            foot={foot}
          />
        ) : null}
      </div>
    </div>
  )
}

function SheetPane({ foot, ...screen }: GameScreenState & { readonly foot: Elements }) {
  const { game, table, form, settings, actions, wakeLock, before, openOverlay } = screen
  const writing = form.task === null ? null : numberFor(game, form.task)
  return (
    <SheetScreen
      {...{ table, game, wakeLock, before, actions, openOverlay, foot }}
      line={screen.together?.onSheet(writing, () => openOverlay({ kind: 'together' }))}
      onSeen={screen.forgetBefore}
      isTurned={settings.turned === 'on'}
    />
  )
}

function Foot({ game, form, actions, openOverlay, ...screen }: GameScreenState) {
  return (
    <SheetFoot
      {...{ game, actions, openOverlay }}
      isNextHandStarted={form.isNextHandStarted}
      undoRematch={screen.together === undefined ? screen.undoRematch : null}
      onRecord={() => {
        openOverlay(null)
        form.begin({ kind: 'record' })
      }}
      onResult={game.ledger.over ? () => screen.setSeesSheet(false) : null}
    />
  )
}

function OpenOverlay({ id, game, settings, tableAt, overlay, openOverlay, form, actions }: GameScreenState) {
  if (overlay === null) return null
  const shown = { id, game, settings, tableAt, overlay, openOverlay, form, actions }
  return <Overlays key={JSON.stringify(overlay)} {...shown} />
}

/** The form of a hand. If another tab has saved a hand, a dialog over the form asks whether it is the same hand. */
function OpenForm({ task, ...screen }: GameScreenState & { readonly task: FormTask }) {
  const { table, tableAt, game, settings, form, actions, isWide } = screen
  const isSaving = useRef(false)
  const save = async (hand: Hand) => {
    // A second tap on Save, while the first is being written, does nothing.
    if (isSaving.current) return
    isSaving.current = true
    try {
      await form.submit((onShown) => actions.save(task, hand, task.kind === 'record' ? 'clear' : 'keep', onShown))
    } finally {
      isSaving.current = false
    }
  }
  return (
    <div
      role={isWide ? 'region' : 'main'}
      aria-label={isWide ? handFormTitle(task.kind, numberFor(game, task)) : undefined}
      className="form-screen"
    >
      {isWide ? null : (
        <>
          <StorageTrouble game={game} />
          {screen.together?.onForm(numberFor(game, task))}
        </>
      )}
      <HandForm
        table={tableAt(namesForTask(game, task))}
        standing={standingFor(game, task)}
        doing={task.kind}
        number={numberFor(game, task)}
        draft={form.draft}
        onDraft={form.change}
        hasBoard={settings.counting === 'board'}
        was={pointsOfTask(game.rows, task)}
        onLeave={form.leave}
        previewOf={(hand) =>
          task.kind === 'record' ? null : <SavePreview table={table} sheet={game} task={task} hand={hand} />
        }
        onSave={(hand) => void save(hand)}
      />
      {task.kind !== 'record' || form.overtaken === null ? null : (
        <OvertakenDialog
          table={table}
          {...form.overtaken}
          next={numberFor(game, { kind: 'record' })}
          onLetStand={form.giveWay}
          onGoOn={form.goOn}
          onClose={form.leave}
        />
      )}
    </div>
  )
}
