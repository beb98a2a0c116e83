'use client'

import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { startOffline, useEditing, useOffline } from '@/lib/offline/use-offline'
import { whenQuiet } from '../storage/when-quiet'

const UpdateNotice = lazyPart(() => import('./update-notice').then((module) => module.UpdateNotice), null)

/** Keeps the app on the phone, and says when a newer one is ready, but never while a hand is being entered. */
export function Offline() {
  const state = useOffline()
  const isBusy = useEditing()
  const [isDeclined, setDeclined] = useState(false)
  // What is fetched for later waits for a hand that is being entered.
  useEffect(() => (isBusy ? undefined : whenQuiet(startOffline)), [isBusy])
  if (state !== 'update-waiting' || isBusy || isDeclined) return null
  return <UpdateNotice onLater={() => setDeclined(true)} />
}
