/** Choices of single pages: none of them is a game, and none may outlive one. */
export function forgetRemembered(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('yuss-')) localStorage.removeItem(key)
  } catch {
    // Where the browser bars it, nothing was remembered.
  }
}
