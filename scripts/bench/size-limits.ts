// Measures what a first visit to the built app loads, in brotli bytes, and sets the limits. `npm run size` and the tests use it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const OUT = join(process.cwd(), 'out')

/**
 * The most bytes of scripts that a page may name. A page names what it needs first, also the part that reads the disk; it had 200,000
 * while screens loaded that after themselves.
 */
export const PAGE_LIMIT = 285_000

/**
 * The most bytes for each kind of load. Scoring had 242,000, and a first visit 1,800,000, until code was cut into smaller pieces: a
 * first visit loads less twice, and pieces pack less well.
 */
export const LIMITS: Readonly<Record<string, number>> = {
  'scoring, until the game can be scored': 256_000,
  'first visit, on a host that packs with brotli': 1_600_000,
}

export interface LoadSize {
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
}

const known = new Map<string, number>()

/** Returns the compressed size of a file. The result is cached, because pages share most files. */
function brotli(path: string): number {
  const weight = known.get(path) ?? (existsSync(path) ? brotliCompressSync(readFileSync(path)).length : 0)
  known.set(path, weight)
  return weight
}

const fileOf = (url: string): string => join(OUT, decodeURIComponent(url.split('?')[0] ?? ''))

/** Returns the sizes of all scripts that an English page names (without those for old browsers), its styles, and the fonts in them. */
export function referenced(route: string): LoadSize {
  const html = readFileSync(join(OUT, 'en', route, 'index.html'), 'utf8')
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))
  const scripts = tags.flatMap((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? [])
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

/**
 * Returns the bytes of all scripts that a browser loads before the next hand of the example can be recorded. Scripts that wait
 * until the browser is idle are excluded, even on a slow machine. Closes `page`.
 */
export async function untilScored(page: Page, home: string): Promise<number> {
  await page.goto(`${home}play/`)
  const link = page.getByRole('link', { name: /View example|Continue/ }).first()
  await link.waitFor()
  const address = await link.getAttribute('href')
  const fetched = new Set<string>()
  const fresh = await page.context().newPage()
  await page.close()
  await fresh.addInitScript(() => {
    Reflect.set(window, 'requestIdleCallback', () => 0)
    // A worker writes the second copy at any time later. The user does not wait for its code.
    Reflect.set(
      window,
      'Worker',
      class extends EventTarget {
        postMessage() {}
        terminate() {}
      },
    )
  })
  fresh.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && !pathname.endsWith('sw.js')) fetched.add(pathname)
  })
  await fresh.goto(new URL(address ?? '', home).href)
  await fresh.getByRole('button', { name: /^Record hand/ }).click()
  await fresh.getByRole('button', { name: /^Save hand/ }).waitFor()
  return [...fetched].reduce((sum, path) => sum + brotli(fileOf(path)), 0)
}
