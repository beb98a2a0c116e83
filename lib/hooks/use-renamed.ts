'use client'

import { useSyncExternalStore } from 'react'
import type { PlayerRecord } from '../storage'
import { liveStore } from './live-store'
import { restorePlayers } from './use-people'

/** What was last said of a person, and everybody as they were before it. */
export interface Renamed {
  readonly from: string
  readonly to: string
  readonly before: readonly PlayerRecord[]
}

const lastDone = liveStore<Renamed | null>(null)

export const useLastRenamed = (): Renamed | null => useSyncExternalStore(lastDone.subscribe, lastDone.get, () => null)

export const noteRenamed = (done: Renamed): void => lastDone.set(done)

/** Says no more about it. */
export const forgetRenamed = (): void => lastDone.set(null)

/** Puts everybody back as they were; whether that worked. */
export async function takeBackRenamed(done: Renamed): Promise<boolean> {
  const back = await restorePlayers(done.before)
  if (back.ok) lastDone.set(null)
  return back.ok
}
