import { isRow } from '../core/row'

const KEY = 'yuss-typed '

/** The time for which typed text is kept, in milliseconds: by then the evening is over. */
const KEPT_FOR = 12 * 60 * 60_000

/**
 * Keeps the text being typed on a screen until it is saved, so that it survives a reload of the page and Back. `typed` must be
 * plain data.
 */
export function keepTyped(screen: string, typed: unknown): void {
  withSession((session) => session.setItem(KEY + screen, JSON.stringify({ at: Date.now(), typed })))
}

/** Returns what was being typed on a screen; `null` if nothing was, or long ago, or the browser bars such storage. */
export function typedBefore(screen: string): unknown {
  const kept = withSession((session): unknown => JSON.parse(session.getItem(KEY + screen) ?? 'null'))
  if (!isRow(kept) || typeof kept['at'] !== 'number') return null
  return Math.abs(Date.now() - kept['at']) < KEPT_FOR ? (kept['typed'] ?? null) : null
}

/** Forgets what was typed on a screen, because it was saved. */
export function forgetTyped(screen: string): void {
  withSession((session) => session.removeItem(KEY + screen))
}

function withSession<T>(work: (session: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    // If it is barred or full, a reload loses the typed text, as on any web page.
    return null
  }
}
