import type { Appended, DraftFate, NewChange, Stored } from '../storage'
import { writeLedger } from './client'
import { dropWaitingDraft } from './draft-store'
import { gameStore } from './game-store'

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

const NOTHING = { ok: true, value: null } as const

export function gameActions(id: string): GameActions {
  const shown = () => gameStore(id).get()
  const save: GameActions['save'] = (change, draft = 'facts' in change ? 'clear' : 'keep') => {
    if (draft === 'clear') dropWaitingDraft(id)
    return writeLedger(({ storage, connection }) => storage.appendChange(connection, id, change, draft))
  }
  return {
    save,
    undo: async () => {
      const game = shown()
      const change = game.state === 'ready' ? game.undoable : null
      return change === null ? NOTHING : save({ kind: 'undone', change })
    },
    redo: async () => {
      const game = shown()
      const change = game.state === 'ready' ? game.redoable : null
      return change === null ? NOTHING : save({ kind: 'redone', change })
    },
    restore: () => {
      const game = shown()
      const bundles = game.state === 'ready' ? [game.bundle] : []
      return writeLedger(({ storage, connection }) => storage.putGames(connection, bundles))
    },
  }
}
