import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { hostFor, type Host } from './host'
import { keepsScore } from './keeps-score'
import { OUT } from './pages'
import { expect, test as base } from './test'

const ROOT = join(import.meta.dirname, '../../..')

interface WithHost {
  /** The build that the host serves, and its path. */
  readonly build: { readonly folder: string; readonly basePath: string }
  /** The test's own host: it can answer with faults, be given another build, and be stopped. */
  readonly host: Host
  /** True if a score was kept on the device before. No other device stores the app on its first visit. */
  readonly isPlayers: boolean
  readonly device: void
}

/** The `test` of offline use: addresses are relative to its own host, and service workers are allowed. */
export const test = base.extend<WithHost>({
  build: [{ folder: OUT, basePath: '' }, { option: true }],
  host: async ({ build }, use) => {
    const host = await hostFor(build.folder, build.basePath)
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(host.home),
  isPlayers: [true, { option: true }],
  device: [
    async ({ context, isPlayers }, use) => {
      if (isPlayers) await keepsScore(context)
      await use()
    },
    { auto: true },
  ],
  serviceWorkers: 'allow',
  prefetch: 'links in view',
})

/** Waits until the worker has every file and controls this page. */
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

/** Returns the number of files that the worker stores. It also keeps notes, in another cache. */
export const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).filter((name) => name.includes('precache')).map((name) => self.caches.open(name)),
    )
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().length
  })

/** The folder of the builds of the languages, which `build.mjs` gathers into a folder for a host. */
const partsOf = (build: string): string => join(build, '../.built', basename(build))

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/**
 * Copies a build, writes `version` into its home screen, applies `change`, builds the worker and its lists, and returns the new
 * folder.
 */
export function versionOf(
  build: string,
  version: string,
  basePath = '',
  change: (folder: string) => void = () => {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'yuss-build-'))
  const parts = mkdtempSync(join(tmpdir(), 'yuss-parts-'))
  cpSync(build, folder, { recursive: true })
  rmSync(join(folder, 'kept'), { recursive: true })
  const home = join(folder, 'en/play/index.html')
  writeFileSync(home, readFileSync(home, 'utf8').replace('</head>', `<meta name="build" content="${version}"/></head>`))
  change(folder)
  cpSync(partsOf(build), parts, { recursive: true })
  const before = new Set(filesIn(build))
  // The lists name the files of a part, with their content in the folder.
  for (const file of filesIn(folder).filter((name) => !before.has(name))) write(join(parts, 'en', file))
  const { status } = spawnSync(
    process.execPath,
    ['scripts/dispatch/run-ts.mjs', 'scripts/build/worker.ts', folder, parts],
    { cwd: ROOT, env: { ...process.env, YUSS_BASE_PATH: basePath } },
  )
  rmSync(parts, { recursive: true })
  expect(status).toBe(0)
  return folder
}

function write(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
}

/** The folder of a build's code. */
export const CHUNKS = '_next/static/chunks'

/** Returns the names of the scripts of a build that contain a text. */
export const partsWith = (folder: string, text: string): readonly string[] =>
  readdirSync(join(folder, CHUNKS)).filter((name) => readFileSync(join(folder, CHUNKS, name), 'utf8').includes(text))

/** Returns the name of a script of the English pages that contains a text. Code with words has one for each language. */
export function partOf(text: string): string {
  const list = readdirSync(join(OUT, 'kept')).find((name) => name.startsWith('en.')) ?? ''
  const kept = readFileSync(join(OUT, 'kept', list), 'utf8')
  const part = partsWith(OUT, text).find((name) => name.endsWith('.js') && kept.includes(`/${name}"`))
  if (part === undefined) throw new Error(`expected a script with ${text}`)
  return part
}

/** Renames a script that is loaded late, also in the code that loads it, as a change of its content would. */
export function renamePart(folder: string, part: string): void {
  const other = `other-${part}`
  for (const name of partsWith(folder, part)) {
    const path = join(folder, CHUNKS, name)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(part, other))
  }
  renameSync(join(folder, CHUNKS, part), join(folder, CHUNKS, other))
}

/** Returns the version that `versionOf` wrote into the home screen; null for the original build. */
export const shownVersion = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content') ?? null)

/** Makes the browser look for a newer worker, as it does on a visit. Resolves once that worker waits or has failed. */
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
