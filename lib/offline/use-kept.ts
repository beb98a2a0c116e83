import { useEffect, useState } from 'react'
import { askWorker } from './ask-worker'
import { checkOffline, useOffline } from './use-offline'

const ask = async (question: string): Promise<unknown> => {
  const active = (await navigator.serviceWorker.getRegistration())?.active ?? null
  return active === null ? false : askWorker(active, question)
}

/** Returns about how many bytes are left out while the device is to save data. */
export function useLeftOut(): number {
  const isSaving = useOffline() === 'saving'
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    if (isSaving) void ask('complete?').then((answer) => setBytes(Number(answer)))
  }, [isSaving])
  return isSaving ? bytes : 0
}

/** Fetches the files that were left out to save data. Returns whether all are stored now. */
export async function keepEverything(): Promise<boolean> {
  const answer = await ask('everything')
  await checkOffline()
  return answer === true
}
