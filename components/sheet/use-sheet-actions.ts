import { useRef } from 'react'
import type { Hand } from '@/lib/engine/table/hand'
import type { GameActions } from '@/lib/hooks/use-game'
import type { DraftFate, NewChange } from '@/lib/storage'
import type { Happened } from '@/lib/text/sheet/announce'
import type { FormTask } from './hand-forms'
import type { Overlay } from './overlay'

interface Around {
  readonly game: GameActions
  readonly announce: (happened: Happened, hand?: string | null) => void
  /** The overlay that is open over the sheet. */
  readonly overlay: Overlay | null
  /** Called when what was entered in an overlay is saved. */
  readonly closeSaved: (overlay: Overlay | null) => void
}

export interface SheetActions {
  /**
   * Writes a hand and tells whether it was saved. While one is being written, it writes no other. The unfinished next hand is cleared
   * only if `draft` is `clear`. `onShown` is called as soon as the sheet shows the hand.
   */
  readonly save: (task: FormTask, facts: Hand, draft: DraftFate, onShown?: () => void) => Promise<boolean>
  readonly change: (change: NewChange) => void
  readonly undo: () => void
  readonly redo: () => void
}

/**
 * Returns actions that write to the log of a game, announce it, and then show what comes next. If one fails, the screen stays as
 * it is and shows the reason.
 */
export function useSheetActions({ game, announce, overlay, closeSaved }: Around): SheetActions {
  const isSaving = useRef(false)
  return {
    save: async (task, facts, draft, onShown) => {
      // A second tap would write a second hand.
      if (isSaving.current) return false
      isSaving.current = true
      const result = await game.save(changeFor(task, facts), draft, onShown).finally(() => {
        isSaving.current = false
      })
      if (!result.ok) return false
      closeSaved(overlay)
      if (task.kind === 'record') announce('recorded')
      else announce('corrected', task.hand ?? result.value.hand)
      return true
    },
    change: (change) =>
      void game.save(change).then((result) => {
        if (!result.ok) return
        closeSaved(overlay)
        const { kind } = change
        if (kind === 'broken-off' || kind === 'resumed' || kind === 'settled') announce(kind)
      }),
    undo: () => void game.undo().then((result) => result.ok && result.value !== null && announce('undone')),
    redo: () => void game.redo().then((result) => result.ok && result.value !== null && announce('redone')),
  }
}

function changeFor(task: FormTask, facts: Hand): NewChange {
  switch (task.kind) {
    case 'record':
      return { ...task, kind: 'recorded', facts }
    case 'correct':
      return { ...task, kind: 'corrected', facts }
    case 'insert':
      return { ...task, kind: 'inserted', facts }
  }
}
