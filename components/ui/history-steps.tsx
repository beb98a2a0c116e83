'use client'

// `useSearchParams` leaves its component out of the built page. Here that loses nothing, because it renders nothing.
// eslint-disable-next-line no-restricted-imports
import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { followHistory, routerShows } from './use-back-step'

/** A component without output, once on every page, that makes Back close what is open over the page. */
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
