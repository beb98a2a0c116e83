import type { Brush } from '@/components/share/card/brush'

/** A text on the picture, with its edges, its height, and its size. */
interface Written {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly size: number
}

const LETTER = 0.5

/** Returns a fake canvas on which every letter is half as wide as it is high. It records the texts and the filled shapes. */
export function canvasOf() {
  const written: Written[] = []
  const filled: (readonly [string, number, number, number, number])[] = []
  const discs: string[] = []
  const brush = {
    font: '',
    fillStyle: '',
    textAlign: 'left',
    measureText: (text: string) => ({ width: Array.from(text).length * sizeIn(brush.font) * LETTER }),
    fillText: (text: string, x: number, y: number) => {
      const { width } = brush.measureText(text)
      const left = { left: x, center: x - width / 2, right: x - width }[brush.textAlign] ?? x
      written.push({ text, left, right: left + width, y, size: sizeIn(brush.font) })
    },
    fillRect: (x: number, y: number, width: number, height: number) =>
      void filled.push([brush.fillStyle, x, y, width, height]),
    fill: () => void discs.push(brush.fillStyle),
    ...Object.fromEntries(
      ['beginPath', 'arc', 'stroke', 'lineTo', 'setLineDash', 'drawImage'].map((name) => [name, () => {}]),
    ),
  }
  return { brush: brush as unknown as Brush, written, filled, discs }
}

const sizeIn = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1])
