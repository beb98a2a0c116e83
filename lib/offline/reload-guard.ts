const KEY = 'yuss-reloaded-for'

interface ReloadGuard {
  /** Tells whether this is the first time; never where the browser bars such storage, because a loop would be worse. */
  readonly claim: () => boolean
  /** Tells whether it was done already and did not help: the reason is still there. */
  readonly isClaimed: () => boolean
  readonly release: () => void
}

/** Lets something be done once for a reason, for as long as the tab lives. */
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
        // Then it was never claimed.
      }
    },
  }
}
