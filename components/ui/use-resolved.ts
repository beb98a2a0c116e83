import { useEffect, useState } from 'react'

/** Returns what `load` resolves to; `null` until then. A new `load` is called too, and the last value stays meanwhile. */
export function useResolved<T>(load: () => Promise<T>): T | null {
  const [value, setValue] = useState<T | null>(null)
  useEffect(() => {
    let isOver = false
    void load().then((found) => {
      if (!isOver) setValue(() => found)
    })
    return () => {
      isOver = true
    }
  }, [load])
  return value
}
