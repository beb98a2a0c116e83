import { ok } from '../core/result'
import { afterPaint } from '../core/timing/after-paint'
import type { Appended, DraftFate, NewChange, Stored } from '../storage'
import { dropWaitingDraft } from '../stores/draft-store'
import { gameStore, showWritten } from '../stores/game-store'
import { askToPersist, noteWritten } from '../stores/saved-store'
import { maintaining, writeLedger, writing } from '../stores/storage-client'
import { forgetHand, noteHand } from '../stores/written-here'

/** A change that the sheet shows. `saved` resolves when the replica has it too. */
export interface Written extends Appended {
  readonly saved: Promise<Stored<Appended>>
}

/**
 * The actions of a screen on a game. Each resolves once the sheet shows what the database has written, or with the problem that
 * prevented it.
 */
export interface GameActions {
  /** Saves a change. A hand also clears the draft, unless told to keep it. */
  readonly save: (change: NewChange, draft?: DraftFate) => Promise<Stored<Written>>
  /** Takes back the last change; `null` if there is none. */
  readonly undo: () => Promise<Stored<Written | null>>
  readonly redo: () => Promise<Stored<Written | null>>
  /** Restores the game as this tab last saw it into emptied storage. Returns the number of games. */
  readonly restore: () => Promise<Stored<number>>
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** Runs taps one after the other: the second waits until the sheet shows the effect of the first. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work, work)
  lastTurn = turn
  return turn
}

/** The longest time, in milliseconds, that the replica waits for the screen. */
const LATEST = 300
const atTheLatest = () => new Promise<void>((done) => setTimeout(done, LATEST))

const idOf = (row: unknown): unknown => (typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined)

const NOTHING = { ok: true, value: null } as const

export function gameActions(id: string): GameActions {
  const shown = () => gameStore(id).get()
  const write = async (
    change: NewChange,
    draft: DraftFate,
    onWritten: (appended: Appended) => Promise<void>,
  ): Promise<Stored<Appended>> => {
    if (draft === 'clear') dropWaitingDraft(id)
    const hand = 'facts' in change ? (change.hand ?? null) : null
    if (hand !== null) noteHand(hand)
    const saved = await writeLedger(
      writing(({ addAhead, appendChange }, connection) => {
        const game = shown()
        const stored = game.state === 'ready' ? { record: game.record, rows: game.bundle.changes, sheet: game } : null
        const ahead = stored === null ? null : addAhead(stored, change)
        return appendChange(connection, id, change, draft, onWritten, ahead)
      }),
    )
    if (!saved.ok && hand !== null) forgetHand(hand)
    if (saved.ok && 'facts' in change) void askToPersist()
    return saved
  }
  const save: GameActions['save'] = (change, draft = 'facts' in change ? 'clear' : 'keep') =>
    new Promise((resolve) => {
      const saved = write(change, draft, (appended) => {
        if (appended.hand !== null) noteHand(appended.hand)
        noteWritten()
        if (appended.ahead !== null) showWritten(id, appended.ahead)
        const onScreen = seen(appended).then(afterPaint)
        void onScreen.then(() => resolve(ok({ ...appended, saved })))
        // Lets the screen draw the sheet first: on a slow device, writing to the replica would delay it.
        return Promise.race([onScreen, atTheLatest()])
      })
      void saved.then((end) => resolve(end.ok ? ok({ ...end.value, saved }) : end))
    })
  /** Waits until the sheet shows a change, or can no longer be updated. */
  const seen = ({ change }: Appended): Promise<void> =>
    new Promise((resolve) => {
      const store = gameStore(id)
      let stop = () => {}
      const look = () => {
        const game = store.get()
        const isFollowed = game.state === 'ready' && game.problem === null
        const isOlder = isFollowed && !game.bundle.changes.some((row) => idOf(row) === change)
        if (game.state === 'loading' || isOlder) return
        stop()
        resolve()
      }
      stop = store.subscribe(look)
      look()
    })

  return {
    save,
    undo: () =>
      inTurn(async () => {
        const game = shown()
        const change = game.state === 'ready' ? game.undoable : null
        return change === null ? NOTHING : save({ kind: 'undone', change })
      }),
    redo: () =>
      inTurn(async () => {
        const game = shown()
        const change = game.state === 'ready' ? game.redoable : null
        return change === null ? NOTHING : save({ kind: 'redone', change })
      }),
    restore: () => {
      const game = shown()
      const bundles = game.state === 'ready' ? [game.bundle] : []
      return writeLedger(maintaining(({ restoreFromTab }, connection) => restoreFromTab(connection, bundles)))
    },
  }
}
