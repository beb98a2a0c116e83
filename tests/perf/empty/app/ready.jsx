'use client'

import { useEffect, useState } from 'react'

/** The one thing that can be pressed; the page is kept offline as those of the app are. */
export function Ready() {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    void navigator.serviceWorker?.register('/sw.js')
  }, [])
  return <button onClick={() => setTimes(times + 1)}>Ready {times}</button>
}
