/** The time, in milliseconds, for which a key that has just come under the finger takes no tap. */
const GUARDED = 500

/** The time, in milliseconds, after a tap for which the finger may still be there. */
const STILL_THERE = 1_000

let last: MouseEvent | null = null
if (typeof document !== 'undefined') document.addEventListener('click', (tap) => (last = tap), true)

/**
 * Keeps the second tap of a double tap from a key that the first has brought under the finger. Call it when keys have changed. The
 * key that was tapped, and any elsewhere, take the next tap immediately.
 */
export function guardKey(): void {
  // By then a dialog is open.
  requestAnimationFrame((now) => {
    if (last === null || now - last.timeStamp > STILL_THERE) return
    const { clientX, clientY, target } = last
    const key = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('button, a')
    if (!key || (target instanceof Node && key.contains(target))) return
    key.style.pointerEvents = 'none'
    setTimeout(() => (key.style.pointerEvents = ''), GUARDED)
  })
}
