'use client'

import { useSyncExternalStore } from 'react'
import { NOTHING_SAVED, savedStore } from './saved-store'
import type { Saved } from './saved-store'

/** The mark of the last write, whether the browser keeps the data, and whether this tab's code is too old to write. */
export const useSaved = (): Saved => useSyncExternalStore(savedStore.subscribe, savedStore.get, () => NOTHING_SAVED)
