import fc from 'fast-check'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { drawQr, LONGEST_QR, type QrDrawing } from '@/components/share/qr-code'
import { makeGame } from '@/lib/format/game-file'
import { makeHouse } from '@/lib/format/house-file'
import { codeIn, linkTo, openCode, packCode } from '@/lib/format/link'
import { anyGameJson, anyHouseJson } from '../support/shared'

const PIXELS = 4
const PAGE = 'https://yuss.example/share/'

/** Returns the drawing as a camera would see it: dark on white, with each square four pixels wide. */
function photographed({ size, path }: QrDrawing) {
  const width = size * PIXELS
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1) {
      const start = (row * width + Number(x) * PIXELS) * 4
      for (let at = start; at < start + Number(length) * PIXELS * 4; at += 1) if (at % 4 !== 3) data[at] = 0
    }
  }
  return { width, height: width, data }
}

const scanned = (text: string): string => decodeQR(photographed(drawQr(text)))

function readBack(code: string): unknown {
  const opened = openCode(code)
  if (!opened.ok) return opened.error
  return opened.value.kind === 'game'
    ? makeGame(opened.value.file)
    : opened.value.kind === 'house'
      ? makeHouse(opened.value.house)
      : null
}

describe('a code to scan', () => {
  it('a QR code brings house rules and games back as they were', () => {
    fc.assert(
      fc.property(fc.oneof(anyHouseJson, anyGameJson), (json) => {
        const link = linkTo(PAGE, packCode(json))
        fc.pre(link.length <= LONGEST_QR)
        expect(readBack(codeIn(scanned(link)))).toEqual(json)
      }),
      { numRuns: 12 },
    )
  }, 60_000)

  it('a QR code can be read up to the longest that is offered', () => {
    const longest = PAGE + '#' + '1'.repeat(LONGEST_QR - PAGE.length - 1)
    expect(scanned(longest)).toBe(longest)
  })

  it('a QR code has four white squares all round', () => {
    const { size, path } = drawQr(PAGE)
    const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
      Number(x),
      Number(y),
      Number(x) + Number(length),
    ])
    expect(Math.min(...corners.map(([x = 0]) => x))).toBe(4)
    expect(Math.min(...corners.map(([, y = 0]) => y))).toBe(4)
    expect(Math.max(...corners.map(([, , end = 0]) => end))).toBe(size - 4)
  })
})
