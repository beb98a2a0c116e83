import { loadedImage, pngOf, sendPicture, type PictureText } from '@/components/share/send-picture'

const SCALE = 3
const PAD = 24
const HEAD = 64

/** The style properties that are copied into a drawing, because a picture does not have the page's style sheet. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'font-family',
] as const

/**
 * Makes a picture of a drawing and sends it, or saves it if the browser cannot send. Returns whether that worked; true if the
 * user cancels.
 */
export async function shareImage(svg: SVGSVGElement, { title, note }: PictureText): Promise<boolean> {
  const blob = await pictureOf(svg, { title, note })
  if (blob === null) return false
  await sendPicture(blob, { title, note })
  return true
}

async function pictureOf(svg: SVGSVGElement, text: PictureText): Promise<Blob | null> {
  const { width, height } = svg.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * PAD) * SCALE
  canvas.height = (height + 2 * PAD + HEAD) * SCALE
  const context = canvas.getContext('2d')
  const drawing = await loadedImage(standalone(svg))
  if (context === null || drawing === null) return null
  context.scale(SCALE, SCALE)
  drawPaper(context, text, width + 2 * PAD, height + 2 * PAD + HEAD)
  context.drawImage(drawing, PAD, PAD + HEAD, width, height)
  return pngOf(canvas)
}

function drawPaper(
  context: CanvasRenderingContext2D,
  { title, note }: PictureText,
  width: number,
  height: number,
): void {
  const page = getComputedStyle(document.body)
  context.fillStyle = page.backgroundColor
  context.fillRect(0, 0, width, height)
  context.fillStyle = page.color
  context.font = `600 22px ${page.fontFamily}`
  context.fillText(title, PAD, PAD + 20, width - 2 * PAD)
  context.font = `16px ${page.fontFamily}`
  context.fillText(note, PAD, PAD + 46, width - 2 * PAD)
}

/** Returns the drawing, with its styles written into it, as an address. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true)
  const parts = copy instanceof SVGSVGElement ? [copy, ...copy.querySelectorAll('*')] : []
  const originals = [svg, ...svg.querySelectorAll('*')]
  for (const [index, part] of parts.entries()) {
    const original = originals[index]
    if (original === undefined) continue
    const style = getComputedStyle(original)
    for (const name of STYLES) part.setAttribute(name, style.getPropertyValue(name))
    part.removeAttribute('class')
  }
  const source = new XMLSerializer().serializeToString(copy)
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
}
