/** Resolves once what has just been drawn is on the screen; at once where no one sees it. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    if (typeof document === 'undefined' || document.visibilityState === 'hidden') done()
    else requestAnimationFrame(() => setTimeout(done))
  })
