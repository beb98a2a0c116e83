'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useParams } from '@/components/addresses/use-address'
import { followHistory, routerShows } from '@/components/addresses/use-back-step'

/** A component without output that makes Back close what is open over a screen, and nothing else. */
export function HistorySteps() {
  const path = usePathname()
  const params = useParams()
  useEffect(routerShows, [path, params])
  useEffect(followHistory, [])
  return null
}
