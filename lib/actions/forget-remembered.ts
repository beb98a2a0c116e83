/**
 * Deletes the choices of single pages and half-typed texts. None of them is a game, and none may remain when the games are
 * deleted.
 */
export function forgetRemembered(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith('yuss-')) storage.removeItem(key)
  } catch {
    // If the browser bars this storage, it is empty.
  }
}
