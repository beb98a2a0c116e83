// Draws the icons in public/icons from icon.svg. Run it by hand after a change: node scripts/dispatch/run-ts.mjs
// scripts/pictures/icons.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from '../browsers/find-chromium'

const folder = join('public', 'icons')
const round = readFileSync(join(folder, 'icon.svg'), 'utf8')
// Systems cut a maskable icon to a shape of their own, so the felt reaches the edges and the cards are inside the safe circle.
const full = round.replace(' rx="112"', '')

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: round },
  { file: 'icon-512.png', size: 512, svg: round },
  { file: 'icon-maskable-512.png', size: 512, svg: full },
  { file: 'apple-touch-icon.png', size: 180, svg: full },
]

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const { file, size, svg } of ICONS) writeFileSync(join(folder, file), await packed(await drawn(svg, size)))
// Browsers request this file even if no page names it.
writeFileSync(join(folder, '..', 'favicon.ico'), inIco(await drawn(round, 48), 48))
await browser.close()

async function drawn(svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** Reduces a picture to 64 colours, which are enough for its edges and make it less than half as large. */
function packed(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, colours: 64, effort: 10, dither: 0 }).toBuffer()
}

/** Wraps a PNG in an .ico file: a header of 22 bytes, then one picture of 32 bits per pixel. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
