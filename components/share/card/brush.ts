import { charactersIn } from '@/lib/core/letters'

/** The canvas context that the functions below measure and draw text with. */
export type Brush = CanvasRenderingContext2D

export interface Type {
  readonly weight: 400 | 600
  readonly family: string
}

export const fontOf = ({ weight, family }: Type, size: number): string => `${weight} ${size}px ${family}`

/** Returns the largest size, in steps of two pixels, at which the text is at most `room` wide; `least` if none is. */
export function sizeFor(brush: Brush, type: Type, text: string, room: number, most: number, least: number): number {
  let size = most
  while (size > least && widthAt(brush, type, text, size) > room) size -= 2
  return size
}

function widthAt(brush: Brush, type: Type, text: string, size: number): number {
  brush.font = fontOf(type, size)
  return brush.measureText(text).width
}

/** Breaks text into at most `most` lines that fit, in the current font of the brush. A line that is still too long is cut. */
export function linesOf(brush: Brush, text: string, room: number, most: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || brush.measureText(longer).width <= room) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), ...(lines.length < most ? [] : [rest])].map((text) => cut(brush, text, room))
}

/** Returns the text, or as much of its beginning as fits before an ellipsis. */
export function cut(brush: Brush, text: string, room: number): string {
  if (brush.measureText(text).width <= room) return text
  const letters = [...charactersIn(text)]
  while (letters.length > 1 && brush.measureText(`${letters.join('').trimEnd()}…`).width > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
