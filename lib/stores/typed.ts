const KEY = 'yuss-typed '

/**
 * Keeps the text being typed on a screen until it is saved or left, so that it survives a reload of the page. `typed` must be
 * plain data.
 */
export function keepTyped(screen: string, typed: unknown): void {
  withSession((session) => session.setItem(KEY + screen, JSON.stringify(typed)))
}

/** Returns what was being typed when the page was reloaded; `null` if nothing was, or the browser bars such storage. */
export function typedBefore(screen: string): unknown {
  return withSession((session): unknown => JSON.parse(session.getItem(KEY + screen) ?? 'null')) ?? null
}

/** Forgets what was typed on a screen, because it was saved or left. */
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
