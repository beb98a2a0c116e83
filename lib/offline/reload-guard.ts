const KEY = 'yuss-reloaded-for'

interface ReloadGuard {
  /**
   * Claims the reason, and returns whether it was not claimed yet. Returns `false` if the browser bars such storage, because a
   * loop of reloads would be worse.
   */
  readonly claim: () => boolean
  /** Tells whether the reason is claimed: a reload was tried, and did not help. */
  readonly isClaimed: () => boolean
  readonly release: () => void
}

/** Returns a guard that lets something be done once for a reason, for the life of the tab. */
export function reloadGuard(reason: string): ReloadGuard {
  return {
    claim: () => {
      try {
        if (sessionStorage.getItem(KEY) === reason) return false
        sessionStorage.setItem(KEY, reason)
        return true
      } catch {
        return false
      }
    },
    isClaimed: () => {
      try {
        return sessionStorage.getItem(KEY) === reason
      } catch {
        return false
      }
    },
    release: () => {
      try {
        sessionStorage.removeItem(KEY)
      } catch {
        // It was never claimed then.
      }
    },
  }
}
