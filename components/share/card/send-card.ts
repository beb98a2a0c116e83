import { MARK_ADDRESS } from '../../preview/mark'
import { loadedImage, pngOf, sendPicture, type PictureText } from '../send-picture'
import type { Brush } from './brush'
import { drawCard } from './draw-card'
import { CARD_HEIGHT, CARD_WIDTH, type Families } from './frame'
import type { ScoreCard } from './score-card'

/** A picture to be drawn, and what it is called. */
interface Drawing extends PictureText {
  /** Returns how high it gets, in pixels; it may scribble on the brush to measure. */
  readonly heightWith: (brush: Brush, families: Families) => number
  readonly draw: (brush: Brush, height: number, families: Families, mark: CanvasImageSource | null) => void
}

/** Makes the picture of a finished game and sends it. Whether there is a picture. */
export const sendCard = (card: ScoreCard): Promise<boolean> =>
  sendDrawing({
    title: `${card.heading} ${card.day}`,
    note: card.lines[0] ?? card.heading,
    heightWith: () => CARD_HEIGHT,
    draw: (brush, _, families, mark) => drawCard(brush, card, families, mark),
  })

/** Makes a picture and sends it, or saves it where the browser cannot send. Whether there is a picture. */
export async function sendDrawing({ title, note, heightWith, draw }: Drawing): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = CARD_WIDTH
  canvas.height = CARD_HEIGHT
  const brush = canvas.getContext('2d')
  if (brush === null) return false
  const families = familiesOfPage()
  const mark = await loadedImage(MARK_ADDRESS)
  // Refused where one of the families is not to be had, which is what the others are for.
  await Promise.allSettled([document.fonts.load(`600 100px ${families.figures}`, '0')])
  const height = heightWith(brush, families)
  // This wipes the canvas.
  canvas.height = height
  draw(brush, height, families, mark)
  const blob = await pngOf(canvas)
  if (blob === null) return false
  await sendPicture(blob, { title, note })
  return true
}

/** The serif of the page, and what stands in for letters that its cut lacks. */
function familiesOfPage(): Families {
  const own = getComputedStyle(document.documentElement).getPropertyValue('--font-numerals').trim()
  const words = "georgia, 'noto serif', serif"
  return { figures: own === '' ? words : `${own}, ${words}`, words }
}
