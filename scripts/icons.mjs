// Draws the icons of public/icons from icon.svg. Run by hand after a change: node scripts/icons.mjs
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from './find-chromium.mjs'

const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'public', 'icons')
const round = readFileSync(join(folder, 'icon.svg'), 'utf8')
// Systems cut a maskable icon to their own shape: felt to the edges, the cards inside the safe circle.
const full = round.replace(' rx="112"', '')

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: round },
  { file: 'icon-512.png', size: 512, svg: round },
  { file: 'icon-maskable-512.png', size: 512, svg: full },
  { file: 'apple-touch-icon.png', size: 180, svg: full },
]

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const { file, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  await page.screenshot({ path: join(folder, file), omitBackground: true })
  await page.close()
}
await browser.close()
