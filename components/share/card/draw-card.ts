import { figure } from '@/lib/text/terms/figure'
import { PAPER } from '../../preview/paper'
import { fontOf, linesOf, sizeFor, type Brush, type Type } from './brush'
import { drawChart, drawDisc, PLAYERS_ON_PAPER } from './draw-chart'
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  drawFoot,
  drawHeading,
  drawOver,
  drawSheet,
  FOOT,
  INNER,
  PAD,
  typesOf,
  type Families,
} from './frame'
import type { CardPlayer, CardSide, ScoreCard } from './score-card'

/** Draws the result of a game: who won and how, the totals, and the chart of the running score. `mark` is the logo of the app. */
export function drawCard(brush: Brush, card: ScoreCard, families: Families, mark: CanvasImageSource | null): void {
  const types = typesOf(families)
  drawSheet(brush, CARD_HEIGHT)
  drawOver(brush, card.game, card.day, types.plain)
  const afterHeading = drawHeading(brush, { ...card, least: 72, most: 2 }, types)
  const afterSides = drawSides(brush, card, afterHeading + 34, types.bold)
  const chart = { left: 0, top: afterSides, width: CARD_WIDTH, height: CARD_HEIGHT - FOOT - afterSides }
  drawChart(brush, card, chart, types)
  drawFoot(brush, mark, CARD_HEIGHT, types)
}

/**
 * Draws one column for each side, with its players and its total. The winner's total has a double line under it. Returns the y
 * position below, in pixels.
 */
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
/** The distance between the lines of a name, as a multiple of the font size. */
const LEADING = 1.18

interface Names {
  readonly size: number
  /** The lines of each side's names. `rows` is the number of lines of the side that has most. */
  readonly of: readonly (readonly string[])[]
  readonly rows: number
}

/** Returns the names of all sides at one font size. A partner's name has one line, and that of a single player up to two. */
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
    drawDisc(brush, { x, y, radius: DISC }, initials, PLAYERS_ON_PAPER[colour], type)
  })
}

function drawSumLines(brush: Brush, middle: number, y: number, width: number): void {
  brush.fillStyle = PAPER.felt
  brush.fillRect(middle - width / 2, y, width, 7)
  brush.fillRect(middle - width / 2, y + 15, width, 7)
}
