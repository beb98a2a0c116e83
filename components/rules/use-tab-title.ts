import { useLayoutEffect } from 'react'
import { tabTitle } from '@/lib/messages/compiled/app/shared'

/** Names the tab after what is read. The page is served with another title, which the router puts back as it likes. */
export function useTabTitle(title: string): void {
  useLayoutEffect(() => {
    const wanted = tabTitle({ title })
    const name = () => {
      if (document.title !== wanted) document.title = wanted
    }
    name()
    const watcher = new MutationObserver(name)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => watcher.disconnect()
  }, [title])
}
