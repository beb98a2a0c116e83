import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { findChromium } from '../../../scripts/find-chromium.mjs'
import type { Said } from '../page/acts'

/** The two ways in which Chromium keeps an IndexedDB. */
export const BACKENDS = ['leveldb', 'sqlite'] as const
export type Backend = (typeof BACKENDS)[number]

/** A browser of its own processes, to be killed whenever a trial likes. */
export interface TrialBrowser {
  readonly page: Page
  /** Everything that the page said, as it comes. */
  readonly said: Said[]
  /** Kills every process of it at once, as a phone does that needs the memory. */
  readonly kill: () => Promise<void>
  /** Stops every process where it stands, and lets it go on. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly close: () => Promise<void>
}

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--remote-debugging-port=0',
  '--password-store=basic',
  '--noerrdialogs',
]

/** Starts a browser on a profile, at an address. */
export async function startBrowser(profile: string, address: string, backend: Backend): Promise<TrialBrowser> {
  forgetOldRun(profile)
  const feature = backend === 'sqlite' ? ['--enable-features=IdbSqliteBackingStore'] : []
  const child = spawn(
    findChromium() ?? 'chromium',
    [...ARGUMENTS, ...feature, `--user-data-dir=${profile}`, 'about:blank'],
    {
      detached: true,
      stdio: 'ignore',
    },
  )
  const port = await debuggingPort(profile, child)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 60_000 })
  const context = browser.contexts()[0] ?? (await browser.newContext())
  const page = await context.newPage()
  const said: Said[] = []
  await page.exposeFunction('say', (one: Said) => {
    said.push(one)
  })
  page.on('pageerror', (error) => said.push({ said: 'stopped', why: `uncaught: ${error.message}` }))
  await page.goto(address)
  await page.waitForFunction(() => 'crash' in window)
  return {
    page,
    said,
    kill: () => killed(child, browser),
    freeze: () => signal(child, 'SIGSTOP'),
    thaw: () => signal(child, 'SIGCONT'),
    close: async () => {
      const gone = ended(child)
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => {})
      await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 5000))])
      signal(child, 'SIGKILL')
    },
  }
}

/** What a browser that was killed leaves in its profile, and what only one browser may have. */
function forgetOldRun(profile: string): void {
  const names = existsSync(profile) ? readdirSync(profile) : []
  for (const name of names)
    if (/^(Singleton|DevToolsActivePort)/.test(name)) rmSync(join(profile, name), { force: true })
}

async function debuggingPort(profile: string, child: ChildProcess): Promise<string> {
  const file = join(profile, 'DevToolsActivePort')
  for (let tries = 0; tries < 1200; tries += 1) {
    const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : ''
    if (port !== undefined && port !== '') return port
    if (child.exitCode !== null) throw new Error(`the browser ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the browser did not start')
}

/** The whole group of processes: it was started as one of its own. */
function signal({ pid }: ChildProcess, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  try {
    if (pid !== undefined) process.kill(-pid, name)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('ESRCH')) throw error
  }
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve))

async function killed(child: ChildProcess, browser: Browser): Promise<void> {
  const gone = ended(child)
  signal(child, 'SIGKILL')
  await gone
  await browser.close().catch(() => {})
}
