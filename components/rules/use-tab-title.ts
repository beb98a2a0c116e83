import { useEffect } from 'react'
import { tabTitle } from '@/lib/messages/compiled/app/shared'

/** Gives the tab the title of the question or index that is shown, because all of them are served as one page. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle({ title })
  }, [title])
}
