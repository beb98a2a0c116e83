// npm run bench -- history [GAMES --slow=4 --one-copy]: makes ten thousand games in a real Chromium and measures how history,
// players and the start feel with them, beside the same with ten. The last line is one JSON object.
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { ensureChromium } from './find-chromium.mjs'
import { seedGames } from './history-seed'
import type { Seed } from './history-seed'

const root = process.cwd()
const numbers = process.argv.slice(2)
const GAMES = Number(numbers.find((text) => /^\d+$/.test(text)) ?? 10_000)
/** Without the second copy of the data, whose comparison at every start would be measured with the rest. */
const ONE_COPY = numbers.includes('--one-copy')
const SLOW = Number(numbers.find((text) => text.startsWith('--slow='))?.slice(7) ?? 1)
const TABLES = ['games', 'entries', 'tallies', 'series'] as const
/** Rows put into the database in one go. */
const PIECE = 5000

interface Figures {
  readonly games: number
  /** Milliseconds from the beginning of the navigation. */
  readonly homeMs: number
  readonly listPaintMs: number
  readonly listWholeMs: number
  readonly playersMs: number
  readonly personMs: number
  readonly frames: { readonly median: number; readonly p95: number; readonly worst: number; readonly over50: number }
  readonly jumpMs: number
  readonly heapMb: number
  readonly nodes: number
  readonly rowsDrawn: number
  readonly copiedS: number
}

const base = await serve()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const few = await measure(browser, seedGames(10, Date.now()))
const many = await measure(browser, seedGames(GAMES, Date.now()))
await browser.close()

const show = (name: string, of: (figures: Figures) => string | number) =>
  console.log(`${name.padEnd(44)} ${String(of(few)).padStart(12)} ${String(of(many)).padStart(12)}`)
console.log(
  [SLOW === 1 ? '' : `processor slowed ${SLOW} times`, ONE_COPY ? 'one copy of the data' : ''].join(' ').trim(),
)
show('', ({ games }) => `${games} games`)
show('start: the game in progress shown, ms', ({ homeMs }) => homeMs)
show('history: first lines painted, ms', ({ listPaintMs }) => listPaintMs)
show('history: every game counted, ms', ({ listWholeMs }) => listWholeMs)
show('history: a frame while scrolling, median ms', ({ frames }) => frames.median)
show('history: the same, 95th of 100', ({ frames }) => frames.p95)
show('history: the longest', ({ frames }) => frames.worst)
show('history: frames over 50 ms, per cent', ({ frames }) => frames.over50)
show('history: jump to the end, lines there, ms', ({ jumpMs }) => jumpMs)
show('history: lines drawn at once', ({ rowsDrawn }) => rowsDrawn)
show('history: elements on the page', ({ nodes }) => nodes)
show('history: memory of scripts, MB', ({ heapMb }) => heapMb)
show('players: everybody counted, ms', ({ playersMs }) => playersMs)
show('players: one person in full, ms', ({ personMs }) => personMs)
show('second copy: all of it taken up, s', ({ copiedS }) => copiedS)
console.log(JSON.stringify({ slow: SLOW, oneCopy: ONE_COPY, few, many }))
process.exit(0)

async function measure(from: Browser, seed: Seed): Promise<Figures> {
  const context = await from.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  if (ONE_COPY) await context.addInitScript(() => Reflect.deleteProperty(StorageManager.prototype, 'getDirectory'))
  const page = await context.newPage()
  await page.goto(`${base}/history/`)
  await page.getByText('One game', { exact: true }).waitFor()
  for (const table of TABLES) {
    const rows: readonly unknown[] = seed[table]
    for (let at = 0; at < rows.length; at += PIECE) await put(page, table, rows.slice(at, at + PIECE))
  }
  const copiedS = ONE_COPY ? 0 : await copied(page, seed.games.length + seed.entries.length + seed.series.length)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
  const homeMs = await shown(page, `${base}/`, 'a[href^="/game"]')
  const playersMs = await shown(page, `${base}/players/`, 'main li a')
  const personMs = await shown(page, `${base}/players/?name=mike`, 'main dl')
  const listPaintMs = await shown(page, `${base}/history/`, 'main li a')
  const listWholeMs = await whole(page, seed.games.length + 1)
  const rowsDrawn = await page.locator('main li a').count()
  const frames = await scroll(page)
  const jumpMs = await jump(page)
  const { heapMb, nodes } = await memory(devtools)
  await context.close()
  return {
    games: seed.games.length,
    homeMs,
    listPaintMs,
    listWholeMs,
    playersMs,
    personMs,
    frames,
    jumpMs,
    heapMb,
    nodes,
    rowsDrawn,
    copiedS,
  }
}

/** Writes rows past the app, which would take an evening for each evening. */
function put(page: Page, table: string, rows: readonly unknown[]): Promise<void> {
  return page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yuss')
        opening.onerror = () => reject(new Error('not opened'))
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

/** Seconds until the second copy of the data, which knew nothing of rows written past the app, has taken them up. */
async function copied(page: Page, rows: number): Promise<number> {
  await page.goto(`${base}/`)
  const from = Date.now()
  while ((await writesIn(page)) < rows || (await isBusy(page))) await wait(500)
  return Math.round((Date.now() - from) / 1000)
}

/** Whether the second copy is being written or compared. */
function isBusy(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === 'yuss-journal')
  })
}

/** How many rows the second copy knows of. */
function writesIn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('yuss')
        opening.onsuccess = () => {
          const db = opening.result
          const counting = db.transaction('writes').objectStore('writes').count()
          counting.onsuccess = () => {
            db.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

/** Milliseconds from the beginning of a navigation to the frame after something is on the page. */
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

/** Milliseconds from the beginning of the navigation until the list says how many games there are. */
async function whole(page: Page, games: number): Promise<number> {
  await page.getByText(`${games.toLocaleString('en-GB')} games`, { exact: true }).waitFor()
  return Math.round(await page.evaluate(() => performance.now()))
}

/** Scrolls for three seconds as a thumb does, and tells how long the frames were. */
async function scroll(page: Page): Promise<Figures['frames']> {
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const deltas: number[] = []
        let last = performance.now()
        const until = last + 3000
        const step = (now: number) => {
          deltas.push(now - last)
          last = now
          scrollBy(0, 60)
          if (now < until) requestAnimationFrame(step)
          else resolve(deltas.slice(2))
        }
        requestAnimationFrame(step)
      }),
  )
  const sorted = [...frames].sort((a, b) => a - b)
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1))
  const over = frames.filter((frame) => frame > 50).length
  return { median: at(0.5), p95: at(0.95), worst: at(1), over50: Number(((100 * over) / frames.length).toFixed(1)) }
}

/** Jumps to the oldest game: milliseconds until its line is there. */
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

async function memory(devtools: CDPSession): Promise<{ readonly heapMb: number; readonly nodes: number }> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heapMb: Number((of('JSHeapUsedSize') / 1e6).toFixed(1)), nodes: of('Nodes') }
}

/** The app as it is built, on a free port. */
async function serve(): Promise<string> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, YUSS_OUT: 'out' },
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/serve.mjs', 'out', `--port=${port}`], { cwd: root, stdio: 'ignore' })
  process.on('exit', () => server.kill())
  const address = `http://localhost:${port}`
  for (;;) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok === true) return address
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const found = server.address()
      server.close(() => resolve(typeof found === 'object' && found !== null ? found.port : 0))
    })
  })
}
