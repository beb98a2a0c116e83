/** Calls `work` whenever the user returns to the page: it becomes visible again, or the browser shows it from its cache. */
export function onReturn(work: () => void): void {
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') work()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) work()
  })
}
