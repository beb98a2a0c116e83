'use client'

import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** The width of an element in whole pixels, kept up with the screen; `null` before it is known. */
export function useWidth<E extends Element>(): readonly [RefObject<E | null>, number | null] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
