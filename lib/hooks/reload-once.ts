import type { StorageProblem } from '../storage'

const KEY = 'yuss-reloaded-for'

/**
 * Loads the page again for newer code, once for each reason in a session: where loading did not help, it would
 * not help the second time. Whether it is loading.
 */
export function reloadOnce(problem: StorageProblem): boolean {
  const reason = `${problem.code} ${problem.detail}`
  if (sessionStorage.getItem(KEY) === reason) return false
  sessionStorage.setItem(KEY, reason)
  location.reload()
  return true
}
