import { pictureLine } from '@/lib/messages/compiled/app/pictures'
import { appName } from '@/lib/messages/compiled/app/shared'
import { figure } from '@/lib/text/terms/figure'
import { PAPER } from '../../preview/paper'
import { cut, fontOf, linesOf, sizeFor, type Brush, type Type } from './brush'
import { drawChart, drawDisc } from './draw-chart'
import type { CardPlayer, CardSide, ScoreCard } from './score-card'

/** Upright, as phones show pictures that were sent. */
export const CARD_WIDTH = 1080
export const CARD_HEIGHT = 1350

const PAD = 64
const INNER = CARD_WIDTH - 2 * PAD
const FOOT = 116

/** The fonts of the picture: the app's own has only figures in one weight, which would clash with other words. */
export interface Families {
  readonly figures: string
  readonly words: string
}

/** The result of a game on a sheet of paper: who won and how, the totals, the running score. `mark` is the sign of the app. */
export function drawCard(brush: Brush, card: ScoreCard, families: Families, mark: CanvasImageSource | null): void {
  const bold: Type = { weight: 600, family: families.figures }
  const plain: Type = { weight: 400, family: families.words }
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = PAPER.paper
  brush.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT)
  drawOver(brush, card, plain)
  const afterHeading = drawHeading(brush, card, bold, plain)
  const afterSides = drawSides(brush, card, afterHeading + 34, bold)
  const chart = { left: 0, top: afterSides, width: CARD_WIDTH, height: CARD_HEIGHT - FOOT - afterSides }
  drawChart(brush, card, chart, { bold, plain })
  drawFoot(brush, mark, bold, plain)
}

/** Draws the title of the game, and its date. */
function drawOver(brush: Brush, { game, day }: ScoreCard, type: Type): void {
  brush.fillStyle = PAPER.soft
  brush.font = fontOf(type, 34)
  brush.textAlign = 'right'
  brush.fillText(day, CARD_WIDTH - PAD, 88)
  const room = INNER - brush.measureText(day).width - 32
  brush.textAlign = 'left'
  brush.fillText(cut(brush, game, room), PAD, 88)
}

/** Draws the winner and the reason; returns the y position where that ends, in pixels. */
function drawHeading(brush: Brush, { heading, lines }: ScoreCard, bold: Type, plain: Type): number {
  brush.textAlign = 'left'
  brush.fillStyle = PAPER.ink
  const size = sizeFor(brush, bold, heading, INNER, 112, 72)
  brush.font = fontOf(bold, size)
  const rows = linesOf(brush, heading, INNER, 2)
  let y = 118
  for (const row of rows) brush.fillText(row, PAD, (y += size * 1.06))
  brush.fillStyle = PAPER.soft
  y += 14
  for (const line of lines) {
    // Rather a little smaller than one word alone in its line.
    const one = sizeFor(brush, plain, line, INNER, 36, 30)
    brush.font = fontOf(plain, one > 30 ? one : 36)
    for (const row of linesOf(brush, line, INNER, 2)) brush.fillText(row, PAD, (y += 46))
  }
  return y
}

/** A column a side: its players, and the total, with the double line under it that ends a sum. Returns where they end. */
function drawSides(brush: Brush, { sides }: ScoreCard, top: number, type: Type): number {
  const width = INNER / sides.length
  const names = namesOf(brush, sides, width - 28, type)
  const totals = sides.map(({ total }) => figure(total))
  const totalSize = Math.min(...totals.map((total) => sizeFor(brush, type, total, width - 36, 210, 80)))
  const firstName = top + 2 * DISC + 6 + names.size
  const bottom = firstName + (names.rows - 1) * names.size * LEADING + totalSize * 0.82 + 12
  sides.forEach(({ players, isWinner }, side) => {
    const middle = PAD + width * (side + 0.5)
    const total = totals[side] ?? ''
    drawDiscs(brush, players, middle, top + DISC, type)
    brush.fillStyle = PAPER.ink
    brush.font = fontOf(type, names.size)
    names.of[side]?.forEach((row, place) => brush.fillText(row, middle, firstName + place * names.size * LEADING))
    brush.font = fontOf(type, totalSize)
    brush.fillText(total, middle, bottom)
    if (isWinner) drawSumLines(brush, middle, bottom + 22, brush.measureText(total).width)
  })
  return bottom + 74
}

const DISC = 46
/** From one line of a name to the next, in its size. */
const LEADING = 1.18

interface Names {
  readonly size: number
  /** The lines of each side, and how many the longest has. */
  readonly of: readonly (readonly string[])[]
  readonly rows: number
}

/** The names of all sides in one size: one line for each partner, two for a single player with a long name. */
function namesOf(brush: Brush, sides: readonly CardSide[], room: number, type: Type): Names {
  const names = sides.flatMap(({ players }) => players.map(({ name }) => name))
  const size = Math.min(...names.map((name) => sizeFor(brush, type, name, room, 50, 34)))
  brush.font = fontOf(type, size)
  const of = sides.map(({ players }) =>
    players.flatMap(({ name }) => linesOf(brush, name, room, players.length === 1 ? 2 : 1)),
  )
  return { size, of, rows: Math.max(...of.map((rows) => rows.length)) }
}

function drawDiscs(brush: Brush, players: readonly CardPlayer[], middle: number, y: number, type: Type): void {
  const step = 2 * DISC + 12
  players.forEach(({ initials, colour }, place) => {
    const x = middle + (place - (players.length - 1) / 2) * step
    drawDisc(brush, { x, y, radius: DISC }, initials, colour, type)
  })
}

function drawSumLines(brush: Brush, middle: number, y: number, width: number): void {
  brush.fillStyle = PAPER.felt
  brush.fillRect(middle - width / 2, y, width, 7)
  brush.fillRect(middle - width / 2, y + 15, width, 7)
}

/** The mark and the name of the app, on the felt. */
function drawFoot(brush: Brush, mark: CanvasImageSource | null, bold: Type, plain: Type): void {
  const top = CARD_HEIGHT - FOOT
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
