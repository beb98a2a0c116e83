import { useLayoutEffect } from 'react'
import { keepTitle } from '@/components/ui/keep-title'
import { tabTitle } from '@/lib/messages/compiled/app/shared'

/** Gives the tab the title of the question or index that is shown, because all of them are served as one page. */
export function useTabTitle(title: string): void {
  useLayoutEffect(() => keepTitle(() => tabTitle({ title }), document.head), [title])
}
