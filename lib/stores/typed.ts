const KEY = 'yuss-typed '

/** Keeps what is being typed on a screen, plain data, until it is saved or left: a reload of the page finds it again. */
export function keepTyped(screen: string, typed: unknown): void {
  withSession((session) => session.setItem(KEY + screen, JSON.stringify(typed)))
}

/** Returns what was being typed when the page was reloaded; `null` where nothing was, or the browser bars such storage. */
export function typedBefore(screen: string): unknown {
  return withSession((session): unknown => JSON.parse(session.getItem(KEY + screen) ?? 'null')) ?? null
}

/** Forgets what was typed on a screen: it is saved, or was left. */
export function forgetTyped(screen: string): void {
  withSession((session) => session.removeItem(KEY + screen))
}

function withSession<T>(work: (session: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    // Barred or full: then a reload loses what was typed, as anywhere on the web.
    return null
  }
}
