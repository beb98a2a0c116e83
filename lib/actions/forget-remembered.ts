/** Choices of single pages, and what was half typed on them: none of them is a game, and none may outlive one. */
export function forgetRemembered(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith('yuss-')) storage.removeItem(key)
  } catch {
    // Where the browser bars it, nothing was remembered.
  }
}
