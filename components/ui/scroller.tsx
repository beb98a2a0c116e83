import { useEffect, useRef, type ReactNode } from 'react'

interface ScrollerProps {
  readonly className: string
  /** How what is in it stands. */
  readonly inner?: string
  readonly state?: string
  readonly children: ReactNode
}

/** Scrolls by itself where it must, and shows by a fading edge that there is more (`.fades` in the styles). */
export function Scroller({ className, inner, state, children }: ScrollerProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current === null ? undefined : watchEnds(box.current)), [])
  return (
    <div ref={box} data-state={state} className={`${className} fades`}>
      <div data-end="above" />
      <div className={inner}>{children}</div>
      <div data-end="below" />
    </div>
  )
}

/** Marks on `box` at which of its ends something is out of sight. */
function watchEnds(box: HTMLElement): () => void {
  const note = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries)
      box.toggleAttribute(`data-more-${target.getAttribute('data-end') ?? ''}`, !isIntersecting)
  }
  // Two pixels are not worth a sign: the browser rounds what fits.
  const watcher = new IntersectionObserver(note, { root: box, rootMargin: '2px' })
  for (const end of box.querySelectorAll(':scope > [data-end]')) watcher.observe(end)
  return () => watcher.disconnect()
}
