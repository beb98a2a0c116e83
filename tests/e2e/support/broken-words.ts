import type { Page } from '@playwright/test'

/**
 * Returns the faults of large text: a page that scrolls sideways, content drawn beyond its side or cut off, or a broken word
 * that would fit into a line. Empty if there is no fault.
 */
export const brokenPlaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    /** The length of a line between the margins of a page, in pixels. */
    const line = clientWidth - 2 * size
    const root = document.querySelector('dialog[open]') ?? document.body
    const wrong = document.documentElement.scrollWidth > clientWidth ? ['the page scrolls sideways'] : []
    const range = document.createRange()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)

    /** Tells whether an element is exempt: its box scrolls sideways, or is one pixel wide and only for screen readers. */
    const isElsewhere = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, position, width } = getComputedStyle(at)
        if (overflowX === 'auto' && at.scrollWidth > at.clientWidth) return true
        if (position === 'absolute' && width === '1px') return true
      }
      return false
    }

    /** Tells whether an element is a name that ends in “…” if it has no room. */
    const isShortened = (element: Element) =>
      element.getAttribute('translate') === 'no' && getComputedStyle(element).textOverflow === 'ellipsis'

    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (element === null || text.trim() === '') continue
      if (!element.checkVisibility({ visibilityProperty: true }) || isElsewhere(element) || isShortened(element))
        continue
      for (const match of text.matchAll(/[^\s\-–—/·]+/g)) {
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const places = [...range.getClientRects()].filter(({ width }) => width > 0)
        const [first] = places
        if (first === undefined) continue
        const isBroken = places.some(({ top }) => Math.abs(top - first.top) > first.height / 2)
        const whole = places.reduce((sum, { width }) => sum + width, 0)
        if (isBroken && whole <= line) wrong.push(`“${match[0]}” is broken`)
        if (places.some(({ left, right }) => left < -1 || right > clientWidth + 1))
          wrong.push(`“${match[0]}” runs beyond the side`)
      }
    }
    for (const control of [...root.querySelectorAll('button, a[href]')].filter((one) => one.checkVisibility())) {
      if (isElsewhere(control) || [...control.querySelectorAll('*')].some(isShortened)) continue
      const { left, right } = control.getBoundingClientRect()
      range.selectNodeContents(control)
      const face = range.getBoundingClientRect()
      if (face.width > 1 && (face.left < left - 1 || face.right > right + 1))
        wrong.push(`the face of “${control.getAttribute('aria-label') ?? control.textContent}” runs out of it`)
    }
    return wrong
  })
