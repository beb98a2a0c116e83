'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { followHistory, routerShows } from './use-back-step'

/** A component without output, once on every page, that makes Back close what is open over the page. */
export function HistorySteps() {
  const path = usePathname()
  const params = useSearchParams()
  useEffect(followHistory, [])
  useEffect(routerShows, [path, params])
  return null
}
