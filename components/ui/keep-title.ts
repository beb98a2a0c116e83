/**
 * Sets the title of the tab, and sets it again whenever a change in `watched` gives it another: the router restores the title that
 * a page was served with. Returns a function that stops this.
 */
export function keepTitle(title: () => string, watched: Node): () => void {
  const set = () => {
    const wanted = title()
    if (document.title !== wanted) document.title = wanted
  }
  set()
  const watcher = new MutationObserver(set)
  watcher.observe(watched, { childList: true, subtree: true, characterData: true })
  return () => watcher.disconnect()
}
