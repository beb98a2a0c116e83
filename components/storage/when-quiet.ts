/**
 * Calls `work` when the page has loaded and the browser is idle: a worker told to take over while the page is still loading can
 * get stuck. Returns a function that cancels it.
 */
export function whenQuiet(work: () => void): () => void {
  let isOver = false
  const begin = () => {
    if (!isOver) work()
  }
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 3000 })
    else setTimeout(begin, 1500)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isOver = true
    window.removeEventListener('load', wait)
  }
}
