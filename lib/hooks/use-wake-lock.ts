import { useEffect, useState } from 'react'

export type WakeLockState = 'off' | 'on' | 'unsupported'

/** Keeps the screen on while `wanted`. The lock is requested again when the tab becomes visible, and released at the end. */
export function useWakeLock(wanted: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>('off')
  useEffect(() => {
    if (!wanted) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      if (isOver || document.visibilityState !== 'visible') return
      const found = await requestLock()
      if (isOver) return void (found !== 'unsupported' && found !== null ? found.release() : undefined)
      lock = found === 'unsupported' ? null : found
      setState(found === 'unsupported' ? 'unsupported' : found === null ? 'off' : 'on')
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
      setState('off')
    }
  }, [wanted])
  return state
}

/** Requests a lock; `null` if the device refuses one for now (such as on low battery), or `unsupported`. */
async function requestLock(): Promise<WakeLockSentinel | null | 'unsupported'> {
  if (!('wakeLock' in navigator)) return 'unsupported'
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return null
  }
}
