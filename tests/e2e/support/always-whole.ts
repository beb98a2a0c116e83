import type { Page } from '@playwright/test'

type Place = readonly [x: number, y: number]

/** The head and the foot of a sheet and of the end of a game; the keys, the figures and Save of a form. */
const PLACES = {
  sheet: '.game-header :is(a, button), :is(.sheet-tools, .sheet-record, .end-paper > .sticky) :is(a, button)',
  pad: ':is(.hand-form-pad, .hand-form-save) button',
}

/**
 * Returns the faults of what a player must see and touch without scrolling: the head and the foot of a sheet, its totals, and the
 * keys, the figures and Save of the form of a hand. Empty if there is no fault, or if the page has none of these.
 */
export const notWhole = (page: Page, isInReach = false): Promise<readonly string[]> =>
  page.evaluate(
    ({ sheet, pad, isInReach }) => {
      const { clientWidth, clientHeight } = document.documentElement
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const isLarge = letters > 16
      const all = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
      const say = (element: Element) => `“${element.getAttribute('aria-label') ?? element.textContent.trim()}”`

      /** Tells whether a place of the window shows an element, which hides nothing under another one. */
      const isAt = (element: Element, [x, y]: Place) => element.contains(document.elementFromPoint(x, y))

      /** Returns the elements that are not in the window as a whole, or of which the middle or an edge is cut off or covered. */
      const hidden = (selector: string, hasEdges: boolean) =>
        all(selector).flatMap((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const [across, down] = [(left + right) / 2, (top + bottom) / 2]
          const edges: readonly Place[] = [
            [across, top + 1.5],
            [across, bottom - 1.5],
            [left + 1.5, down],
            [right - 1.5, down],
          ]
          const isIn = left > -1 && top > -1 && right < clientWidth + 1 && bottom < clientHeight + 1
          const isShown = isAt(element, [across, down]) && (!hasEdges || edges.every((edge) => isAt(element, edge)))
          return isIn && isShown ? [] : [`${say(element)} is not in sight as a whole`]
        })

      /** Returns the totals that cannot be read at arm's length, and those that are not one beside the other. */
      const wrongTotals = () => {
        const figures = all('.game-main > .totals-head .big-figure')
        const places = figures.map((one) => one.getBoundingClientRect())
        const inOrder = document.documentElement.dir === 'rtl' ? places.toReversed() : places
        const isInRow = inOrder.every(({ left }, index) => left > (inOrder[index - 1]?.right ?? 0))
        const small = figures.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 1.25 * letters)
        return [
          ...small.map((one) => `the total ${say(one)} is small`),
          ...(isLarge || clientWidth < 360 || isInRow ? [] : ['the totals are not side by side']),
        ]
      }

      const isScrolling = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1
      const scrolls = (element: Element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) && isScrolling(element)

      /** Returns the parts of the form that scroll without a sign that there is more, and their keys that are cut off at the side. */
      const wrongParts = () =>
        all('.hand-form-facts, .hand-form-verdict').flatMap((part) => {
          const { left, right } = part.getBoundingClientRect()
          const isMore = part.scrollTop > 2 || part.scrollHeight - part.clientHeight - part.scrollTop > 3
          const isUnsigned = isMore && getComputedStyle(part).maskImage === 'none'
          const cut = [...part.querySelectorAll('button')].filter((key) => {
            const box = key.getBoundingClientRect()
            return box.left < left - 0.5 || box.right > right + 0.5
          })
          return [
            ...(isUnsigned ? [`${part.className} shows no sign that it scrolls`] : []),
            ...cut.map((key) => `${say(key)} is cut at the side`),
          ]
        })

      /** Returns the keys for declarations, and the names above them, that are cut off or beyond the edge of their pad. */
      const wrongPad = () =>
        all('.form-pad').flatMap((pad) => {
          const { left, right } = pad.getBoundingClientRect()
          return [...pad.querySelectorAll('button, .takes-name, .takes-name > *')]
            .filter((one) => {
              const box = one.getBoundingClientRect()
              return one.scrollWidth > one.clientWidth + 1 || box.left < left - 1 || box.right > right + 1
            })
            .map((one) => `${say(one)} is cut on its pad`)
        })

      /** Returns the keys of the form that are too small for a finger, and its parts that scroll, where there is room for all. */
      const wrongWithRoom = () => {
        const small = all('.hand-form button').filter((key) => {
          const { width, height } = key.getBoundingClientRect()
          return width < 47.9 || height < 47.9
        })
        const scrolling = all('.hand-form, .hand-form :not(.hand-form-verdict)').filter(scrolls)
        return [...small.map((key) => `${say(key)} is small`), ...scrolling.map((part) => `${part.className} scrolls`)]
      }

      const form = all('.hand-form')[0]
      const dialog = all('dialog[open]')[0]
      const inner = isLarge ? all('dialog[open] *').filter(scrolls) : []
      const wrong = [...wrongTotals(), ...wrongPad(), ...inner.map((part) => `“${part.className}” scrolls in a dialog`)]
      if (isLarge || dialog !== undefined) return wrong
      if (form === undefined) return [...wrong, ...(isInReach ? hidden(sheet, false) : [])]
      const hasRoom = clientWidth >= 390 && clientHeight >= 844
      return [
        ...wrong,
        ...(isScrolling(form) ? ['the form scrolls as a whole'] : []),
        ...hidden(pad, true),
        ...wrongParts(),
        ...(hasRoom ? wrongWithRoom() : []),
      ]
    },
    { ...PLACES, isInReach },
  )
