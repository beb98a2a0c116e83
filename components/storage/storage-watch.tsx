'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { useSaved } from '@/lib/stores/saved-store'

const AppUpdate = lazyPart(() => import('./app-update').then((module) => module.AppUpdateNotice), null)

const InMemoryLine = lazyPart(() => import('./in-memory-line').then((module) => module.InMemoryLine), null)

/** The notices on every page if newer code has taken over, so that this tab no longer writes, or if nothing is stored. */
export function StorageWatch() {
  const { outdated, isInMemory } = useSaved()
  return (
    <>
      {isInMemory ? <InMemoryLine /> : null}
      {outdated === null ? null : <AppUpdate problem={outdated} />}
    </>
  )
}
