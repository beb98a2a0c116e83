import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hostFor, type Host } from './host'
import { OUT } from './pages'
import { expect, test as base } from './test'

const ROOT = join(import.meta.dirname, '../../..')

interface WithHost {
  /** The build that the host serves, and its path. */
  readonly build: { readonly folder: string; readonly basePath: string }
  /** The host of this test alone; it can fall ill, be given another build, and go. */
  readonly host: Host
}

/** The `test` of what happens without the network: addresses are relative to a host of its own, and workers may work. */
export const test = base.extend<WithHost>({
  build: [{ folder: OUT, basePath: '' }, { option: true }],
  host: async ({ build }, use) => {
    const host = await hostFor(build.folder, build.basePath)
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(host.home),
  serviceWorkers: 'allow',
  prefetch: 'links in view',
})

/** Waits until the worker has every file and answers for this page. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Marks the document, so that a full load of another page shows. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
}

export async function expectMarked(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument')), 'the page was not loaded again').toBe(true)
}

/** How many files every cache of the origin holds. */
export const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().length
  })

/** A copy of a build whose start says that it is `version`, with a worker of its own; more of it may be changed before that. */
export function versionOf(
  build: string,
  version: string,
  basePath = '',
  change: (folder: string) => void = () => {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'yuss-build-'))
  cpSync(build, folder, { recursive: true })
  const start = join(folder, 'index.html')
  writeFileSync(
    start,
    readFileSync(start, 'utf8').replace('</head>', `<meta name="build" content="${version}"/></head>`),
  )
  change(folder)
  const { status } = spawnSync(process.execPath, ['scripts/build/worker.mjs', folder], {
    cwd: ROOT,
    env: { ...process.env, YUSS_BASE_PATH: basePath },
  })
  expect(status).toBe(0)
  return folder
}

/** The folder of a build's code. */
export const CHUNKS = '_next/static/chunks'

/** The parts of a build that hold a text. */
export const partsWith = (folder: string, text: string): readonly string[] =>
  readdirSync(join(folder, CHUNKS)).filter((name) => readFileSync(join(folder, CHUNKS, name), 'utf8').includes(text))

/** Gives a part that is loaded late another name, and the code that loads it the new one, as a change in it would. */
export function renamePart(folder: string, part: string): void {
  const other = `other-${part}`
  for (const name of partsWith(folder, part)) {
    const path = join(folder, CHUNKS, name)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(part, other))
  }
  renameSync(join(folder, CHUNKS, part), join(folder, CHUNKS, other))
}

/** The version that `versionOf` wrote into the start; null where that is the build as it was. */
export const shownVersion = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content') ?? null)

/** Has the browser look for a newer worker, as it does by itself on a visit; `over` once that worker waits or has failed. */
export const lookForUpdate = (page: Page): Promise<'waiting' | 'failed'> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = new Promise<'waiting' | 'failed'>((resolve) => {
      const follow = (worker: ServiceWorker | null) =>
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed') resolve('waiting')
          if (worker.state === 'redundant') resolve('failed')
        })
      follow(registration.installing)
      registration.addEventListener('updatefound', () => follow(registration.installing))
    })
    return registration.update().then(
      () => found,
      () => 'failed',
    )
  })
