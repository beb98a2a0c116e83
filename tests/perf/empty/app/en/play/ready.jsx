'use client'

import { useEffect, useState } from 'react'
import { note } from '../../../../../../lib/worker/notes'

/** The only button of the page, which is kept offline like the pages of the app. */
export function Ready() {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    void note('', 'languages', ['en']).then(() => navigator.serviceWorker.register('/sw.js'))
  }, [])
  return <button onClick={() => setTimes(times + 1)}>Ready {times}</button>
}
