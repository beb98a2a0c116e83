import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../../../scripts/browsers/find-chromium'
import type { ActReport } from '../page/acts'

/** The two ways in which Chromium stores an IndexedDB. */
export const BACKENDS = ['leveldb', 'sqlite'] as const
export type Backend = (typeof BACKENDS)[number]

/** A browser with its own processes, which a trial can kill at any time. */
export interface OwnBrowser {
  readonly page: Page
  /** Kills all its processes at once, as a phone does that needs the memory. */
  readonly kill: () => Promise<void>
}

/** A browser that plays evenings. */
export interface TrialBrowser extends OwnBrowser {
  /** The reports of the page so far. */
  readonly said: readonly ActReport[]
  /** Resolves after this many reports of the page, or after this many milliseconds. */
  readonly heard: (many: number, patience: number) => Promise<void>
  /** Pauses all processes; `thaw` lets them continue. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Returns whether it has ended by itself. */
  readonly hasCrashed: () => boolean
  readonly close: () => Promise<void>
}

/** The arguments that reduce the browser to a page and its storage, because a trial starts one or several. */
const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-breakpad',
  '--disable-sync',
  '--disable-extensions',
  '--remote-debugging-port=0',
  '--password-store=basic',
  '--noerrdialogs',
]
const NOT_NEEDED = [
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'SpareRendererForSitePerProcess',
  'PreloadTopChromeWebUI',
]

/** Starts a browser on a profile, with an empty page. */
export async function startOwnBrowser(profile: string): Promise<OwnBrowser> {
  const { page, child, browser } = await started(profile, 'leveldb')
  return { page, kill: () => killed(child, browser) }
}

/** Starts a browser on a profile, at an address that plays evenings. */
export async function startBrowser(profile: string, address: string, backend: Backend): Promise<TrialBrowser> {
  const one = await started(profile, backend)
  try {
    return await driven(one, address)
  } catch (error) {
    signal(one.child, 'SIGKILL')
    throw error
  }
}

interface Started {
  readonly child: ChildProcess
  readonly browser: Browser
  readonly page: Page
}

async function started(profile: string, backend: Backend): Promise<Started> {
  forgetOldRun(profile)
  const child = spawn(
    findChromium() ?? 'chromium',
    [
      ...ARGUMENTS,
      `--disable-features=${NOT_NEEDED.join(',')}`,
      ...(backend === 'sqlite' ? ['--enable-features=IdbSqliteBackingStore'] : []),
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  )
  try {
    const port = await debuggingPort(profile, child)
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: 60_000 })
    const context = browser.contexts()[0] ?? (await browser.newContext())
    const page = context.pages()[0] ?? (await context.newPage())
    page.setDefaultTimeout(60_000)
    return { child, browser, page }
  } catch (error) {
    signal(child, 'SIGKILL')
    throw error
  }
}

async function driven({ child, browser, page }: Started, address: string): Promise<TrialBrowser> {
  const said: ActReport[] = []
  const listeners = new Set<() => void>()
  const hear = (one: ActReport) => {
    said.push(one)
    listeners.forEach((listener) => listener())
  }
  await page.exposeFunction('say', hear)
  page.on('pageerror', (error) => hear({ said: 'stopped', why: `uncaught: ${error.message}` }))
  await page.goto(address)
  await page.waitForFunction(() => 'crash' in window)
  return {
    page,
    said,
    heard: (many, patience) => heardSoMany(said, listeners, many, patience),
    kill: () => killed(child, browser),
    freeze: () => signal(child, 'SIGSTOP'),
    thaw: () => signal(child, 'SIGCONT'),
    hasCrashed: () => child.exitCode !== null || child.signalCode !== null,
    close: async () => {
      const gone = ended(child)
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => {})
      await Promise.race([gone, wait(5000)])
      signal(child, 'SIGKILL')
      await gone
    },
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves after this many reports, or when the time is over. */
function heardSoMany(
  said: readonly ActReport[],
  listeners: Set<() => void>,
  many: number,
  patience: number,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      listeners.delete(look)
      resolve()
    }
    const look = () => (said.length >= many ? done() : undefined)
    const timer = setTimeout(done, patience)
    listeners.add(look)
    look()
  })
}

/** Removes the locks of a killed browser from its profile, and the file of its debugging port. */
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
    await wait(25)
  }
  throw new Error('the browser did not start')
}

/** Sends a signal to the whole group of processes, as which the browser was started. */
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
