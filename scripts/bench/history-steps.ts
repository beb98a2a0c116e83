// The steps of the history benchmark: a device with a number of games, and what a person does there.
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { toRow } from '../../lib/storage/database/log-rows'
import type { Seed } from './history-seed'

/** A browser whose database has games. */
export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly games: number
  /** The seconds until the second copy was complete. */
  readonly copiedS: number
}

/** The results, in milliseconds from the start of the navigation unless noted otherwise. */
export interface Figures {
  readonly homeMs: number
  readonly listPaintMs: number
  readonly listWholeMs: number
  /** The time between two frames while the list is scrolled. */
  readonly frameMs: number
  readonly frameP95Ms: number
  readonly frameWorstMs: number
  /** The time from the jump to the oldest game until its line is shown. */
  readonly jumpMs: number
  readonly rowsDrawn: number
  readonly nodes: number
  readonly heapMb: number
  readonly playersMs: number
  readonly personMs: number
}

const TABLES = ['games', 'entries', 'tallies', 'series'] as const
/** The number of rows that are written to the database at once. */
const PIECE = 5000

export async function fillPhone(browser: Browser, url: string, seed: Seed, copies: 'one' | 'two'): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  if (copies === 'one') {
    await context.addInitScript(() => Reflect.deleteProperty(StorageManager.prototype, 'getDirectory'))
  }
  const page = await context.newPage()
  await page.goto(`${url}history/`)
  await page.getByText('One game', { exact: true }).waitFor()
  for (const table of TABLES) {
    const rows: readonly unknown[] = table === 'entries' ? seed.entries.map(toRow) : seed[table]
    for (let at = 0; at < rows.length; at += PIECE) await put(page, table, rows.slice(at, at + PIECE))
  }
  const copiedS = copies === 'one' ? 0 : await copied(page, url)
  return { context, page, games: seed.games.length, copiedS }
}

/** Runs every step once. Leaves the page empty at the end, so that it does not affect the next measurement. */
export async function measure({ context, page, games }: Phone, url: string, slow: number): Promise<Figures> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
  const homeMs = await shown(page, `${url}play/`, 'a[href^="/en/game"]')
  const playersMs = await shown(page, `${url}players/`, 'main li a')
  const personMs = await shown(page, `${url}players/?name=mike`, 'main dl')
  const listPaintMs = await shown(page, `${url}history/`, 'main li a')
  // The list has the example too.
  const listWholeMs = await whole(page, games + 1)
  const rowsDrawn = await page.locator('main li a').count()
  const frames = await scroll(page)
  const jumpMs = await jump(page)
  const { heapMb, nodes } = await memory(devtools)
  await devtools.detach()
  await page.goto('about:blank')
  return { homeMs, listPaintMs, listWholeMs, ...frames, jumpMs, rowsDrawn, nodes, heapMb, playersMs, personMs }
}

/** Writes rows directly to the database, because playing them in the app would take as long as the real games. */
function put(page: Page, table: string, rows: readonly unknown[]): Promise<void> {
  return page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yuss')
        opening.onerror = () => reject(new Error('expected to open the database of the page'))
        opening.onsuccess = () => {
          const db = opening.result
          const transaction = db.transaction(name, 'readwrite')
          for (const row of all) transaction.objectStore(name).put(row)
          transaction.oncomplete = () => resolve(db.close())
          transaction.onerror = () => reject(new Error(String(transaction.error)))
        }
      }),
    [table, rows] as const,
  )
}

/** Returns the seconds until the second copy has taken over the rows that were written without the app. */
async function copied(page: Page, url: string): Promise<number> {
  await page.goto(`${url}play/`)
  const from = Date.now()
  while (!(await isMarked(page)) || (await isBusy(page))) await wait(500)
  return Math.round((Date.now() - from) / 1000)
}

/** Tells whether the second copy is being written or compared. */
function isBusy(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === 'yuss-replica')
  })
}

/** Tells whether the last row of the logs has its checksum, which means that both copies were compared and have it. */
function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('yuss')
        opening.onsuccess = () => {
          const db = opening.result
          const looking = db.transaction('entries').objectStore('entries').openCursor(null, 'prev')
          looking.onsuccess = () => {
            db.close()
            resolve(Array.isArray(looking.result?.value['~']))
          }
        }
      }),
  )
}

/** Returns the milliseconds from the start of a navigation to the frame after an element is on the page. */
async function shown(page: Page, address: string, selector: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
  const at = await page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(wanted) === null) requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now()))
        }
        look()
      }),
    selector,
  )
  return Math.round(at)
}

/** Returns the milliseconds from the start of the navigation to the frame after the list shows the number of games. */
async function whole(page: Page, games: number): Promise<number> {
  const at = await page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        const isSaid = () =>
          [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => textContent === words)
        const look = () => {
          if (isSaid()) requestAnimationFrame(() => resolve(performance.now()))
          else requestAnimationFrame(look)
        }
        look()
      }),
    `${games.toLocaleString('en-GB')} games`,
  )
  return Math.round(at)
}

/** Scrolls the list for three seconds as a thumb does, back up at its end, and returns the durations of the frames. */
async function scroll(page: Page): Promise<Pick<Figures, 'frameMs' | 'frameP95Ms' | 'frameWorstMs'>> {
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const deltas: number[] = []
        let last = performance.now()
        let step = 60
        const until = last + 3000
        const frame = (now: number) => {
          deltas.push(now - last)
          last = now
          const before = scrollY
          scrollBy(0, step)
          if (scrollY === before) step = -step
          if (now < until) requestAnimationFrame(frame)
          else resolve(deltas.slice(2))
        }
        requestAnimationFrame(frame)
      }),
  )
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1))
  return { frameMs: at(0.5), frameP95Ms: at(0.95), frameWorstMs: at(1) }
}

/** Jumps to the oldest game, and returns the milliseconds until its line is shown. */
async function jump(page: Page): Promise<number> {
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        const look = () => {
          scrollTo(0, document.documentElement.scrollHeight)
          const lines = [...document.querySelectorAll('main li')]
          const isThere = lines.length > 0 && lines.every((line) => line.querySelector('[aria-busy]') === null)
          const last = lines.at(-1)
          const isLast = last?.getAttribute('aria-posinset') === last?.getAttribute('aria-setsize')
          if (isThere && isLast) resolve(performance.now() - from)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
  return Math.round(took)
}

async function memory(devtools: CDPSession): Promise<Pick<Figures, 'heapMb' | 'nodes'>> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heapMb: Number((of('JSHeapUsedSize') / 1e6).toFixed(1)), nodes: of('Nodes') }
}
