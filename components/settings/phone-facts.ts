import { useCallback, useEffect, useState } from 'react'

/** The storage features of this browser and their state; `null` if the browser does not say. */
export interface PhoneFacts {
  /** True if the page was loaded over https or from this machine. */
  readonly isSecure: boolean
  /** True if the browser has promised not to delete the storage. */
  readonly persisted: boolean | null
  readonly canStayAwake: boolean
  readonly canSpeak: boolean
}

/** Returns the storage manager, which may lack any function: older browsers do, and every page over plain http. */
const storageManager = (): Partial<StorageManager> => {
  const { storage }: { readonly storage?: StorageManager } = navigator
  return storage ?? {}
}

async function lookAtPhone(): Promise<PhoneFacts> {
  return {
    isSecure: window.isSecureContext,
    persisted: (await storageManager().persisted?.()) ?? null,
    canStayAwake: 'wakeLock' in navigator,
    canSpeak: 'speechSynthesis' in window,
  }
}

/** Returns the facts, once the browser has answered, and a function that asks it to keep the storage. */
export function usePhoneFacts(): { readonly facts: PhoneFacts | null; readonly askToKeep: () => Promise<void> } {
  const [facts, setFacts] = useState<PhoneFacts | null>(null)
  useEffect(() => {
    let isGone = false
    void lookAtPhone().then((found) => {
      if (!isGone) setFacts(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  const askToKeep = useCallback(async () => {
    await storageManager().persist?.()
    setFacts(await lookAtPhone())
  }, [])
  return { facts, askToKeep }
}
