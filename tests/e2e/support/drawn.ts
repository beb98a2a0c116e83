import type { Page } from '@playwright/test'

/** The middle of an edge of a key in the hand form, in pixels of the page. */

interface Edge {
  readonly said: string
  readonly x: number
  readonly y: number
  /** The colour of the border, or of the background if there is no border. */
  readonly colour: string
}

/** Returns the middles of the four edges of all that must always be whole: the figures, the keys and Save. */
const edges = (page: Page): Promise<readonly Edge[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand-form-pad button, .hand-form-save button')].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(control)
      const hasBorder = borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)'
      const colour = hasBorder ? borderTopColor : backgroundColor
      const name = control.getAttribute('aria-label') ?? control.textContent
      const [across, down] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
      return [
        { said: `the top of “${name}”`, x: across, y: Math.round(top), colour },
        { said: `the foot of “${name}”`, x: across, y: Math.round(bottom) - 1, colour },
        { said: `the left of “${name}”`, x: Math.round(left), y: down, colour },
        { said: `the right of “${name}”`, x: Math.round(right) - 1, y: down, colour },
      ]
    }),
  )

/** Returns the edges that a picture of the page does not show, within one pixel of their place. */
const notIn = (reader: Page, picture: string, found: readonly Edge[]): Promise<readonly string[]> =>
  reader.evaluate(
    async ({ picture, found }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
      const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (paper === null) throw new Error('expected a 2d context')
      paper.drawImage(image, 0, 0)
      const isDrawn = ({ x, y, colour }: Edge) => {
        const { data } = paper.getImageData(x - 1, y - 1, 3, 3)
        const wanted = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
        return Array.from({ length: 9 }, (_, pixel) => pixel * 4).some((at) =>
          wanted.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 24),
        )
      }
      return found.filter((edge) => !isDrawn(edge)).map(({ said }) => `${said} is not drawn`)
    },
    { picture, found },
  )

/** Opens a page that reads pictures. */
export const pictureReader = (page: Page): Promise<Page> => page.context().newPage()

export async function undrawn(page: Page, reader: Page): Promise<readonly string[]> {
  const found = await edges(page)
  // In a large window the edges are only a small part, and the rest would take time to draw and to read.
  const clip = around(found)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'initial', clip })
  const inPicture = found.map((edge) => ({ ...edge, x: edge.x - clip.x, y: edge.y - clip.y }))
  return notIn(reader, picture.toString('base64'), inPicture)
}

/** Returns the part of the window that contains all edges, with a margin of two pixels. */
function around(found: readonly Edge[]) {
  const [across, down] = [found.map(({ x }) => x), found.map(({ y }) => y)]
  const [x, y] = [Math.max(0, Math.min(...across) - 2), Math.max(0, Math.min(...down) - 2)]
  return { x, y, width: Math.max(...across) + 3 - x, height: Math.max(...down) + 3 - y }
}

/** Returns the parts of the form that scroll without a sign that there is more, and the keys that are cut off at the side. */
export const unsigned = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    await frame()
    const form = document.querySelector('.hand-form')
    const isWhole = form !== null && form.scrollHeight <= form.clientHeight + 1
    const wrong = isWhole ? [] : ['the form scrolls as a whole']
    for (const place of document.querySelectorAll('.hand-form-facts, .hand-form-verdict')) {
      const { scrollTop, scrollHeight, clientHeight } = place
      const { maskImage } = getComputedStyle(place)
      const isMore = scrollTop > 2 || scrollHeight - clientHeight - scrollTop > 3
      if (isMore && maskImage === 'none') wrong.push(`${place.className} shows no sign that it scrolls`)
      const { left, right } = place.getBoundingClientRect()
      for (const key of place.querySelectorAll('button')) {
        const box = key.getBoundingClientRect()
        if (box.left < left - 0.5 || box.right > right + 0.5)
          wrong.push(`“${key.getAttribute('aria-label') ?? key.textContent}” is cut at the side`)
      }
    }
    return wrong
  })
