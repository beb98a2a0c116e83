import type { Appended, DraftFate, NewChange, Stored } from '../storage'
import { dropWaitingDraft } from './draft-store'
import { gameStore } from './game-store'
import { askToPersist } from './saved-store'
import { maintaining, writeLedger, writing } from './storage-client'
import { forgetWritten, noteWritten } from './written-here'

/** What a screen can do with a game. Every answer comes when the phone has really written, or says why it has not. */
export interface GameActions {
  /** Saves a change. A hand from the form takes the draft with it unless told to keep it. */
  readonly save: (change: NewChange, draft?: DraftFate) => Promise<Stored<Appended>>
  /** Takes the last change back; `null` where there is none. */
  readonly undo: () => Promise<Stored<Appended | null>>
  readonly redo: () => Promise<Stored<Appended | null>>
  /** Puts the game as this tab last saw it back into an emptied storage. */
  readonly restore: () => Promise<Stored<number>>
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** Two quick taps are two: the second waits until the sheet shows what the first did. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work, work)
  lastTurn = turn
  return turn
}

const idOf = (row: unknown): unknown => (typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined)

const NOTHING = { ok: true, value: null } as const

export function gameActions(id: string): GameActions {
  const shown = () => gameStore(id).get()
  const save: GameActions['save'] = async (change, draft = 'facts' in change ? 'clear' : 'keep') => {
    if (draft === 'clear') dropWaitingDraft(id)
    const hand = 'facts' in change ? (change.hand ?? null) : null
    if (hand !== null) noteWritten(hand)
    const saved = await writeLedger(
      writing(({ appendChange }, connection) => appendChange(connection, id, change, draft)),
    )
    if (!saved.ok && hand !== null) forgetWritten(hand)
    if (saved.ok && saved.value.hand !== null) noteWritten(saved.value.hand)
    if (saved.ok && 'facts' in change) void askToPersist()
    return saved
  }
  /** Waits until the sheet shows a change that was written, or cannot be followed any more. */
  function seen(saved: Stored<Appended>): Promise<Stored<Appended>> {
    if (!saved.ok) return Promise.resolve(saved)
    const { change } = saved.value
    return new Promise((resolve) => {
      const store = gameStore(id)
      let stop = () => {}
      const look = () => {
        const game = store.get()
        const isFollowed = game.state === 'ready' && game.problem === null
        if (isFollowed && !game.bundle.changes.some((row) => idOf(row) === change)) return
        stop()
        resolve(saved)
      }
      stop = store.subscribe(look)
      look()
    })
  }

  return {
    save,
    undo: () =>
      inTurn(async () => {
        const game = shown()
        const change = game.state === 'ready' ? game.undoable : null
        return change === null ? NOTHING : seen(await save({ kind: 'undone', change }))
      }),
    redo: () =>
      inTurn(async () => {
        const game = shown()
        const change = game.state === 'ready' ? game.redoable : null
        return change === null ? NOTHING : seen(await save({ kind: 'redone', change }))
      }),
    restore: () => {
      const game = shown()
      const bundles = game.state === 'ready' ? [game.bundle] : []
      return writeLedger(maintaining(({ restoreFromTab }, connection) => restoreFromTab(connection, bundles)))
    },
  }
}
