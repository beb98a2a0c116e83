import type { Page } from '@playwright/test'
import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight } from 'lucide'

/** The shapes of the icons that point along or against the direction of the text. */
const POINTERS = [ArrowLeft, ArrowRight, ChevronLeft, ChevronRight].map((shapes) =>
  shapes.map(([, { d }]) => String(d)).join(' '),
)

/**
 * Returns everything that runs the wrong way: mirrored or right-to-left figures, figure keys out of order, arrows and chevrons
 * against the text. Empty if there is no fault.
 */
export const wronglyTurned = (page: Page): Promise<readonly string[]> =>
  page.evaluate((pointers) => {
    const wrong: string[] = []
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

    /** Tells whether an odd number of transforms mirrors an element: its own and those of its ancestors. */
    const isMirrored = (element: Element) => {
      let times = 0
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { scale, transform } = getComputedStyle(at)
        if (scale.startsWith('-')) times += 1
        if (transform !== 'none' && new DOMMatrix(transform).a < 0 && new DOMMatrix(transform).d > 0) times += 1
      }
      return times % 2 === 1
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent ?? ''
      if (element === null || !/\d/.test(text) || !isSeen(element)) continue
      if (isMirrored(element)) wrong.push(`“${text.trim()}” is mirrored`)
      const placeOf = (at: number) => {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect()
      }
      for (const { 0: figure, index } of text.matchAll(/\d[\d.,]*\d/g)) {
        const [first, last] = [placeOf(index), placeOf(index + figure.length - 1)]
        if (first.width > 0 && first.left > last.left) wrong.push(`“${figure}” stands from right to left`)
      }
    }

    // Only keys beside a 0 are a keypad. The numbers of tricks and the faces of cards run in the direction of the text.
    const digits = [...document.querySelectorAll('button')].filter(
      (key) => /^[0-9]$/.test(key.textContent) && isSeen(key),
    )
    const pad = digits.find((key) => key.textContent === '0')?.parentElement
    const keys = digits.filter((key) => key.parentElement === pad)
    const placeOfKey = (digit: string) => keys.find((key) => key.textContent === digit)?.getBoundingClientRect()
    for (const [one = '', next = ''] of ['12', '23', '45', '56', '78', '89']) {
      const [before, after] = [placeOfKey(one), placeOfKey(next)]
      if (before === undefined || after === undefined || Math.abs(before.top - after.top) > 2) continue
      if (before.left >= after.left) wrong.push(`the key ${next} is before ${one}`)
    }

    const isFromRight = document.documentElement.dir === 'rtl'
    for (const icon of document.querySelectorAll('svg.icon')) {
      const drawing = [...icon.children].map((shape) => shape.getAttribute('d')).join(' ')
      if (pointers.includes(drawing) && isSeen(icon) && isMirrored(icon) !== isFromRight)
        wrong.push(`the arrow of “${icon.closest('a, button, summary')?.textContent ?? ''}” points the wrong way`)
    }
    return wrong
  }, POINTERS)
