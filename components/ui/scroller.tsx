import { useEffect, useRef, type ReactNode } from 'react'

interface ScrollerProps {
  readonly className: string
  readonly state: string
  readonly children: ReactNode
}

/** A box that scrolls if its content does not fit, and shows with a faded edge that there is more (`.fades` in the styles). */
export function Scroller({ className, state, children }: ScrollerProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current === null ? undefined : watchEnds(box.current)), [])
  return (
    <div ref={box} data-state={state} className={`${className} fades`}>
      <div data-end="above" />
      <div>{children}</div>
      <div data-end="below" />
    </div>
  )
}

/** Marks on `box` at which end some of its content is out of sight; returns a function that stops. */
function watchEnds(box: HTMLElement): () => void {
  const note = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries)
      box.toggleAttribute(`data-more-${target.getAttribute('data-end') ?? ''}`, !isIntersecting)
  }
  // Ignore two pixels: the browser rounds even if everything fits.
  const watcher = new IntersectionObserver(note, { root: box, rootMargin: '2px' })
  for (const end of box.querySelectorAll(':scope > [data-end]')) watcher.observe(end)
  return () => watcher.disconnect()
}
