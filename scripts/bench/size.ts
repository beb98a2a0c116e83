// npm run size: prints what each kind of route loads, in brotli bytes, and what a first visit loads until every page is available
// offline. Fails if one of them exceeds its limit.
import { chromium } from '@playwright/test'
import { ensureChromium } from '../browsers/find-chromium'
import { serveBuild } from './built-app'
import { firstVisit } from './first-visit'
import { LIMITS, referenced, untilScored } from './size-limits'

const ROUTES = {
  start: 'play/',
  scoring: 'game/',
  'new game': 'new/',
  rules: 'rules/',
  'a rule': 'rules/tie/',
} as const

const app = await serveBuild()
const rows: Record<string, number> = {}
for (const [name, route] of Object.entries(ROUTES)) {
  const { scripts, styles, fonts } = referenced(route)
  rows[`${name}, referenced by the page`] = scripts
  rows[`${name}, styles`] = styles
  rows[`${name}, fonts`] = fonts
}
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
// The screen has to be a phone's, because a wide one loads more later, to show next to the sheet.
const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
rows['scoring, until the game can be scored'] = await untilScored(await context.newPage(), app.url)
await context.close()
for (const [host, bytes] of Object.entries(await firstVisit(browser, 'out'))) rows[`first visit, ${host}`] = bytes
await browser.close()
app.stop()
const width = Math.max(...Object.keys(rows).map((name) => name.length))
const over = Object.entries(rows).filter(([name, bytes]) => bytes > (LIMITS[name] ?? Infinity))
for (const [name, bytes] of Object.entries(rows)) {
  const limit = LIMITS[name]
  console.log(`${name.padEnd(width)}  ${String(bytes).padStart(7)}${limit === undefined ? '' : `  of ${limit}`}`)
}
for (const [name] of over) console.log(`too large: ${name}`)
console.log(JSON.stringify(rows))
process.exitCode = over.length === 0 ? 0 : 1
