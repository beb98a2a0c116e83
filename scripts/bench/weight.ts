// What a first visit to the built app loads, in brotli bytes, and how much it may be. Shared by `npm run size` and the tests.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const OUT = join(process.cwd(), 'out')

/** Bytes of scripts that no page may name. */
export const PAGE_LIMIT = 200_000

/** Bytes that may not be passed. */
export const LIMITS: Readonly<Record<string, number>> = {
  'scoring, until the game can be scored': 240_000,
  'first visit, on a host that packs with brotli': 1_800_000,
}

export interface Bytes {
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
}

const known = new Map<string, number>()

/** The weight of a file, worked out once: pages share most of theirs. */
function brotli(path: string): number {
  const weight = known.get(path) ?? (existsSync(path) ? brotliCompressSync(readFileSync(path)).length : 0)
  known.set(path, weight)
  return weight
}

const fileOf = (url: string): string => join(OUT, decodeURIComponent(url.split('?')[0] ?? ''))

/** Every script that the page names (old browsers' own apart), its styles, and the fonts that those name. */
export function referenced(route: string): Bytes {
  const html = readFileSync(join(OUT, route, 'index.html'), 'utf8')
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
 * All the scripts that a browser has fetched by the time the next hand of the example can be recorded; what waits until it has
 * nothing else to do is not among them, however slow the machine. `page` is closed.
 */
export async function untilScored(page: Page, start: string): Promise<number> {
  await page.goto(start)
  const link = page.getByRole('link', { name: /View example|Continue/ }).first()
  await link.waitFor()
  const address = await link.getAttribute('href')
  const fetched = new Set<string>()
  const fresh = await page.context().newPage()
  await page.close()
  await fresh.addInitScript(() => {
    Reflect.set(window, 'requestIdleCallback', () => 0)
    // The second copy is written in a worker, sooner or later: no one waits for its code.
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
  await fresh.goto(new URL(address ?? '', start).href)
  await fresh.getByRole('button', { name: /^Record hand/ }).click()
  await fresh.getByRole('button', { name: /^Save hand/ }).waitFor()
  return [...fetched].reduce((sum, path) => sum + brotli(fileOf(path)), 0)
}
