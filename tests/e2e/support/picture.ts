import type { Page } from '@playwright/test'

/**
 * Returns the size of a picture in its own pixels, and the names of its bare bands, which have one colour only. A band is given
 * as its top and bottom in pixels of the page. One pixel of the page is three of the picture.
 */
export const seenIn = (page: Page, bytes: Buffer, bands: Readonly<Record<string, readonly [number, number]>>) =>
  page.evaluate(
    async ([picture, bands]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(picture)]))
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0)
      const isBare = ([top, bottom]: readonly [number, number]) => {
        const pixels = new Uint32Array(context?.getImageData(0, 3 * top, width, 3 * (bottom - top)).data.buffer ?? [])
        return pixels.every((pixel) => pixel === pixels[0])
      }
      return { width, height, bare: Object.keys(bands).filter((band) => isBare(bands[band] ?? [0, 1])) }
    },
    [[...bytes], bands] as const,
  )
