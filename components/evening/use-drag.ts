import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** A person being dragged, and the distance from their place, in CSS pixels. */
interface Drag {
  readonly name: string
  readonly x: number
  readonly y: number
}

interface Held extends Drag {
  /** True once it has moved too far for a tap. */
  readonly isDrag: boolean
}

/** The distance from which a movement is a drag and not a tap, in CSS pixels. */
const TAP = 8

/**
 * Lets one person be dragged onto another; then calls `onDrop` with both. Returns the current drag, and the event handlers for a
 * person's element.
 */
export function useDrag(onDrop: (name: string, other: string) => void) {
  const held = useRef<Held | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const handlers = (name: string) => ({
    'data-person': name,
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      currentTarget.setPointerCapture(pointerId)
      held.current = { name, x, y, isDrag: false }
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
      const from = held.current
      if (from === null || buttons === 0) return
      const [x, y] = [clientX - from.x, clientY - from.y]
      if (!from.isDrag && Math.hypot(x, y) < TAP) return
      held.current = { ...from, isDrag: true }
      setDrag({ name, x, y })
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const other = drag === null ? undefined : personAt(clientX, clientY, name)
      setDrag(null)
      if (other !== undefined) onDrop(name, other)
    },
    onPointerCancel: () => setDrag(null),
    // Stop the click at the end of a drag, which is not a tap.
    onClickCapture: (event: MouseEvent) => {
      if (held.current?.isDrag === true && event.detail > 0) event.stopPropagation()
      held.current = null
    },
  })
  return [drag, handlers] as const
}

/** Returns the person at a point of the screen, other than the one dragged there. */
const personAt = (x: number, y: number, dragged: string): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<HTMLElement>('[data-person]')?.dataset.person ?? [])
    .find((name) => name !== dragged)
