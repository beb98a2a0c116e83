import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { hostFor } from '../../tests/e2e/support/host'
import { keepsScore } from '../../tests/e2e/support/keeps-score'

/** The cost of a player's first visit until every screen is on the device: requests, and bytes on three kinds of host. */
export interface FirstVisit {
  readonly requests: number
  readonly 'on a host that packs with brotli': number
  readonly 'on a host that packs with gzip': number
  readonly 'on a host that packs nothing': number
}

/** The endings of files that hosts compress; other files are sent unchanged. */
const PACKED = new Set(['.css', '.csv', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Opens the home screen once, and waits until the service worker has every file. */
export async function firstVisit(browser: Browser, folder: string): Promise<FirstVisit> {
  const host = await hostFor(folder)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })
  await keepsScore(context)
  const page = await context.newPage()
  await page.goto(`${host.home}play/`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await context.close()
  await host.stop()
  const total = (pack: Pack) => host.sent.reduce((sum, name) => sum + sentBytes(name, pack), 0)
  return {
    requests: host.asked.length,
    'on a host that packs with brotli': total(brotli),
    'on a host that packs with gzip': total((content) => gzipSync(content)),
    'on a host that packs nothing': total((content) => content),
  }
}

type Pack = (content: Buffer) => Buffer

const brotli: Pack = (content) => brotliCompressSync(content)

/** Returns the size of a file as a host sends it: compressed by `pack` if it is a text, else as it is. */
export function sentBytes(name: string, pack = brotli): number {
  const content = readFileSync(name)
  return (PACKED.has(extname(name)) ? pack(content) : content).length
}
