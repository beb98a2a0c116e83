import { charactersIn } from '@/lib/core/letters'
import type { PlayerColour } from '@/lib/storage/records/player-colours'
import { PAPER } from '../../preview/paper'
import { fontOf, type Brush, type Type } from './brush'
import { drawRuled, MARGIN, type Box, type Types } from './frame'
import type { CardPlayer, ScoreCard } from './score-card'

/** The colours of players on paper, as in the variables `--player-1` and following of the light theme. */
export const PLAYERS_ON_PAPER: Readonly<Record<PlayerColour, string>> = {
  red: '#8c1820',
  blue: '#173f78',
  green: '#14532d',
  brown: '#663a00',
  purple: '#5a2a86',
  teal: '#0a4d57',
  pink: '#85135e',
  grey: '#43474e',
}

/** The colours of the sides on paper, as in the variables `--side-a` and following of the light theme. */
export const SIDES_ON_PAPER: readonly string[] = ['#173f78', '#5b2a83', '#0b4f57']

const colourOf = (side: number): string => SIDES_ON_PAPER[side] ?? PAPER.ink

/** The dash patterns of the sides' lines, in the order of the sides, so that they differ by more than colour. */
const DASHES: readonly (readonly number[])[] = [[], [26, 18], [2, 16]]

/** The width, in pixels, that the discs at the ends of the lines need. */
const ENDS = 108
const PAD = 40
const DISC = 30

/** Draws the running score on ruled paper: one line for each side, a line across at the target, and a cross at each bate. */
export function drawChart(brush: Brush, card: ScoreCard, box: Box, { bold, plain }: Types): void {
  drawRuled(brush, box)
  const { x, y } = scalesOf(card, box)
  // Without a target, the number of hands is at the height of the highest total, which the lines reach last.
  const named = y(card.target ?? Math.max(...card.standings.flat()))
  if (card.target !== null) drawTarget(brush, card.target, box, named, bold)
  drawHands(brush, card, box.left + MARGIN + 24, named + 56, plain)
  card.sides.forEach((_, side) => drawLine(brush, card, side, x, y))
  brush.setLineDash([])
  card.bates.forEach((side, hand) => {
    const total = side === null ? undefined : card.standings[hand + 1]?.[side]
    if (total !== undefined) drawCross(brush, x(hand + 1), y(total))
  })
  drawEnds(brush, card, x(card.bates.length), y, box, bold)
}

type Scale = (value: number) => number

function scalesOf({ standings, target }: ScoreCard, box: Box): { readonly x: Scale; readonly y: Scale } {
  const all = [0, ...(target === null ? [] : [target]), ...standings.flat()]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const left = box.left + MARGIN + 24
  const right = box.left + box.width - ENDS
  const floor = box.top + box.height - PAD
  return {
    x: (hand) => left + ((right - left) * hand) / Math.max(1, standings.length - 1),
    y: (total) => floor - ((floor - box.top - PAD) * (total - least)) / Math.max(1, most - least),
  }
}

function drawTarget(brush: Brush, target: number, { left, width }: Box, at: number, type: Type): void {
  brush.strokeStyle = PAPER.soft
  brush.lineWidth = 3
  brush.setLineDash([3, 9])
  trace(brush, [
    [left + MARGIN, at],
    [left + width, at],
  ])
  brush.setLineDash([])
  brush.fillStyle = PAPER.soft
  brush.font = fontOf(type, 36)
  brush.textAlign = 'right'
  brush.fillText(String(target), left + MARGIN - 18, at + 12)
}

/** Draws the number of hands at the top left. The lines start low, so they are seldom there. */
function drawHands(brush: Brush, { hands }: ScoreCard, x: number, y: number, type: Type): void {
  brush.font = fontOf(type, 34)
  brush.textAlign = 'left'
  brush.fillText(hands, x, y)
}

function drawLine(brush: Brush, { standings }: ScoreCard, side: number, x: Scale, y: Scale): void {
  brush.strokeStyle = colourOf(side)
  brush.setLineDash([...(DASHES[side] ?? [])])
  brush.lineWidth = 7
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  trace(
    brush,
    standings.map((totals, hand) => [x(hand), y(totals[side] ?? 0)]),
  )
}

function trace(brush: Brush, points: readonly (readonly [number, number])[]): void {
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.stroke()
}

function drawCross(brush: Brush, x: number, y: number): void {
  const arms = [
    [-11, -11, 11, 11],
    [-11, 11, 11, -11],
  ] as const
  for (const [colour, width] of [
    [PAPER.card, 13],
    [PAPER.red, 6],
  ] as const) {
    brush.strokeStyle = colour
    brush.lineWidth = width
    for (const [fromX, fromY, toX, toY] of arms)
      trace(brush, [
        [x + fromX, y + fromY],
        [x + toX, y + toY],
      ])
  }
}

/** Draws the players at the end of each line, moved apart if two discs would overlap. */
function drawEnds(brush: Brush, card: ScoreCard, x: number, y: Scale, box: Box, type: Type): void {
  const ends = card.sides.map(({ players, total }, side) => ({ players, side, at: y(total) }))
  const inOrder = [...ends].sort((one, other) => one.at - other.at)
  const floor = box.top + box.height - DISC - 8
  const spread = inOrder.reduce<readonly number[]>(
    (taken, { at }) => [...taken, Math.max(at, (taken.at(-1) ?? -Infinity) + 2 * DISC + 4)],
    [],
  )
  const over = Math.max(0, (spread.at(-1) ?? 0) - floor)
  inOrder.forEach(({ players, side }, place) => {
    drawDisc(
      brush,
      { x: x + DISC + 26, y: (spread[place] ?? 0) - over, radius: DISC },
      lettersOf(players),
      colourOf(side),
      type,
    )
  })
}

/** Returns the initials of a single player, or the first initial of each partner. */
const lettersOf = (players: readonly CardPlayer[]): string =>
  players.length === 1
    ? (players[0]?.initials ?? '')
    : players.map(({ initials }) => charactersIn(initials)[0] ?? '').join('')

interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Draws initials on a disc of this colour. */
export function drawDisc(brush: Brush, { x, y, radius }: Disc, initials: string, colour: string, type: Type): void {
  brush.beginPath()
  brush.arc(x, y, radius, 0, 2 * Math.PI)
  brush.fillStyle = colour
  brush.fill()
  brush.fillStyle = PAPER.card
  brush.font = fontOf(type, radius * (charactersIn(initials).length > 2 ? 0.66 : 0.88))
  brush.textAlign = 'center'
  brush.fillText(initials, x, y + radius * 0.31)
}
