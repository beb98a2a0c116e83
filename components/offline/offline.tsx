'use client'

import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { startOffline, useEditing, useOffline } from '@/lib/offline/use-offline'
import { whenQuiet } from '../storage/when-quiet'

const UpdateNotice = lazyPart(() => import('./update-notice').then((module) => module.UpdateNotice), null)

/**
 * Stores the app on the device, and offers a newer one when it is ready, but never while a hand is being entered.
 */
export function OfflineKeeper() {
  const state = useOffline()
  const isBusy = useEditing()
  const [isDeclined, setDeclined] = useState(false)
  // Downloads for later use wait while a hand is being entered.
  useEffect(() => (isBusy ? undefined : whenQuiet(startOffline)), [isBusy])
  const isOffered = state === 'update-waiting' && !isBusy && !isDeclined
  return isOffered ? <UpdateNotice onLater={() => setDeclined(true)} /> : null
}
