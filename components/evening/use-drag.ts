import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** A person under the finger, and how far from their place, in points. */
interface Drag {
  readonly name: string
  readonly x: number
  readonly y: number
}

interface Held extends Drag {
  /** True once it has moved so far that it is no tap. */
  readonly isDrag: boolean
}

/** A finger that taps moves less than this, in points. */
const TAP = 8

/** Lets one person be dragged onto another, which `onDrop` is told. Returns the drag that goes on, and what a person listens to. */
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
    // The click at the end of a drag is no tap.
    onClickCapture: (event: MouseEvent) => {
      if (held.current?.isDrag === true && event.detail > 0) event.stopPropagation()
      held.current = null
    },
  })
  return [drag, handlers] as const
}

/** Returns the person at a place of the screen, apart from the one who is dragged there. */
const personAt = (x: number, y: number, dragged: string): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<HTMLElement>('[data-person]')?.dataset.person ?? [])
    .find((name) => name !== dragged)
