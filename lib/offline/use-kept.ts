import { useEffect, useState } from 'react'
import { askWorker } from './ask-worker'
import { checkOffline, useOffline } from './use-offline'

const ask = async (question: string): Promise<unknown> => {
  const active = (await navigator.serviceWorker.getRegistration())?.active ?? null
  return active === null ? false : askWorker(active, question)
}

/** About how many bytes are left out while the phone is to save data. */
export function useLeftOut(): number {
  const isSaving = useOffline() === 'saving'
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    if (isSaving) void ask('complete?').then((answer) => setBytes(Number(answer)))
  }, [isSaving])
  return isSaving ? bytes : 0
}

/** Fetches what is left out to save data; whether it is all there now. */
export async function keepEverything(): Promise<boolean> {
  const answer = await ask('everything')
  await checkOffline()
  return answer === true
}
