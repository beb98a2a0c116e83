'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { useSaved } from '@/lib/stores/saved-store'

const AppUpdate = lazyPart(() => import('./app-update').then((module) => module.AppUpdate), null)

/** On every page: says where newer code has taken over, and this tab has stopped writing. */
export function StorageWatch() {
  const { outdated } = useSaved()
  return outdated === null ? null : <AppUpdate problem={outdated} />
}
