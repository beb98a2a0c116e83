import { fileName, saveBlob, share } from './hand-over'

/** The title of a picture, and a note that is sent with it. */
export interface PictureText {
  readonly title: string
  readonly note: string
}

/** Shares a picture, or saves it if the browser cannot share it. Dismissing the share dialogue is not a failure. */
export async function sendPicture(blob: Blob, { title, note }: PictureText): Promise<void> {
  const file = new File([blob], fileName(title.toLowerCase(), '.png'), { type: 'image/png' })
  const isSent =
    navigator.canShare?.({ files: [file] }) === true &&
    (await share({ files: [file], title, text: note })) !== 'refused'
  if (!isSent) saveBlob(file.name, file)
}

/** Returns the canvas as a PNG; `null` if the browser could not make one. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))

/** Loads an image, ready to draw; `null` if the browser cannot read it. */
export function loadedImage(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = address
  })
}
