// npm run size: what a first visit loads on each kind of route, in brotli bytes. Fails where a route has grown past its limit.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { chromiumPath, serveBuild } from './built-app'

const OUT = join(process.cwd(), 'out')

/** Bytes that may not be passed: what was reached when they were last set, and a little air. */
const LIMITS: Readonly<Record<string, number>> = {
  'scoring, referenced by the page': 135_000,
  'scoring, until the game can be scored': 225_000,
  'start, referenced by the page': 145_000,
  'a rule, referenced by the page': 140_000,
  'new game, referenced by the page': 190_000,
}

const ROUTES = { start: '', scoring: 'game/', 'new game': 'new/', 'a rule': 'rules/tie/' } as const

interface Bytes {
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
}

const brotli = (path: string): number => (existsSync(path) ? brotliCompressSync(readFileSync(path)).length : 0)
const fileOf = (url: string): string => join(OUT, decodeURIComponent(url.split('?')[0] ?? ''))

/** Every script that the page names (old browsers' own apart), its styles, and the fonts that those name. */
function referenced(route: string): Bytes {
  const html = readFileSync(join(OUT, route, 'index.html'), 'utf8')
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))
  const scripts = tags.flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? [])
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href]) => href ?? [])
  const fonts = styles.flatMap((href) => {
    const css = readFileSync(fileOf(href), 'utf8')
    return [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].flatMap(([, url]) =>
      url === undefined ? [] : [join(dirname(href), url)],
    )
  })
  const total = (urls: readonly string[]) => [...new Set(urls)].reduce((sum, url) => sum + brotli(fileOf(url)), 0)
  return {
    scripts: total(scripts),
    styles: total(styles),
    fonts: total(fonts.map((url) => url.replace(/^\/_next\/static\/\w+\/_next/, '/_next'))),
  }
}

/** All the scripts that a browser has fetched by the time the first hand of a running game can be recorded. */
async function untilScored(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page
    .getByRole('link', { name: /Look at it|Go on/ })
    .first()
    .waitFor()
  const address = await page
    .getByRole('link', { name: /Look at it|Go on/ })
    .first()
    .getAttribute('href')
  const fetched = new Set<string>()
  const fresh = await page.context().newPage()
  fresh.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && !pathname.endsWith('sw.js')) fetched.add(pathname)
  })
  await fresh.goto(new URL(address ?? '', url).href)
  await fresh.getByRole('button', { name: /^Record hand/ }).click()
  await fresh.getByRole('button', { name: /^Save hand/ }).waitFor()
  return [...fetched].reduce((sum, path) => sum + brotli(fileOf(path)), 0)
}

const app = await serveBuild()
const rows: Record<string, number> = {}
for (const [name, route] of Object.entries(ROUTES)) {
  if (!existsSync(join(OUT, route, 'index.html'))) continue
  const { scripts, styles, fonts } = referenced(route)
  rows[`${name}, referenced by the page`] = scripts
  rows[`${name}, styles`] = styles
  rows[`${name}, fonts`] = fonts
}
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
const context = await browser.newContext({ serviceWorkers: 'block' })
rows['scoring, until the game can be scored'] = await untilScored(await context.newPage(), app.url)
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
