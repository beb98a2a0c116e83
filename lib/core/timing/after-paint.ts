/** Resolves once the latest changes are painted on the screen; at once if there is no document or the page is hidden. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    if (typeof document === 'undefined' || document.visibilityState === 'hidden') done()
    else requestAnimationFrame(() => setTimeout(done))
  })
