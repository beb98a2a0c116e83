// Finds a Chromium for the tests, and installs one if it can.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Chromium without a window. Tests see the same pages, and it starts and loads in two thirds of the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the path of a Chromium: YUSS_CHROMIUM, the system's, or Playwright's own; `undefined` if there is none. */
export function findChromium(): string | undefined {
  return [process.env['YUSS_CHROMIUM'], ...inPath(NAMES), ...MAC, playwrightsOwn()].find(canRun)
}

/** Returns the path of the browser for the browser tests: YUSS_CHROMIUM, a Chromium without a window, or any other. */
export function findTestBrowser(): string | undefined {
  return [process.env['YUSS_CHROMIUM'], ...inPath(SHELLS)].find(canRun) ?? findChromium()
}

/**
 * Returns the same as findTestBrowser, but installs a browser if it can, preferably one without a window. Throws with advice if
 * there is none.
 */
export function ensureTestBrowser(): string {
  const isQuick = [process.env['YUSS_CHROMIUM'], ...inPath(SHELLS)].some(canRun)
  if (!isQuick) installFromDebian(['chromium-headless-shell'])
  return findTestBrowser() ?? ensureChromium()
}

/** Returns the same as findChromium, but installs a Chromium if there is none. Throws with advice if that fails. */
export function ensureChromium(): string {
  const found =
    findChromium() ?? (installFromDebian(['chromium']) || installFromPlaywright() ? findChromium() : undefined)
  if (found === undefined) {
    throw new Error('The browser tests need Chromium. Install one, or set YUSS_CHROMIUM to the path of its program.')
  }
  return found
}

/** Returns where programs with these names would be in PATH. */
export const inPath = (names: readonly string[]): readonly string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

function canRun(path: string | undefined): path is string {
  if (path === undefined || path === '') return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function playwrightsOwn(): string | undefined {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Installs packages if this is a Debian and its administrator asks. Tells whether that worked. */
export function installFromDebian(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.error(`Installing ${names.join(', ')} for the browser tests …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return run('apt-get', ['update', '-qq'], env) && run('apt-get', ['install', '-y', '-qq', ...names], env)
}

function installFromPlaywright(): boolean {
  console.error('Fetching Chromium for the browser tests …')
  return run(process.execPath, [createRequire(import.meta.url).resolve('@playwright/test/cli'), 'install', 'chromium'])
}

function run(command: string, args: readonly string[], env = process.env): boolean {
  return spawnSync(command, args, { env, stdio: ['ignore', 2, 2] }).status === 0
}
