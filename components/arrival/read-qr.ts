/** A picture or a video, in the form that the QR reader takes. */
type Picture = ImageBitmap | HTMLVideoElement

interface Detector {
  readonly detect: (source: Picture) => Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  readonly getSupportedFormats: () => Promise<readonly string[]>
}

/** Returns the QR reader of the browser; `null` if it has none. */
async function ownDetector(): Promise<Detector | null> {
  const found: unknown = Reflect.get(window, 'BarcodeDetector')
  if (!isDetectorClass(found)) return null
  const formats = await found.getSupportedFormats().catch((): readonly string[] => [])
  return formats.includes('qr_code') ? new found({ formats: ['qr_code'] }) : null
}

const isDetectorClass = (found: unknown): found is DetectorClass =>
  typeof found === 'function' && 'getSupportedFormats' in found

export type ReadQr = (picture: Picture) => Promise<string | null>

/** Loads a QR reader: the browser's own, else one that is downloaded. It returns the text of a code, or `null`. */
export async function loadReader(): Promise<ReadQr> {
  const detector = await ownDetector()
  if (detector !== null) {
    return async (picture) => (await detector.detect(picture).catch(() => []))[0]?.rawValue ?? null
  }
  const { decodeQR } = await import('qr/decode.js')
  return async (picture) => {
    const image = pixelsOf(picture)
    if (image === null) return null
    try {
      return decodeQR(image, { timeLimit: 200 })
    } catch {
      // The reader throws if it sees no code, which is the case for most frames.
      return null
    }
  }
}

/** The width to which pictures are reduced: enough for a code that fills half the picture, and fast on an old phone. */
const WIDEST = 1200

function pixelsOf(picture: Picture): ImageData | null {
  const [width, height] =
    picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height]
  if (width === 0 || height === 0) return null
  const scale = Math.min(1, WIDEST / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Returns the text of the code in a picture that the user chose; `null` if there is none. */
export async function readPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  const read = await loadReader()
  return read(picture)
}
