import { useEffect, useState } from 'react'

export type WakeLockState = 'off' | 'on' | 'unsupported'

/** Keeps the screen on while `wanted`. The lock is requested again when the tab becomes visible, and released at the end. */
export function useWakeLock(wanted: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>('off')
  useEffect(() => {
    if (!wanted) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const request = async () => {
      if (isOver || document.visibilityState !== 'visible') return
      const found = await requestLock()
      lock = typeof found === 'string' ? null : found
      if (isOver) void lock?.release()
      else setState(typeof found === 'string' ? found : 'on')
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
      setState('off')
    }
  }, [wanted])
  return state
}

/** Requests a lock. `off`: the device refuses one for now, such as on low battery. */
async function requestLock(): Promise<WakeLockSentinel | 'off' | 'unsupported'> {
  if (!('wakeLock' in navigator)) return 'unsupported'
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return 'off'
  }
}
