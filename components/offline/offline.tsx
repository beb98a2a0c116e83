'use client'

import { useEffect, useState } from 'react'
import { useAddress } from '@/components/addresses/use-address'
import { lazyPart } from '@/components/ui/lazy-part'
import { startOffline, useEditing, useOffline } from '@/lib/offline/use-offline'
import { whenQuiet } from '../storage/when-quiet'

const SiteNotKept = lazyPart(() => import('./site-not-kept').then((module) => module.SiteNotKept), null)

const UpdateNotice = lazyPart(() => import('./update-notice').then((module) => module.UpdateNotice), null)

/**
 * Stores the app on the device, and offers a newer one when it is ready, but never while a hand is being entered. Says so if the
 * app was opened instead of a page of the site.
 */
export function OfflineKeeper() {
  const state = useOffline()
  const isBusy = useEditing()
  const [isDeclined, setDeclined] = useState(false)
  // Downloads for later use wait while a hand is being entered.
  useEffect(() => (isBusy ? undefined : whenQuiet(startOffline)), [isBusy])
  const isInstead = useAddress('from') === 'site'
  const isOffered = state === 'update-waiting' && !isBusy && !isDeclined
  return (
    <>
      {isInstead ? <SiteNotKept /> : null}
      {isOffered ? <UpdateNotice onLater={() => setDeclined(true)} /> : null}
    </>
  )
}
