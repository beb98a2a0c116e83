import { MARK_ADDRESS } from '../../preview/mark'
import { loadedImage, pngOf, sendPicture } from '../send-picture'
import { CARD_HEIGHT, CARD_WIDTH, drawCard, type Families } from './draw-card'
import type { ScoreCard } from './score-card'

/** Makes the picture of a finished game and sends it, or saves it where the browser cannot send. Whether there is a picture. */
export async function sendCard(card: ScoreCard): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = CARD_WIDTH
  canvas.height = CARD_HEIGHT
  const brush = canvas.getContext('2d')
  if (brush === null) return false
  const families = familiesOfPage()
  const mark = await loadedImage(MARK_ADDRESS)
  // Refused where one of the families is not to be had, which is what the others are for.
  await Promise.allSettled([document.fonts.load(`600 100px ${families.figures}`, '0')])
  drawCard(brush, card, families, mark)
  const blob = await pngOf(canvas)
  if (blob === null) return false
  await sendPicture(blob, { title: `${card.heading} ${card.day}`, note: card.lines[0] ?? card.heading })
  return true
}

/** The serif of the page, and what stands in for letters that its cut lacks. */
function familiesOfPage(): Families {
  const own = getComputedStyle(document.documentElement).getPropertyValue('--font-numerals').trim()
  const words = "georgia, 'noto serif', serif"
  return { figures: own === '' ? words : `${own}, ${words}`, words }
}
