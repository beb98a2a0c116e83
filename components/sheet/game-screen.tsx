import { useRef, useState } from 'react'
import { Beside } from '@/components/ui/beside'
import { Dialog } from '@/components/ui/dialog'
import type { Elements } from '@/components/ui/elements'
import { lazyPart, useSoon } from '@/components/ui/lazy-part'
import { CloseKey, ScreenHead } from '@/components/ui/screen-head'
import { useBackStep } from '@/components/ui/use-back-step'
import { useIsWide } from '@/components/ui/use-is-wide'
import type { Hand } from '@/lib/engine/table/hand'
import type { GameActions, ReadyGame } from '@/lib/hooks/use-game'
import { useSettings } from '@/lib/hooks/use-settings'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
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
import type { Settings } from '@/lib/storage/records/settings'
import { handFormTitle } from '@/lib/text/screens/form'
import type { Table } from '@/lib/text/table'
import { clearHandAddress } from '../addresses/game-address'
import { tableFor } from '../game/table-for'
import { useUndoRematch } from '../game/use-undo-rematch'
import { ActBar } from './act-bar'
import { openAdjustment } from './adjustment'
import type { FormTask } from './hand-forms'
import { overlayTitle, type Overlay } from './overlay'
import { SheetFoot } from './sheet-foot'
import { SheetScreen } from './sheet-screen'
import { StorageTrouble } from './storage-trouble'
import { namesForTask, numberFor, pointsOfTask, standingFor } from './task-hand'
import { useAnnouncer } from './use-announcer'
import { useBefore } from './use-before'
import { useHandForm, type HandFormState } from './use-hand-form'
import { useJustClosed } from './use-just-closed'
import { useSheetActions, type SheetActions } from './use-sheet-actions'

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

export interface GameScreenProps {
  readonly id: string
  readonly game: ReadyGame & GameActions
  /** The id of a hand to explain at once: a rule links to the hands that it decided. */
  readonly hand: string | null
  /** A claim to open at once, with what the referee was told: the referee links here. */
  readonly claim: string | null
  /** `sheet` to show the sheet of a game that has ended instead of its result. */
  readonly view: string | null
  /**
   * Renders the other devices at the table: on the sheet with a link to them, and over a form. `hand` is the number of the hand
   * being written here.
   */
  readonly table?: {
    readonly onSheet: (hand: number | null, onOpen: () => void) => Elements
    readonly onForm: (hand: number) => Elements
  }
}

/** The screen of a game: its sheet or the form of a hand, and any overlay. On a wide screen the form is next to the sheet. */
export function GameScreen(props: GameScreenProps) {
  const { id, game } = props
  const settings = useSettings()
  const [overlay, setOverlay] = useState<Overlay | null>(() => firstOverlay(props))
  const form = useHandForm(id, game.game, game.rows, settings.counting === 'totals' ? 'totals' : 'piles')
  const table = tableFor(game, settings)
  const wakeLock = useWakeLock(settings.wakeLock === 'on' && !game.ledger.over)
  const announced = useAnnouncer(game, table, settings)
  const [before, forgetBefore] = useBefore(game)
  const isWide = useIsWide()
  const undoRematch = useUndoRematch(game)
  const [seesSheet, setSeesSheet] = useState(props.view === 'sheet' && game.ledger.over)
  if (seesSheet && !game.ledger.over) setSeesSheet(false)
  const isEnd = game.ledger.over && !seesSheet && form.task === null
  const writing = form.task === null ? null : numberFor(game, form.task)
  const openOverlay = (next: Overlay | null) => {
    // On a wide screen the sheet can be tapped while the form is open.
    if (next !== null && form.task !== null) form.leave()
    setOverlay(next)
    clearHandAddress()
  }
  const replaceOverlay = (before: Overlay | null, next: Overlay | null) => {
    setOverlay((now) => (now === before ? next : now))
    clearHandAddress()
  }
  const actions = useSheetActions({ game, announce: announced.expect, overlay, replaceOverlay })

  useBackStep(form.task !== null, form.leave)
  const isResting = useJustClosed(form.task !== null || overlay !== null)

  const foot = (
    <SheetFoot
      {...{ game, actions, openOverlay }}
      isNextHandStarted={form.isNextHandStarted}
      isResting={isResting && !isWide}
      undoRematch={props.table === undefined ? undoRematch : null}
      onRecord={() => {
        openOverlay(null)
        form.begin({ kind: 'record' })
      }}
      onResult={game.ledger.over ? () => setSeesSheet(false) : null}
    />
  )

  // Load the form before its key can be tapped.
  useSoon(HandForm)

  if (isEnd)
    return (
      <>
        {announced.region}
        <StorageTrouble game={game} />
        {props.table?.onSheet(null, () => openOverlay({ kind: 'together' }))}
        <GameEnd
          {...{ table, game }}
          bar={<ActBar onUndo={game.undoable === null ? null : actions.undo} onRedo={null} />}
          isBusy={isResting}
          onSheet={() => setSeesSheet(true)}
          onMore={() => openOverlay({ kind: 'menu' })}
          onHand={(hand) => openOverlay({ kind: 'hand', id: hand })}
        />
        {overlay === null ? null : (
          <Overlays key={JSON.stringify(overlay)} {...{ id, game, settings, overlay, openOverlay, form, actions }} />
        )}
      </>
    )

  return (
    <div className="game-panes">
      {form.task !== null && !isWide ? null : (
        <div className="game-sheet">
          <SheetScreen
            {...{ table, game, wakeLock, before, actions, openOverlay }}
            line={props.table?.onSheet(writing, () => openOverlay({ kind: 'together' }))}
            onSeen={forgetBefore}
            isTurned={settings.turned === 'on'}
            foot={isWide ? null : foot}
          />
        </div>
      )}
      <div className="game-beside">
        {form.task === null ? (
          announced.region
        ) : (
          <OpenForm
            task={form.task}
            {...{ table, game, settings, form, actions, isWide }}
            line={isWide ? null : props.table?.onForm(numberFor(game, form.task))}
          />
        )}
        {overlay === null || form.task !== null ? null : (
          <Beside value={isWide}>
            <Overlays
              key={JSON.stringify(overlay)}
              id={id}
              game={game}
              settings={settings}
              overlay={overlay}
              openOverlay={openOverlay}
              form={form}
              actions={actions}
            />
          </Beside>
        )}
        {isWide ? (
          <SidePane
            table={table}
            game={game}
            opened={form.task !== null ? 'form' : overlay !== null ? 'paper' : null}
            onLeave={form.leave}
            foot={foot}
          />
        ) : null}
      </div>
    </div>
  )
}

interface OpenFormProps extends Pick<GameScreenProps, 'game'> {
  readonly task: FormTask
  readonly table: Table
  readonly settings: Settings
  readonly form: HandFormState
  readonly actions: SheetActions
  /** True if it is shown next to the sheet. */
  readonly isWide: boolean
  readonly line: Elements
}

/** The form of a hand. If another tab has saved a hand, a dialog over the form asks whether it is the same hand. */
function OpenForm({ task, table, game, settings, form, actions, isWide, line }: OpenFormProps) {
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
      {isWide ? null : <StorageTrouble game={game} />}
      {line}
      <HandForm
        table={tableFor(game, settings, namesForTask(game, task))}
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

/** Tells whether the hand of a task is on the sheet, or can still be added to it. */
const isOpen = ({ ledger, rows }: ReadyGame, task: FormTask): boolean =>
  task.kind === 'correct' ? rows.some(({ id }) => id === task.hand) : !ledger.over

/**
 * Returns the overlay that was open before a reload, or the one the address asks for. A claim opens only if one can still be
 * made.
 */
function firstOverlay({ id, game, hand, claim }: GameScreenProps): Overlay | null {
  const adjustment = openAdjustment(id)
  if (adjustment !== null && isOpen(game, adjustment.task)) return { kind: 'agreed', task: adjustment.task }
  if (hand !== null) return { kind: 'hand', id: hand }
  const canClaim = game.game.rules.claims !== 'none' && !game.ledger.over && !game.brokenOff
  return claim !== null && canClaim ? { kind: 'claim', task: { kind: 'record' }, told: claim } : null
}
