import { pictureLine } from '@/lib/messages/compiled/app/pictures'
import { appName } from '@/lib/messages/compiled/app/shared'
import { PAPER } from '../../preview/paper'
import { cut, fontOf, linesOf, sizeFor, type Brush, type Type } from './brush'

/** The width of every picture, in pixels. Pictures are upright, as on phones. */
export const CARD_WIDTH = 1080
/** The least height, in pixels. */
export const CARD_HEIGHT = 1350

export const PAD = 64
export const INNER = CARD_WIDTH - 2 * PAD
export const FOOT = 116

/** The distance, in pixels, between the rules of the paper. */
export const LINE = 64
/** The x position of the red margin line, in pixels. */
export const MARGIN = 132

/** The font families of a picture. The app's own has only digits, in one weight, so plain text in it would mix two fonts. */
export interface Families {
  readonly figures: string
  readonly words: string
}

export interface Types {
  readonly bold: Type
  readonly plain: Type
}

export const typesOf = ({ figures, words }: Families): Types => ({
  bold: { weight: 600, family: figures },
  plain: { weight: 400, family: words },
})

/** The position and size of a drawing on the picture, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Fills a picture of this height with paper. */
export function drawSheet(brush: Brush, height: number): void {
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = PAPER.paper
  brush.fillRect(0, 0, CARD_WIDTH, height)
}

/** Draws what was played at the top left, and the date at the top right. */
export function drawOver(brush: Brush, what: string, day: string, type: Type): void {
  brush.fillStyle = PAPER.soft
  brush.font = fontOf(type, 34)
  brush.textAlign = 'right'
  brush.fillText(day, CARD_WIDTH - PAD, 88)
  const room = INNER - brush.measureText(day).width - 32
  brush.textAlign = 'left'
  brush.fillText(cut(brush, what, room), PAD, 88)
}

interface Heading {
  readonly heading: string
  readonly lines: readonly string[]
  /** The smallest font size of the heading, in pixels, and its largest number of lines. */
  readonly least: number
  readonly most: number
}

/** Draws the winner and the reason; returns the y position where that ends, in pixels. */
export function drawHeading(brush: Brush, { heading, lines, least, most }: Heading, { bold, plain }: Types): number {
  brush.textAlign = 'left'
  brush.fillStyle = PAPER.ink
  const size = sizeFor(brush, bold, heading, INNER, 112, least)
  brush.font = fontOf(bold, size)
  const rows = linesOf(brush, heading, INNER, most)
  let y = 118
  for (const row of rows) brush.fillText(row, PAD, (y += size * 1.06))
  brush.fillStyle = PAPER.soft
  y += 14
  for (const line of lines) {
    // A slightly smaller font is better than one word alone in a line.
    const one = sizeFor(brush, plain, line, INNER, 36, 30)
    brush.font = fontOf(plain, one > 30 ? one : 36)
    for (const row of linesOf(brush, line, INNER, 2)) brush.fillText(row, PAD, (y += 46))
  }
  return y
}

/** Draws ruled paper with its margin line. */
export function drawRuled(brush: Brush, { left, top, width, height }: Box): void {
  brush.fillStyle = PAPER.card
  brush.fillRect(left, top, width, height)
  brush.fillStyle = PAPER.rule
  for (let at = top + LINE; at < top + height; at += LINE) brush.fillRect(left, at, width, 2)
  brush.fillStyle = PAPER.margin
  brush.fillRect(left + MARGIN, top, 3, height)
  brush.fillStyle = PAPER.ink
  brush.fillRect(left, top, width, 6)
}

/** Draws the logo and the name of the app on the felt at the foot of a picture of this height. */
export function drawFoot(brush: Brush, mark: CanvasImageSource | null, height: number, { bold, plain }: Types): void {
  const top = height - FOOT
  brush.fillStyle = PAPER.felt
  brush.fillRect(0, top, CARD_WIDTH, FOOT)
  if (mark !== null) brush.drawImage(mark, 28, top + 10, 96, 96)
  brush.fillStyle = PAPER.feltInk
  brush.textAlign = 'left'
  brush.font = fontOf(bold, 54)
  brush.fillText(appName, 146, top + 76)
  const after = 146 + brush.measureText(appName).width + 28
  brush.font = fontOf(plain, 33)
  brush.fillText(pictureLine, after, top + 74)
}
