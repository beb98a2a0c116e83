import { useCallback, useEffect, useState } from 'react'

/** The storage features of this browser and their state; `null` where the browser does not say. */
export interface PhoneFacts {
  /** The page came over https, or from this very machine. */
  readonly isSecure: boolean
  /** The browser has promised not to throw the storage away. */
  readonly persisted: boolean | null
  readonly canStayAwake: boolean
  readonly canSpeak: boolean
}

/** Browsers are asked as they are: older ones lack any of this, and so does every page over plain http. */
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

/** The facts, once the browser has given them, and a way to ask it to keep the storage. */
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
