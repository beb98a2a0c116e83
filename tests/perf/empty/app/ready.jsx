'use client'

import { useEffect } from 'react'

/** The one thing that can be pressed; the page is kept offline as those of the app are. */
export function Ready() {
  useEffect(() => {
    void navigator.serviceWorker?.register('/sw.js')
  }, [])
  return <button onClick={() => document.title}>Ready</button>
}
