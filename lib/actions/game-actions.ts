import { ok } from '../core/result'
import { afterPaint } from '../core/timing/after-paint'
import type { Ahead, Appended, DraftFate, NewChange, Stored } from '../storage'
import { dropWaitingDraft } from '../stores/draft-store'
import { gameStore, showAhead } from '../stores/game-store'
import { askToPersist, noteWritten } from '../stores/saved-store'
import { maintaining, writeLedger, writing } from '../stores/storage-client'
import { forgetHand, noteHand } from '../stores/written-here'

/** A change that the sheet shows and the database has. `saved` resolves when the replica has it too. */
export interface Written extends Appended {
  readonly saved: Promise<Stored<Appended>>
}

/**
 * The actions of a screen on a game. Each resolves once the sheet shows what the database has written, or with the problem that
 * prevented it. The sheet may show it before the database has it; after a problem it is as it was.
 */
export interface GameActions {
  /**
   * Saves a change. A hand also clears the draft, unless told to keep it. With `onShown`, the sheet shows the change while the disk
   * is at work on it; `onShown` is called as soon as it does.
   */
  readonly save: (change: NewChange, draft?: DraftFate, onShown?: () => void) => Promise<Stored<Written>>
  /** Takes back the last change; `null` if there is none, or if it is being saved and that fails. */
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

/**
 * Returns functions that draw a change while the disk is at work on it, and take it from the screen again. If the connection is
 * lost, the disk begins again, but the change is drawn only once.
 */
function drawnAhead(id: string, onShown: () => void) {
  let takeBack: (() => void) | null = null
  return {
    draw: (ahead: Ahead): void => {
      if (takeBack !== null) return
      const soon = setTimeout(() => {
        takeBack = showAhead(id, ahead)
        if (takeBack !== null) onShown()
      })
      takeBack = () => clearTimeout(soon)
    },
    takeBack: (): void => takeBack?.(),
  }
}

export function gameActions(id: string): GameActions {
  const shown = () => gameStore(id).get()
  let saving: Promise<Stored<unknown> | null> | null = null
  const write = async (
    change: NewChange,
    draft: DraftFate,
    onShown: (() => void) | undefined,
    onWritten: (appended: Appended) => Promise<void>,
  ): Promise<Stored<Appended>> => {
    if (draft === 'clear') dropWaitingDraft(id)
    const hand = 'facts' in change ? (change.hand ?? null) : null
    if (hand !== null) noteHand(hand)
    const screen = onShown === undefined ? null : drawnAhead(id, onShown)
    let isSaved = false
    try {
      const saved = await writeLedger(
        writing(({ addAhead, appendChange }, connection) => {
          const game = shown()
          const stored = game.state === 'ready' ? { record: game.record, rows: game.bundle.changes, sheet: game } : null
          const ahead = stored === null ? null : addAhead(stored, change)
          const onCommit = () => ahead !== null && screen?.draw(ahead)
          return appendChange(connection, id, change, draft, { ahead, onCommit, onWritten })
        }),
      )
      isSaved = saved.ok
      return saved
    } finally {
      if (!isSaved) {
        if (hand !== null) forgetHand(hand)
        screen?.takeBack()
      }
      if (isSaved && 'facts' in change) void askToPersist()
    }
  }
  const save: GameActions['save'] = (change, draft = 'facts' in change ? 'clear' : 'keep', onShown) => {
    const done = new Promise<Stored<Written>>((resolve, reject) => {
      const saved = write(change, draft, onShown, (appended) => {
        if (appended.hand !== null) noteHand(appended.hand)
        noteWritten()
        const onScreen = seen(appended).then(onShown).then(afterPaint)
        void onScreen.then(() => resolve(ok({ ...appended, saved })))
        // Lets the screen draw the sheet first: on a slow device, writing to the replica would delay it.
        return Promise.race([onScreen, atTheLatest()])
      })
      saved.then((end) => resolve(end.ok ? ok({ ...end.value, saved }) : end), reject)
    })
    const over = done.catch(() => null)
    saving = over
    void over.then(() => (saving = saving === over ? null : saving))
    return done
  }
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
    undo: () => {
      const last = saving
      return inTurn(async () => {
        if (last !== null && (await last)?.ok !== true) return NOTHING
        const game = shown()
        const change = game.state === 'ready' ? game.undoable : null
        return change === null ? NOTHING : save({ kind: 'undone', change }, 'keep', () => {})
      })
    },
    redo: () =>
      inTurn(async () => {
        const game = shown()
        const change = game.state === 'ready' ? game.redoable : null
        return change === null ? NOTHING : save({ kind: 'redone', change }, 'keep', () => {})
      }),
    restore: () => {
      const game = shown()
      const bundles = game.state === 'ready' ? [game.bundle] : []
      return writeLedger(maintaining(({ restoreFromTab }, connection) => restoreFromTab(connection, bundles)))
    },
  }
}
