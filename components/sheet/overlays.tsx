import { useState } from 'react'
import { leaveSteps } from '@/components/addresses/use-back-step'
import { useScreens } from '@/components/addresses/use-screens'
import { Dialog } from '@/components/ui/dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { deleteWithUndo } from '@/lib/actions/list-changes'
import { saveSetting } from '@/lib/actions/settings'
import { numberOf as numberIn } from '@/lib/engine/game/hand-numbers'
import type { Hand } from '@/lib/engine/table/hand'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { partTogether } from '@/lib/messages/compiled/app/parts'
import { deleteThisGame, deleteThisGameAbout } from '@/lib/messages/compiled/app/past-game'
import { cancelDelete } from '@/lib/messages/compiled/table/hand-dialog'
import { partShare, partVersions } from '@/lib/messages/compiled/table/parts'
import { deleteTool, shareThisGame } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { SheetRow } from '@/lib/storage'
import type { Settings } from '@/lib/storage/records/settings'
import { askedTitle } from '@/lib/text/screens/versions'
import type { Table } from '@/lib/text/table'
import { claimIn } from '../addresses/claim-address'
import { AgreedDialog } from './agreed-dialog'
import { AskDialog } from './ask-dialog'
import { ClaimDialog } from './claim-dialog'
import { EndEarlyDialog } from './end-early-dialog'
import { GameMenu } from './game-menu'
import { HandDialog } from './hand-dialog'
import type { FormTask } from './hand-forms'
import { NeedDialog } from './need-dialog'
import { NoteDialog } from './note-dialog'
import { overlayTitle, type Overlay } from './overlay'
import { PlayersDialog } from './players-dialog'
import { versionQuestionOf } from './question'
import { rowNumber, rowTitle } from './row-title'
import { previewOfDelete } from './sheet-changes'
import { dealtBy, handOfTask, namesForTask, standingFor } from './task-hand'
import { ThrownInDialog } from './thrown-in-dialog'
import { typedIn } from './typed-overlay'
import type { HandFormState } from './use-hand-form'
import type { SheetActions } from './use-sheet-actions'

const ShareGame = lazyPart(
  () => import('@/components/share/share-game').then((part) => part.ShareGame),
  () => partShare,
)

const TogetherDialog = process.env.NEXT_PUBLIC_RELAY
  ? lazyPart(
      () => import('@/components/together/together-dialog').then((part) => part.TogetherDialog),
      () => partTogether,
      {
        frame: ({ onClose }, notice) => (
          <Dialog title={overlayTitle({ kind: 'together' }, [])} onClose={onClose}>
            {notice}
          </Dialog>
        ),
      },
    )
  : null

const VersionsDialog = lazyPart(
  () => import('./versions-dialog').then((part) => part.VersionsDialog),
  () => partVersions,
  {
    frame: ({ number, question, onClose }, notice) => (
      <Dialog title={askedTitle(number, question)} onClose={onClose}>
        {notice}
      </Dialog>
    ),
  },
)

interface OverlaysProps {
  readonly id: string
  readonly game: ReadyGame
  readonly settings: Settings
  /** Returns the table, or as it was when others sat there. */
  readonly tableAt: (names?: readonly string[]) => Table
  readonly overlay: Overlay
  readonly openOverlay: (overlay: Overlay | null) => void
  readonly form: HandFormState
  readonly actions: SheetActions
}

/** The dialog that is open over the sheet. */
export function Overlays(props: OverlaysProps) {
  const { game, tableAt, overlay, openOverlay, form } = props
  const table = tableAt()
  const tableOfTask = (task: FormTask) => tableAt(namesForTask(game, task))
  const close = () => openOverlay(null)
  const { change } = props.actions
  const typedKey = typedIn(props.id, overlay)
  switch (overlay.kind) {
    case 'hand':
      return <HandOverlay {...props} row={rowOf(game, overlay.id)} />
    case 'thrown-in':
      return (
        <ThrownInDialog
          table={tableOfTask(overlay.task)}
          hand={handOf(game, overlay.task, 'thrown-in')}
          dealer={dealtBy(handOfTask(game.rows, overlay.task))}
          standing={standingFor(game, overlay.task)}
          onSave={(hand) => saveBeside(props, overlay.task, hand)}
          onPlayed={playedAfterAll(props, overlay.task)}
          onClose={close}
        />
      )
    case 'agreed':
      return (
        <AgreedDialog
          typedKey={typedKey}
          table={tableOfTask(overlay.task)}
          hand={handOf(game, overlay.task, 'agreed')}
          before={standingFor(game, overlay.task).totals}
          onSave={(hand) => saveBeside(props, overlay.task, hand)}
          onClose={close}
        />
      )
    case 'claim':
      return (
        <ClaimDialog
          table={tableOfTask(overlay.task)}
          standing={standingFor(game, overlay.task)}
          hand={handOf(game, overlay.task, 'claimed')}
          soFar={claimIn(overlay.told ?? '', table.rules)}
          form={overlay.task.kind === 'record' && form.isNextHandStarted ? form.draft : null}
          onSave={(hand) => saveClaim(props, overlay.task, hand)}
          onClose={close}
        />
      )
    case 'menu':
      return <MenuOverlay {...props} />
    case 'note':
      return (
        <NoteDialog
          {...{ typedKey }}
          note={game.note}
          onNote={(text) => change({ kind: 'noted', text })}
          onClose={close}
        />
      )
    case 'players':
      return <PlayersDialog {...{ typedKey, table, game }} onChange={change} onClose={close} />
    case 'end-early':
      return (
        <EndEarlyDialog
          table={table}
          standing={game.ledger.standing}
          onBrokenOff={() => change({ kind: 'broken-off' })}
          onAgreed={(hand) => saveBeside(props, { kind: 'record' }, hand)}
          onClose={close}
        />
      )
    case 'delete':
      return <DeleteOverlay {...props} />
    case 'need':
      return <NeedDialog table={table} standing={game.ledger.standing} draft={props.form.draft} onClose={close} />
    case 'together':
      return TogetherDialog === null ? null : <TogetherDialog gameId={props.id} names={table.names} onClose={close} />
    case 'share':
      return (
        <Dialog title={shareThisGame} onClose={close}>
          <ShareGame gameId={props.id} />
        </Dialog>
      )
  }
}

/** Saves a hand without cards. If it is a new hand, the unfinished hand becomes the one after it. */
function saveBeside({ form, actions }: OverlaysProps, task: FormTask, hand: Hand): void {
  void actions.save(task.kind === 'record' ? form.beside() : task, hand, 'keep')
}

/** Saves a claim. It ends the unfinished hand: the claim is saved as that hand, and its form is cleared. */
function saveClaim(props: OverlaysProps, task: FormTask, hand: Hand): void {
  const { form, actions } = props
  if (task.kind !== 'record' || !form.isNextHandStarted || form.hand === null) return saveBeside(props, task, hand)
  void actions.save({ ...task, hand: form.hand }, hand, 'clear').then((isSaved) => isSaved && form.finish())
}

const rowOf = (game: ReadyGame, id: string): SheetRow | undefined => game.rows.find((row) => row.id === id)
const numberOf = (game: ReadyGame, row: SheetRow): number =>
  numberIn(
    game.rows.map((one) => one.row),
    game.rows.indexOf(row),
  )

type RowOverlayProps = OverlaysProps & { readonly row: SheetRow | undefined }

/** The dialog of a hand. If devices wrote it down differently, it first asks which version is right. */
function HandOverlay(props: RowOverlayProps) {
  const { game, tableAt, row, actions, openOverlay } = props
  const [isExplaining, setExplaining] = useState(false)
  const question = row === undefined ? null : versionQuestionOf(row)
  if (row === undefined || question === null || isExplaining) return <ExplainedHand {...props} />
  return (
    <VersionsDialog
      // The next question about the same hand needs a fresh dialog.
      key={`${row.id} ${question.kind}`}
      table={tableAt(row.names)}
      sheet={game}
      row={row}
      question={question}
      number={numberOf(game, row)}
      standing={standingFor(game, { kind: 'correct', hand: row.id })}
      onSave={actions.change}
      onExplain={() => setExplaining(true)}
      onClose={() => openOverlay(null)}
    />
  )
}

function ExplainedHand(props: RowOverlayProps) {
  const { id, game, tableAt, row, openOverlay, form, actions } = props
  if (row === undefined) return null
  const begin = (task: FormTask) => {
    openOverlay(null)
    form.begin(task, task.kind === 'correct' ? row : undefined)
  }
  return (
    <HandDialog
      table={tableAt(row.names)}
      gameId={id}
      row={row}
      title={rowTitle(game.rows, row.id)}
      number={rowNumber(game.rows, row.id)}
      edits={{
        deletePreview: () => previewOfDelete(tableAt(), game, row.id),
        onEdit: () => {
          const task: FormTask = { kind: 'correct', hand: row.id }
          const own = overlayFor(row, task)
          if (own === null) begin(task)
          else openOverlay(own)
        },
        onInsert: () => begin({ kind: 'insert', before: row.id }),
        onDelete: () => actions.change({ kind: 'deleted', hand: row.id }),
      }}
      onClose={() => openOverlay(null)}
    />
  )
}

/** Returns the dialog that corrects a hand without cards or a claim; `null` for a hand that is corrected in the hand form. */
function overlayFor({ row }: SheetRow, task: FormTask): Overlay | null {
  const kind = row.state === 'unreadable' ? 'played' : row.hand.kind
  switch (kind) {
    case 'thrown-in':
    case 'agreed':
      return { kind, task }
    case 'claimed':
      return { kind: 'claim', task }
    case 'played':
    case 'counted':
      return null
  }
}

function MenuOverlay({ game, settings, tableAt, openOverlay, actions }: OverlaysProps) {
  const close = () => openOverlay(null)
  return (
    <GameMenu
      table={tableAt()}
      game={game}
      isTurned={settings.turned === 'on'}
      openOverlay={openOverlay}
      onTurn={() => void saveSetting('turned', settings.turned === 'on' ? 'off' : 'on')}
      onRedo={
        game.redoable === null
          ? null
          : () => {
              close()
              actions.redo()
            }
      }
      onResume={() => actions.change({ kind: 'resumed' })}
      onClose={close}
    />
  )
}

function DeleteOverlay({ id, openOverlay }: OverlaysProps) {
  const screens = useScreens()
  const remove = () => {
    openOverlay(null)
    leaveSteps(() => void deleteWithUndo(id).then((done) => done.ok && screens.replace('/history/')))
  }
  return (
    <AskDialog
      title={deleteThisGame}
      act={deleteTool}
      keep={cancelDelete}
      onAct={remove}
      onClose={() => openOverlay(null)}
    >
      <p>{deleteThisGameAbout}</p>
    </AskDialog>
  )
}

/** Returns an action that opens the hand form for a hand recorded as thrown in, if it was played after all. */
function playedAfterAll({ game, openOverlay, form }: OverlaysProps, task: FormTask): (() => void) | null {
  if (task.kind !== 'correct') return null
  return () => {
    openOverlay(null)
    form.begin(task, rowOf(game, task.hand))
  }
}

function handOf<K extends Hand['kind']>(game: ReadyGame, task: FormTask, kind: K): Extract<Hand, { kind: K }> | null {
  const hand = handOfTask(game.rows, task)
  return hand !== null && isKind(hand, kind) ? hand : null
}

const isKind = <K extends Hand['kind']>(hand: Hand, kind: K): hand is Extract<Hand, { kind: K }> => hand.kind === kind
