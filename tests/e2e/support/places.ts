import type { Page } from '@playwright/test'

/** A word and the place where it is drawn. */
interface Drawn {
  readonly text: string
  readonly place: DOMRect
  readonly layer: Element
  readonly size: number
}

/**
 * Returns the faults in the places of things on a screen: a page that scrolls sideways; a control that cannot be brought into view,
 * or that something else covers at its middle; a word that is cut, printed over another, beyond the side, or broken though it would
 * fit into a line. With large text a table may scroll sideways in its box. `words` leaves out what only covers or cuts: for large text,
 * which may scroll. Empty if there is no fault.
 */
export const wrongPlaces = (page: Page, asked: 'all' | 'words' = 'all'): Promise<readonly string[]> =>
  page.evaluate((asked) => {
    const root = document.querySelector('dialog[open]') ?? document.body
    const say = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60)
    const { clientWidth, clientHeight } = document.documentElement
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    /** The length of a line between the margins of a page, in pixels. */
    const line = clientWidth - 2 * letters
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

    /** Tells whether an element is only for screen readers: it is in a box one pixel wide. */
    const isForReaders = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (styleOf(at).position === 'absolute' && styleOf(at).width === '1px') return true
      return false
    }

    /** Tells whether an element is in a box that scrolls sideways because the text is large. */
    const isAside = (element: Element) => {
      for (let at: Element | null = element; at !== null && letters > 16; at = at.parentElement)
        if (styleOf(at).overflowX === 'auto' && at.scrollWidth > at.clientWidth) return true
      return false
    }

    /** Tells whether an element is a name that ends in “…” if it has no room. */
    const isShortened = (element: Element) =>
      element.getAttribute('translate') === 'no' && styleOf(element).textOverflow === 'ellipsis'

    /** Returns the ancestor that scrolls or stays while others scroll. Only elements of the same layer can be compared. */
    const layerOf = (element: Element): Element => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { position, overflowY } = styleOf(at)
        if (position === 'sticky' || position === 'fixed' || overflowY === 'auto' || overflowY === 'scroll') return at
      }
      return document.body
    }

    /** Returns the element that covers the middle of a control; `null` if a touch there hits the control itself. */
    const touchedAt = (control: Element): string | null => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const touched = hit?.closest('button, a[href], input, select, summary, label') ?? hit
      const isOwn = touched === control || (touched instanceof HTMLLabelElement && touched.control === control)
      if (isOwn) return null
      return touched === null ? 'nothing' : `“${say(touched)}”`
    }

    const wrongControls = () => {
      const found = [...root.querySelectorAll('button, a[href], input, select, summary')].filter(isSeen)
      const wrong: string[] = []
      for (const control of found) {
        control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        let over = touchedAt(control)
        // A sticky element at an edge covers a control that has just been scrolled to that edge.
        for (const block of ['center', 'start'] as const) {
          if (over === null) break
          control.scrollIntoView({ block, inline: 'nearest' })
          over = touchedAt(control)
        }
        if (over !== null) wrong.push(`“${say(control)}” is covered by ${over}`)
        const { left, right, top, bottom } = control.getBoundingClientRect()
        if (left < -1 || right > clientWidth + 1) wrong.push(`“${say(control)}” lies beyond the side`)
        if (top < -1 || bottom > Math.max(clientHeight, bottom - top) + 1)
          wrong.push(`“${say(control)}” cannot be scrolled to`)
      }
      return wrong
    }

    /** Tells whether an ancestor cuts off a place for good. Content that scrolls up and down can be brought into view. */
    const isCut = (place: DOMRect, element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, display } = styleOf(at)
        if (display === 'inline') continue
        const box = at.getBoundingClientRect()
        if (overflowX !== 'visible' && (place.left < box.left - 1 || place.right > box.right + 1)) return true
        const isClipping = overflowY === 'hidden' || overflowY === 'clip'
        const slack = place.height / 4
        if (isClipping && (place.top < box.top - slack || place.bottom > box.bottom + slack)) return true
      }
      return false
    }

    const wrongWords = () => {
      const wrong: string[] = []
      const drawn: Drawn[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement
        const text = node.textContent ?? ''
        if (element === null || text.trim() === '' || !isSeen(element)) continue
        if (isForReaders(element) || isShortened(element) || isAside(element)) continue
        const layer = layerOf(element)
        // Capitals and figures are 0.7 of the font size high. The box of a line is far higher.
        const size = Number.parseFloat(styleOf(element).fontSize)
        for (const match of text.matchAll(/[^\s\-–—/·]+[\-–—/]?/g)) {
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          const places = [...range.getClientRects()].filter(({ width }) => width > 0)
          const [place] = places
          if (place === undefined) continue
          const isBroken = places.some(({ top }) => Math.abs(top - place.top) > place.height / 2)
          const whole = places.reduce((sum, { width }) => sum + width, 0)
          if (isBroken && whole <= line) wrong.push(`“${match[0]}” is broken`)
          if (places.some(({ left, right }) => left < -1 || right > clientWidth + 1))
            wrong.push(`“${match[0]}” runs beyond the side`)
          else if (asked === 'all' && isCut(place, element))
            wrong.push(`“${match[0]}” in “${text.trim().slice(0, 60)}” is cut`)
          drawn.push({ text: match[0], place, layer, size })
        }
      }
      return asked === 'all' ? [...wrong, ...printedOver(drawn)] : wrong
    }

    /** Returns the words printed over others. It compares only words at nearly the same height, which are few on any page. */
    const printedOver = (drawn: readonly Drawn[]): readonly string[] => {
      const wrong: string[] = []
      const middleOf = ({ place }: Drawn) => (place.top + place.bottom) / 2
      const fromTop = [...drawn].sort((one, other) => middleOf(one) - middleOf(other))
      const largest = Math.max(...drawn.map(({ size }) => size))
      for (const [index, upper] of fromTop.entries())
        for (let next = index + 1; next < fromTop.length; next += 1) {
          const lower = fromTop[next]
          if (lower === undefined) break
          const apart = middleOf(lower) - middleOf(upper)
          if ((upper.size + largest) * 0.35 - apart <= 2) break
          if (upper.layer !== lower.layer) continue
          const across = Math.min(upper.place.right, lower.place.right) - Math.max(upper.place.left, lower.place.left)
          const down = (upper.size + lower.size) * 0.35 - apart
          if (across > 2 && down > 2) wrong.push(`“${upper.text}” is printed over “${lower.text}”`)
        }
      return wrong
    }

    /** Returns the controls whose words run out of them. */
    const wrongFaces = () =>
      [...root.querySelectorAll('button, a[href]')].filter(isSeen).flatMap((control) => {
        const range = document.createRange()
        range.selectNodeContents(control)
        const box = control.getBoundingClientRect()
        const outside = [...range.getClientRects()].filter(
          ({ left, right, width }) => width > 1 && (left < box.left - 1 || right > box.right + 1),
        )
        const isShown = ![...control.querySelectorAll('*')].some((part) => isForReaders(part) || isShortened(part))
        return outside.length > 0 && isShown ? [`the face of “${say(control)}” runs out of it`] : []
      })

    const sideways = document.documentElement.scrollWidth > clientWidth ? ['the page scrolls sideways'] : []
    return [...sideways, ...(asked === 'all' ? wrongControls() : []), ...wrongWords(), ...wrongFaces()]
  }, asked)
