import { MARK_ADDRESS } from '../../preview/mark'
import { loadedImage, pngOf, sendPicture, type PictureText } from '../send-picture'
import type { Brush } from './brush'
import { drawCard } from './draw-card'
import { CARD_HEIGHT, CARD_WIDTH, type Families } from './frame'
import type { ScoreCard } from './score-card'

/** A picture to draw, and its texts. */
interface Drawing extends PictureText {
  /** Returns the height of the picture, in pixels. It may draw with the brush to measure. */
  readonly heightWith: (brush: Brush, families: Families) => number
  readonly draw: (brush: Brush, height: number, families: Families, mark: CanvasImageSource | null) => void
}

/** Draws the picture of a finished game and shares it. Returns whether the picture could be made. */
export const sendCard = (card: ScoreCard): Promise<boolean> =>
  sendDrawing({
    title: `${card.heading} ${card.day}`,
    note: card.lines[0] ?? card.heading,
    heightWith: () => CARD_HEIGHT,
    draw: (brush, _, families, mark) => drawCard(brush, card, families, mark),
  })

/** Draws a picture and shares it, or saves it if the browser cannot share. Returns whether the picture could be made. */
export async function sendDrawing({ title, note, heightWith, draw }: Drawing): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = CARD_WIDTH
  canvas.height = CARD_HEIGHT
  const brush = canvas.getContext('2d')
  if (brush === null) return false
  const families = familiesOfPage()
  const mark = await loadedImage(MARK_ADDRESS)
  // Fails if a family is missing. Then the other families are used.
  await Promise.allSettled([document.fonts.load(`600 100px ${families.figures}`, '0')])
  const height = heightWith(brush, families)
  // Setting the height clears the canvas.
  canvas.height = height
  draw(brush, height, families, mark)
  const blob = await pngOf(canvas)
  if (blob === null) return false
  await sendPicture(blob, { title, note })
  return true
}

/** Returns the font families of the page: its own serif, and fallbacks for characters that it lacks. */
function familiesOfPage(): Families {
  const own = getComputedStyle(document.documentElement).getPropertyValue('--font-numerals').trim()
  const words = "georgia, 'noto serif', serif"
  return { figures: own === '' ? words : `${own}, ${words}`, words }
}
