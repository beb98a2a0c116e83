'use client'

import { useEffect, useState } from 'react'

/** The only button of the page, which is kept offline like the pages of the app. */
export function Ready() {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    void navigator.serviceWorker?.register('/sw.js')
  }, [])
  return <button onClick={() => setTimes(times + 1)}>Ready {times}</button>
}
