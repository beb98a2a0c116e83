'use client'

// Nothing is drawn here: what useSearchParams leaves out of the page as it is built is nothing.
// eslint-disable-next-line no-restricted-imports
import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { followHistory, routerShows } from './use-back-step'

/** Once on every page: makes Back close what lies over it. */
export const HistorySteps = () => (
  <Suspense>
    <Follower />
  </Suspense>
)

function Follower() {
  const path = usePathname()
  const params = useSearchParams()
  useEffect(followHistory, [])
  useEffect(routerShows, [path, params])
  return null
}
