import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { keepTitle } from '@/components/ui/keep-title'
import { appName, tabTitle } from '@/lib/messages/compiled/app/shared'
import { pageText, PAGE_PATHS, type PagePath } from '@/lib/text/screens/pages'

/** The page that gives itself a title: the rules (`use-tab-title.ts`). */
const RULES = '/rules/'

/**
 * A component without output that sets the title of the tab. The host serves pages with English titles, which return whenever a
 * page is opened.
 */
export function TitleInLanguage() {
  const path = usePathname()
  // Before the next screen sets a title: two that keep different titles would never come to rest.
  useLayoutEffect(() => {
    if (path === RULES) return undefined
    return keepTitle(() => titleOf(path), isPage(path) ? document.head : document)
  }, [path])
  return null
}

/** Returns the title of a page: its own text, or its heading for a ruling. */
function titleOf(path: string): string {
  if (path === '/') return appName
  const title = isPage(path) ? pageText(path).title : document.querySelector('h1')?.textContent
  return title ? tabTitle({ title }) : document.title
}

const isPage = (path: string): path is PagePath => PAGE_PATHS.includes(path)
