'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** The notices above the page on every screen. Screens that fill the window take the height they leave: `--room` in the styles. */
export function AbovePage({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current === null ? undefined : tellHeight(place.current)), [])
  return (
    <div ref={place} className="flow-root">
      {children}
    </div>
  )
}

/** Keeps `--above` of the page at the height of an element; returns a function that stops. */
function tellHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const watcher = new ResizeObserver(() => style.setProperty('--above', `${element.offsetHeight}px`))
  watcher.observe(element)
  return () => watcher.disconnect()
}
