import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { appName, tabTitle } from '@/lib/messages/compiled/app/shared'
import { wordsHaveCome } from '@/lib/messages/section'
import { pageText, PAGE_PATHS, type PagePath } from '@/lib/text/screens/pages'

/**
 * A component without output that sets the title of the tab. The host serves pages with English titles, which return whenever a
 * page is opened.
 */
export function TitleInLanguage() {
  const path = usePathname()
  useEffect(() => {
    let isThere = true
    const watcher = new MutationObserver(() => name(path))
    void Promise.resolve(wordsHaveCome()).then(() => {
      if (!isThere) return
      name(path)
      const namer = isPage(path) ? document.head : document
      watcher.observe(namer, { childList: true, subtree: true, characterData: true })
    })
    return () => {
      isThere = false
      watcher.disconnect()
    }
  }, [path])
  return null
}

function name(path: string): void {
  const title = titleOf(path)
  if (document.title !== title) document.title = title
}

/** Returns the title of a page: its own text, or its heading for a question of the rules or a ruling. */
function titleOf(path: string): string {
  if (path === '/') return appName
  const title = isPage(path) && !isQuestion() ? pageText(path).title : document.querySelector('h1')?.textContent
  return title ? tabTitle({ title }) : document.title
}

const isQuestion = (): boolean => new URLSearchParams(location.search).has('q')

const isPage = (path: string): path is PagePath => PAGE_PATHS.includes(path)
