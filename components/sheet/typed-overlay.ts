import { isRow } from '@/lib/core/row'
import { forgetTyped, keepTyped, typedBefore } from '@/lib/stores/typed'
import type { FormTask } from './hand-forms'
import type { Overlay } from './overlay'

/** An overlay in which text is typed. */
type TypedOverlay = { readonly kind: 'note' | 'players' } | { readonly kind: 'agreed'; readonly task: FormTask }

/** Returns the key of the text that is typed in an overlay of a game. */
export const typedIn = (gameId: string, overlay: Overlay): string =>
  [overlay.kind, gameId, ...('task' in overlay && overlay.task.kind === 'correct' ? [overlay.task.hand] : [])].join(' ')

const openKey = (gameId: string): string => `overlay ${gameId}`

/** Notes which overlay of a game is open; `null` if none is. */
export function noteOpen(gameId: string, overlay: Overlay | null): void {
  if (overlay === null) forgetTyped(openKey(gameId))
  else keepTyped(openKey(gameId), overlay)
}

/** Returns the overlay that was open when the page was reloaded, if something was typed in it; otherwise `null`. */
export function openBefore(gameId: string): TypedOverlay | null {
  const overlay = overlayIn(typedBefore(openKey(gameId)))
  return overlay !== null && typedBefore(typedIn(gameId, overlay)) !== null ? overlay : null
}

function overlayIn(kept: unknown): TypedOverlay | null {
  if (!isRow(kept)) return null
  const { kind, task } = kept
  if (kind === 'note' || kind === 'players') return { kind }
  return kind === 'agreed' && isTask(task) ? { kind, task } : null
}

function isTask(value: unknown): value is FormTask {
  if (!isRow(value)) return false
  const { kind, hand } = value
  return kind === 'record' || (kind === 'correct' && typeof hand === 'string')
}
