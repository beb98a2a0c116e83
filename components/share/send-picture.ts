import { fileName, saveBlob, share } from './hand-over'

/** A picture and what it is called. */
export interface PictureText {
  readonly title: string
  readonly note: string
}

/** Sends a picture, or saves it where the browser cannot send. A person who changes their mind is no failure. */
export async function sendPicture(blob: Blob, { title, note }: PictureText): Promise<void> {
  const file = new File([blob], fileName(title.toLowerCase(), '.png'), { type: 'image/png' })
  const isSent =
    navigator.canShare?.({ files: [file] }) === true &&
    (await share({ files: [file], title, text: note })) !== 'refused'
  if (!isSent) saveBlob(file.name, file)
}

/** Returns the painted canvas as a PNG; `null` where the browser could not make one. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))

/** A drawing, ready to be painted; `null` where the browser could not read it. */
export function loadedImage(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = address
  })
}
