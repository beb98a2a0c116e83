import { PAPER } from '@/components/preview/paper'
import { cut, fontOf, linesOf, sizeFor, type Brush, type Type } from '@/components/share/card/brush'
import { drawDisc, PLAYERS_ON_PAPER } from '@/components/share/card/draw-chart'
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  drawFoot,
  drawHeading,
  drawOver,
  drawRuled,
  drawSheet,
  FOOT,
  INNER,
  LINE,
  MARGIN,
  PAD,
  typesOf,
  type Families,
  type Types,
} from '@/components/share/card/frame'
import { sendDrawing } from '@/components/share/card/send-card'
import { eveningOfDay, paysWhom } from '@/lib/messages/compiled/app/after-evening'
import * as said from '@/lib/messages/compiled/app/evening'
import { allOf } from '@/lib/messages/locale'
import type { Look } from '@/lib/storage/people/looks'
import { money } from './money'
import { TICK, type EveningReport, type Highlight, type Settled } from './report'
import { standingFigures } from './standing-figures'

/**
 * Makes the picture of an evening and sends it; `looks` are those of the people in the order of the standings. Returns whether
 * that worked.
 */
export const sendEveningPicture = (report: EveningReport, looks: readonly Look[]): Promise<boolean> =>
  sendDrawing({
    title: eveningOfDay({ day: report.day }),
    note: report.highlights[0]?.names ?? '',
    heightWith: (brush, families) => eveningHeight(brush, report, families),
    draw: (brush, height, families, mark) => drawEvening(brush, height, report, looks, families, mark),
  })

/** Returns the height that the picture of an evening needs; draws on `brush` to measure. */
export function eveningHeight(brush: Brush, report: EveningReport, families: Families): number {
  const above = drawAbove(brush, report, typesOf(families))
  const lines = 1 + report.standings.length + settlementLines(report.settlement)
  return Math.max(CARD_HEIGHT, Math.ceil(above + lines * LINE + LINE / 2 + FOOT))
}

const settlementLines = (settlement: Settled | null): number =>
  settlement === null ? 0 : 2 + Math.max(1, settlement.payments.length) + (settlement.note === null ? 0 : NOTE_LINES)

const NOTE_LINES = 2

/**
 * Draws an evening on paper of the height that `eveningHeight` returns: the winner, the highlights, the standings, and the
 * payments.
 */
export function drawEvening(
  brush: Brush,
  height: number,
  report: EveningReport,
  looks: readonly Look[],
  families: Families,
  mark: CanvasImageSource | null,
): void {
  const types = typesOf(families)
  drawSheet(brush, height)
  const top = drawAbove(brush, report, types)
  drawRuled(brush, { left: 0, top, width: CARD_WIDTH, height: height - FOOT - top })
  const after = drawStandings(brush, report, looks, top, types)
  if (report.settlement !== null) drawSettlement(brush, report.settlement, after + LINE, types)
  drawFoot(brush, mark, height, types)
}

/** Draws everything above the ruled paper; returns the y position of its end. */
function drawAbove(brush: Brush, { day, highlights }: EveningReport, types: Types): number {
  const first = highlights.find(({ of }) => of === 'first')
  drawOver(brush, said.eveningTitle, day, types.plain)
  const heading =
    first === undefined
      ? { heading: said.standingsTitle, lines: [] }
      : { heading: first.names, lines: [labelOf(first)] }
  const y = drawHeading(brush, { ...heading, least: 48, most: 4 }, types)
  const others = highlights.filter(({ of }) => of !== 'first')
  return others.reduce((at, highlight) => drawHighlight(brush, highlight, at, types), y + 12) + 40
}

/** Returns the label and fact of a highlight: “Best hand · 125 points in game 2, hand 3”. */
const labelOf = ({ label, fact }: Highlight): string => `${label} · ${fact}`

/** Draws a highlight and its people below the y position; returns the y position of its end. */
function drawHighlight(brush: Brush, highlight: Highlight, y: number, { bold, plain }: Types): number {
  const { names } = highlight
  brush.textAlign = 'left'
  brush.fillStyle = PAPER.soft
  write(brush, { ...plain, most: 32 }, labelOf(highlight), PAD, y + 62, INNER)
  brush.fillStyle = PAPER.ink
  brush.font = fontOf(bold, sizeFor(brush, bold, names, INNER, 44, 30))
  return linesOf(brush, names, INNER, 2).reduce((at, row) => {
    brush.fillText(row, PAD, at + 47)
    return at + 47
  }, y + 62)
}

interface Face extends Type {
  /** The size if there is room; a long text is smaller. */
  readonly most: number
}

/** The smallest size of a text: readable in a picture on a phone, and small enough for the longest names in capitals. */
const LEAST = 20

/** Writes a text as large as it fits, up to `most`; a text that does not fit at the smallest size is cut. */
function write(brush: Brush, { most, ...type }: Face, text: string, x: number, y: number, room: number): void {
  brush.font = fontOf(type, sizeFor(brush, type, text, room, most, LEAST))
  brush.fillText(cut(brush, text, room), x, y)
}

/** The distance of text from the line below it, in pixels. */
const ABOVE = 17
const RIGHT = CARD_WIDTH - PAD
/** The right edges of the columns: games won, points, points ahead. */
const COLUMNS = [RIGHT - 310, RIGHT - 160, RIGHT] as const
const COLUMN = 130
const DISC = 23
const NAME = MARGIN + 22 + 2 * DISC + 16

/** Draws the standings from the top of the ruled paper, one on each line; returns the line after the last. */
function drawStandings(
  brush: Brush,
  { standings }: EveningReport,
  looks: readonly Look[],
  top: number,
  { bold, plain }: Types,
): number {
  const figures = (of: readonly string[], y: number, face: Face) => {
    brush.textAlign = 'right'
    for (const [column, text] of of.entries()) write(brush, face, text, COLUMNS[column] ?? RIGHT, y - ABOVE, COLUMN)
  }
  brush.fillStyle = PAPER.soft
  figures([said.columnWon, said.columnPoints, said.columnDifference], top + LINE, { ...plain, most: 30 })
  return standings.reduce((above, standing, row) => {
    const y = above + LINE
    const look = looks[row]
    brush.fillStyle = PAPER.soft
    brush.textAlign = 'right'
    write(brush, { ...plain, most: 34 }, String(standing.place), MARGIN - 22, y - ABOVE, MARGIN - 40)
    if (look !== undefined) {
      const disc = { x: MARGIN + 22 + DISC, y: y - LINE / 2 + 2, radius: DISC }
      drawDisc(brush, disc, look.initials, PLAYERS_ON_PAPER[look.colour], bold)
    }
    brush.fillStyle = PAPER.ink
    brush.textAlign = 'left'
    write(brush, { ...bold, most: 38 }, allOf(standing.names), NAME, y - ABOVE, COLUMNS[0] - 100 - NAME)
    figures(standingFigures(standing), y, { ...bold, most: 38 })
    return y
  }, top + LINE)
}

/** Draws who pays whom, one payment on each line below `top`. */
function drawSettlement(
  brush: Brush,
  { payments, currency, lines, note }: Settled,
  top: number,
  { bold, plain }: Types,
): void {
  const left = MARGIN + 22
  const room = RIGHT - left
  brush.textAlign = 'left'
  brush.fillStyle = PAPER.ink
  write(brush, { ...bold, most: 42 }, said.settlementTitle, left, top + LINE - ABOVE, room)
  brush.fillStyle = payments.length === 0 ? PAPER.soft : PAPER.ink
  if (payments.length === 0) write(brush, { ...plain, most: 36 }, lines.join(' '), left, top + 2 * LINE - ABOVE, room)
  const after = payments.reduce((above, { from, to, amount, isPaid }) => {
    const y = above + LINE
    const sum = `${isPaid ? `${TICK} ` : ''}${money(amount, currency)}`
    brush.textAlign = 'right'
    write(brush, { ...bold, most: 38 }, sum, RIGHT, y - ABOVE, room / 3)
    const taken = brush.measureText(sum).width + 24
    brush.textAlign = 'left'
    write(brush, { ...plain, most: 38 }, paysWhom({ from, to }), left, y - ABOVE, room - taken)
    return y
  }, top + LINE)
  if (note === null) return
  brush.fillStyle = PAPER.soft
  brush.font = fontOf(plain, 30)
  for (const [row, text] of linesOf(brush, note, room, NOTE_LINES).entries())
    brush.fillText(text, left, after + (payments.length === 0 ? 1 : 0) * LINE + (row + 1) * LINE - ABOVE)
}
